import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import type { Choice, ChoiceGroup } from './choices.ts';

export type Choosing = ReturnType<typeof useChoosing>;

/**
 * The keyboard of a field with a list below it: the focus stays in the field, the arrow keys choose, Enter takes what is
 * chosen. Until something is chosen it is nothing, so that Enter does what it does without a list, or else the first. A
 * choice that is no longer in the list is none.
 */
export function useChoosing(groups: readonly ChoiceGroup[], byItself: 'nothing' | 'first' = 'nothing') {
  const listId = useId();
  const [chosenKey, choose] = useState<string | null>(null);
  const choices = groups.flatMap((group) => group.choices);
  const found = choices.findIndex(({ key }) => key === chosenKey);
  const least = byItself === 'first' ? 0 : -1;
  const at = Math.max(found, least);
  const chosen = choices[at] ?? null;
  const optionId = ({ key }: Choice) => `${listId}-${key}`;
  const activeId = chosen ? optionId(chosen) : undefined;
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  /** Returns whether the key was for the list. */
  const press = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean => {
    if (ctrlKey || metaKey || altKey || shiftKey) return false;
    if (key === 'Enter') return take(activeId);
    if (key === 'Delete') return forget(chosen);
    const step = steps[key];
    if (step === undefined || choices.length === 0) return false;
    const next = within(at + step, least, choices.length - 1);
    choose(choices[next]?.key ?? null);
    return true;
  };

  return { listId, activeId, chosen, optionId, press };
}

const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 };

/** Beyond either end it goes on at the other; before the first is the field itself, if nothing may be chosen. */
function within(at: number, first: number, last: number): number {
  if (at > last) return first;
  return at < first ? last : at;
}

/** As if it were pressed, so that a choice is a link like any other. */
function take(id: string | undefined): boolean {
  const option = id === undefined ? null : document.getElementById(id);
  option?.click();
  return option !== null;
}

function forget(choice: Choice | null): boolean {
  choice?.forget?.();
  return choice?.forget !== undefined;
}
