import { Choice } from '@caliper/ui/fields/choice.tsx';
import { type ColorScheme, chooseColorScheme, useColorScheme } from '@caliper/ui/theme/color-scheme.ts';

const options = [
  { value: 'light', label: 'Light', icon: 'sun' },
  { value: 'dark', label: 'Dark', icon: 'moon' },
  { value: 'auto', label: 'Same as system', icon: 'screen' },
] as const;

export function ColorSchemeChoice() {
  const { choice } = useColorScheme();
  return (
    <Choice<ColorScheme> label="Appearance" value={choice} options={options} onChange={chooseColorScheme} />
  );
}
