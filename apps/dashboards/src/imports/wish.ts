import type { PastImport } from './imports.queries.ts';
import { targetWords } from './target.ts';
import type { Change } from './use-import-change.ts';

/** The change that is asked for, and the import in the list that it is about. */
export interface Wish {
  one: PastImport;
  change: Change;
}

/** The label of the button that applies an import. */
export function applyWord({ state }: Pick<PastImport, 'state'>): string {
  return state === 'earlier' ? 'Restore' : 'Apply';
}

export function questionWords({ one, change }: Wish): string {
  if (change === 'discard')
    return `Discard ${one.file}? It was not applied, and nothing that is shown changes.`;
  const readers = one.demo ? 'Companies with the demo' : 'Everyone';
  return `Show the figures of ${one.file} in ${targetWords(one)}? ${readers} will see them in place of the current ones.`;
}

export function doneWords({ one, change }: Wish, wasGone: boolean): string {
  if (wasGone) return `${one.file} was no longer waiting to be applied.`;
  return change === 'discard'
    ? `${one.file} was discarded.`
    : `${one.file} is shown now in ${targetWords(one)}.`;
}
