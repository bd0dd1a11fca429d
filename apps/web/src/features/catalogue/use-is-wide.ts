import { useMediaQuery } from '@mantine/hooks';

/** Room for the lists and the map side by side; below it selects and a list of regions serve. */
export function useIsWide(): boolean {
  return useMediaQuery('(min-width: 1000px)', undefined, { getInitialValueInEffect: false });
}
