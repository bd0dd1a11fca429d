import { type ComponentProps, useState } from 'react';
import { Checkbox } from './checkbox.tsx';

interface InstantCheckboxProps extends Omit<ComponentProps<typeof Checkbox>, 'checked' | 'onChange'> {
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Shows a press at once. The list that `checked` comes from is updated a moment later, and then decides. */
export function InstantCheckbox({ checked, onChange, ...box }: InstantCheckboxProps) {
  const [listed, setListed] = useState(checked);
  const [shown, setShown] = useState(checked);
  if (listed !== checked) {
    setListed(checked);
    setShown(checked);
  }
  const press = (next: boolean) => {
    setShown(next);
    onChange(next);
  };
  return <Checkbox {...box} checked={shown} onChange={(event) => press(event.target.checked)} />;
}
