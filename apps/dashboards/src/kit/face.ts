import type { FigureSheet } from './sheet.ts';
import type { Asked } from './use-figures.ts';

export type Face = 'loading' | 'failed' | 'empty' | 'ready';

export function faceOf(asked: readonly Asked[], sheet: FigureSheet): Face {
  if (asked.some(({ error }) => error)) return 'failed';
  if (asked.some(({ isPending }) => isPending)) return 'loading';
  return sheet.rows.length === 0 ? 'empty' : 'ready';
}

/** Whether the answer to the previous question is still shown. */
export function isStale(asked: readonly Asked[]): boolean {
  return asked.some(({ isPlaceholderData }) => isPlaceholderData);
}
