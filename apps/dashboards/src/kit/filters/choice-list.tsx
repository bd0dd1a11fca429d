import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useState } from 'react';
import classes from './choice-filter.module.css';
import { type Choice, found, leavesOf, toggled } from './choices.ts';

interface ChoiceListProps {
  id: string;
  label: string;
  all: string;
  choices: readonly Choice[];
  leaves: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** Longer lists can be searched. */
const searchedFrom = 8;

export function ChoiceList({ id, label, all, choices, leaves, chosen, onChange }: ChoiceListProps) {
  const [typed, setTyped] = useState('');
  const shown = found(choices, typed);
  const toggle = (values: readonly string[]) => onChange(toggled(chosen, values, leaves));
  return (
    <div id={id} ref={focusOnArrival} className={classes.popup}>
      {leaves.length >= searchedFrom && (
        <div className="row gap8 faint underline py6 px12">
          <Icon name="search" size={14} />
          <input
            className={classes.input}
            type="search"
            aria-label={`Find in ${label}`}
            placeholder="Find"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </div>
      )}
      <ul className={classes.list} aria-label={label}>
        {typed === '' && (
          <li className={classes.all}>
            <Checkbox checked={chosen.length === 0} onChange={() => onChange([])}>
              {all}
            </Checkbox>
          </li>
        )}
        {shown.map((choice) => (
          <li key={choice.value}>
            {choice.isHeading ? (
              <div className="semi" translate="no">
                {choice.label}
              </div>
            ) : (
              <Box choice={choice} chosen={chosen} onToggle={toggle} />
            )}
            {choice.children && (
              <ul className={classes.children} aria-label={choice.label}>
                {choice.children.map((child) => (
                  <li key={child.value}>
                    <Box choice={child} chosen={chosen} onToggle={toggle} />
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
        {shown.length === 0 && <li className="faint">Nothing found</li>}
      </ul>
    </div>
  );
}

interface BoxProps {
  choice: Choice;
  chosen: readonly string[];
  onToggle: (values: readonly string[]) => void;
}

function Box({ choice, chosen, onToggle }: BoxProps) {
  const values = leavesOf([choice]);
  const count = values.filter((value) => chosen.includes(value)).length;
  const isPartly = count > 0 && count < values.length;
  return (
    <Checkbox
      checked={count === values.length}
      ref={(box) => {
        if (box) box.indeterminate = isPartly;
      }}
      onChange={() => onToggle(values)}
    >
      <span translate="no" data-group={choice.children !== undefined || undefined}>
        {choice.label}
      </span>
    </Checkbox>
  );
}

/** On a touch screen, focusing the search would bring up the keyboard over the list. */
function focusOnArrival(popup: HTMLElement | null): void {
  const isTouch = matchMedia('(pointer: coarse)').matches;
  popup?.querySelector<HTMLElement>(isTouch ? 'input[type=checkbox]' : 'input')?.focus();
}
