import { Icon } from '@caliper/ui/theme/icons.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { needsFullLoad } from '../../../lib/navigation/full-load.ts';
import classes from './choice-list.module.css';
import type { Choice, ChoiceGroup } from './choices.ts';
import { Keys } from './keys.tsx';
import { typedParts } from './typed-parts.ts';
import type { Choosing } from './use-choosing.ts';

interface ChoiceListProps {
  label: string;
  groups: readonly ChoiceGroup[];
  choosing: Choosing;
  /** What was typed so far: it stands out in every choice. */
  typed: string;
  onLeave: () => void;
}

/** The choices in their groups. The field keeps the focus; a press chooses, and so does Enter there. */
export function ChoiceList({ label, groups, choosing, typed, onLeave }: ChoiceListProps) {
  return (
    <div
      id={choosing.listId}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      className={classes.list}
      onMouseDown={keepFocus}
    >
      {groups.map(({ name, choices }) => (
        <Group key={name} id={`${choosing.listId}-${name}`.replaceAll(' ', '-')} name={name}>
          {choices.map((choice) => (
            <Option key={choice.key} {...{ choice, choosing, typed, onLeave }} />
          ))}
        </Group>
      ))}
    </div>
  );
}

interface GroupProps {
  id: string;
  name: string | null;
  children: ReactNode;
}

function Group({ id, name, children }: GroupProps) {
  if (name === null) return <div className={classes.alone}>{children}</div>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
    <div role="group" aria-labelledby={id}>
      <div id={id} role="presentation" className={classes.name}>
        {name}
      </div>
      {children}
    </div>
  );
}

interface OptionProps {
  choice: Choice;
  choosing: Choosing;
  typed: string;
  onLeave: () => void;
}

function Option({ choice, choosing, typed, onLeave }: OptionProps) {
  const { to, run, stays, forget } = choice;
  const { pathname } = useLocation();
  const option = {
    id: choosing.optionId(choice),
    'aria-selected': choice === choosing.chosen,
    'aria-description': forget ? 'Delete removes it' : undefined,
    className: classes.option,
    'data-forgets': forget ? true : undefined,
  } as const;
  const words = <Words choice={choice} typed={typed} />;
  const press = () => {
    if (!stays) onLeave();
    run?.();
  };
  return (
    <div role="presentation" className={classes.row}>
      {to === undefined ? (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field
        <div {...option} role="option" tabIndex={-1} onClick={press}>
          {words}
        </div>
      ) : (
        <Link
          {...option}
          role="option"
          tabIndex={-1}
          to={to}
          reloadDocument={needsFullLoad(pathname, to)}
          onClick={press}
        >
          {words}
        </Link>
      )}
      {forget && <Forget what={choice.words} onForget={forget} />}
    </div>
  );
}

function Words({
  choice: { icon, words, isTitle, fact, keys },
  typed,
}: Pick<OptionProps, 'choice' | 'typed'>) {
  return (
    <>
      <Icon name={icon} className={classes.icon} />
      <span className={classes.words} data-title={isTitle || undefined}>
        {typedParts(words, typed).map(({ text, isTyped }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
          isTyped ? <b key={place}>{text}</b> : text,
        )}
      </span>{' '}
      {fact && <span className={classes.fact}>{fact}</span>}
      {keys && <Keys keys={keys} />}
    </>
  );
}

/** For pointers; what the keyboard and screen readers have instead is said by the choice. */
function Forget({ what, onForget }: { what: string; onForget: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-hidden="true"
      title={`Remove ${what}`}
      className={classes.forget}
      onClick={onForget}
    >
      <Icon name="close" size={14} />
    </button>
  );
}

/** A press on a choice does not take the focus from the field. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}
