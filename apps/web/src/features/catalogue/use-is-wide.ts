import { useMediaQuery } from '@mantine/hooks';

/** Whether lists and map fit side by side; otherwise there are selects and a list of regions. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 1000px)', undefined, { getInitialValueInEffect: false });
}
