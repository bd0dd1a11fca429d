import { usePopup } from '@caliper/ui/behaviour/use-popup.ts';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useId } from 'react';
import classes from './choice-filter.module.css';
import { ChoiceList } from './choice-list.tsx';
import { type Choice, leavesOf } from './choices.ts';

interface ChoiceFilterProps {
  label: string;
  /** Shown while nothing is chosen, such as "All segments". */
  all: string;
  /** The plural for a choice of several, such as "segments". */
  many: string;
  choices: readonly Choice[];
  /** Shown as the number of choices, if it is not the number of single names. */
  count?: number;
  /** Nothing chosen means all. */
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
}

/** A choice of several names from a list that can be searched. */
export function ChoiceFilter({ label, all, many, choices, chosen, onChange, ...rest }: ChoiceFilterProps) {
  const id = useId();
  const { frame, trigger, open } = usePopup<HTMLDivElement>();
  const leaves = leavesOf(choices);
  return (
    <div ref={frame} className={classes.filter}>
      <span id={`${id}-label`} className="block mb6 label quiet">
        {label}
      </span>
      <button
        {...trigger}
        id={`${id}-button`}
        className={classes.button}
        aria-labelledby={`${id}-label ${id}-button`}
        aria-controls={open ? `${id}-list` : undefined}
        data-chosen={chosen.length > 0 || undefined}
      >
        <span className={classes.words}>{wordsOf(choices, chosen, leaves.length, { all, many })}</span>
        {chosen.length === 0 && leaves.length > 1 && (
          <span className={classes.count} translate="no">
            {rest.count ?? leaves.length}
          </span>
        )}
        <Icon name="chevron" size={14} />
      </button>
      {open && <ChoiceList id={`${id}-list`} {...{ label, all, choices, leaves, chosen, onChange }} />}
    </div>
  );
}

/** One by its name, a whole group by the group's, several by their number. */
export function wordsOf(
  choices: readonly Choice[],
  chosen: readonly string[],
  count: number,
  { all, many }: { all: string; many: string },
): string {
  if (chosen.length === 0) return all;
  const flat = choices.flatMap((choice) => [...(choice.children ?? []), choice]);
  const one = flat.find((choice) => !choice.isHeading && sameNames(leavesOf([choice]), chosen));
  return one?.label ?? `${chosen.length} of ${count} ${many}`;
}

function sameNames(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name) => other.includes(name));
}
