import { MultiSelect, Pill } from '@mantine/core';
import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { focusField } from '../behaviour/focus-neighbour.ts';
import { Icon } from '../theme/icons.tsx';
import { FieldFrame, type FieldWords } from './field-frame.tsx';
import classes from './multi-select-field.module.css';
import list from './select-field.module.css';

interface MultiSelectFieldProps<V extends string> extends FieldWords {
  value: readonly V[];
  options: readonly (V | { value: V; label: string })[];
  onChange: (value: V[]) => void;
  /** Shown in the field while nothing is chosen. */
  placeholder?: string;
  disabled?: boolean;
}

/** Several options of a list, found by typing. Each is shown in the field and can be removed there or in the list. */
export function MultiSelectField<V extends string>(props: MultiSelectFieldProps<V>) {
  const { label, error, hint, value, options, onChange, placeholder, ...rest } = props;
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(ties) => (
        <MultiSelect
          {...rest}
          {...ties}
          // Mantine would overwrite these with its own, which do not know our error and hint.
          attributes={{
            inputField: {
              'aria-invalid': ties['aria-invalid'],
              'aria-describedby': ties['aria-describedby'],
            },
            input: { 'data-invalid': ties['aria-invalid'] || undefined },
          }}
          data={[...options]}
          value={[...value]}
          onChange={onChange}
          {...(value.length === 0 && placeholder !== undefined && { placeholder })}
          renderPill={({ option, value: one, onRemove, disabled = false }) => (
            <Pill
              className={classes.pill}
              withRemoveButton={!disabled}
              disabled={disabled}
              onRemove={() => onRemove?.()}
              removeButtonProps={{
                'aria-label': `Remove ${option?.label ?? one}`,
                'aria-hidden': false,
                tabIndex: 0,
                onClick: ({ currentTarget }) => focusField(currentTarget, ties.id),
                icon: <Icon name="close" size={12} />,
              }}
            >
              {option?.label ?? one}
            </Pill>
          )}
          rightSection={<Icon name="chevron" size={14} />}
          searchable
          openOnFocus={false}
          selectFirstOptionOnChange
          nothingFoundMessage="Nothing found"
          maxDropdownHeight={280}
          classNames={{ ...list, ...classes }}
        />
      )}
    </FieldFrame>
  );
}
