import type { comparedKinds } from './compared.schemas.ts';

/** What became of a figure, in a word. */
export const kindWords: Record<(typeof comparedKinds)[number], string> = {
  same: 'same',
  restated: 'restated',
  revised: 'forecast revised',
  measured: 'was forecast',
  changed: 'changed',
  words: 'words changed',
  added: 'new',
  removed: 'removed',
  incomparable: 'not comparable',
};
