import { Select } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { focusField } from '../behaviour/focus-neighbour.ts';
import { Icon } from '../theme/icons.tsx';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import classes from './select-field.module.css';

interface SelectFieldProps<V extends string> extends FieldWords {
  /** '' means nothing is chosen. */
  value: V | '';
  options: readonly (V | { value: V; label: string })[];
  onChange: (value: V) => void;
  /** Called when the current choice is chosen again. */
  onAgain?: (() => void) | undefined;
  /** Shown in the field while nothing is chosen. */
  placeholder?: string;
  /** Makes the choice clearable; called when it is cleared. */
  onClear?: () => void;
  disabled?: boolean;
  /** At most this many are listed at a time; typing finds the others. */
  most?: number;
  'data-autofocus'?: boolean;
}

/** One option of a list, found by typing. */
export function SelectField<V extends string>(props: SelectFieldProps<V>) {
  const { label, error, hint, value, options, onChange, onAgain, onClear, most, ...rest } = props;
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ties) => (
        <Select
          {...rest}
          {...ties}
          // Mantine would overwrite these with its own, which do not know our error and hint.
          attributes={{
            input: { 'aria-invalid': ties['aria-invalid'], 'aria-describedby': ties['aria-describedby'] },
          }}
          data={[...options]}
          {...(most !== undefined && { limit: most })}
          value={value === '' ? null : value}
          onChange={(chosen) => (chosen === null ? onClear?.() : onChange(chosen))}
          onOptionSubmit={(chosen) => chosen === value && onAgain?.()}
          allowDeselect={Boolean(onClear)}
          clearable={Boolean(onClear)}
          clearSectionMode={onClear && value !== '' ? 'clear' : 'rightSection'}
          clearButtonProps={{
            'aria-label': `Clear ${label}`,
            'aria-hidden': false,
            tabIndex: 0,
            size: '24px',
            onClick: ({ currentTarget }) => focusField(currentTarget, ties.id),
          }}
          rightSection={<Icon name="chevron" size={14} />}
          searchable
          openOnFocus={false}
          selectFirstOptionOnChange
          nothingFoundMessage="Nothing found"
          maxDropdownHeight={280}
          classNames={classes}
        />
      )}
    </FieldFrame>
  );
}
