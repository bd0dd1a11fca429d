import type { PastImport } from './imports.queries.ts';
import { targetWords } from './target.ts';
import type { Change } from './use-import-change.ts';

/** What is to become of an import that stands in the list. */
export interface Wish {
  one: PastImport;
  change: Change;
}

/** What the button says that shows its figures. */
export function applyWord({ state }: Pick<PastImport, 'state'>): string {
  return state === 'earlier' ? 'Restore' : 'Apply';
}

export function questionWords({ one, change }: Wish): string {
  if (change === 'discard')
    return `Discard ${one.file}? It was not applied, and nothing that is shown changes.`;
  return `Show the figures of ${one.file} in ${targetWords(one)}? Everybody will see them in place of the current ones.`;
}

export function doneWords({ one, change }: Wish): string {
  return change === 'discard'
    ? `${one.file} was discarded.`
    : `${one.file} is shown now in ${targetWords(one)}.`;
}
