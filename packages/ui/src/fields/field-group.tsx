import type { ComponentProps } from 'react';

interface FieldGroupProps extends ComponentProps<'fieldset'> {
  label: string;
}

/** Fields that belong together, under a common label. */
export function FieldGroup({ label, children, ...rest }: FieldGroupProps) {
  return (
    <fieldset {...rest}>
      <legend className="mb6 label quiet">{label}</legend>
      {children}
    </fieldset>
  );
}
