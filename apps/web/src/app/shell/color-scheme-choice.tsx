import { Choice } from '@caliper/ui/choice.tsx';
import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core';

const options = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'auto', label: 'As the system', icon: 'screen' },
] as const;

export function ColorSchemeChoice() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Choice<MantineColorScheme>
      label="Appearance"
      value={colorScheme}
      options={options}
      onChange={setColorScheme}
    />
  );
}
