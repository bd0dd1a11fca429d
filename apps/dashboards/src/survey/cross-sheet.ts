import { type FigureSheet, plainSheet } from '../kit/sheet.ts';
import type { CrossTab } from './cross-tab.ts';
import type { Base } from './tally.ts';

/** For every group how many, and their part of the group. How many were asked stands below. */
export function crossSheet({ groups, rows }: CrossTab): FigureSheet {
  const sheet = plainSheet({
    unit: null,
    columns: [
      { head: 'Answer' },
      ...groups.flatMap(({ name }) => [
        { head: name, sub: '%', decimals: 1 },
        { head: `${name} `, sub: 'respondents', decimals: 0 },
      ]),
    ],
    rows: rows.map(({ answer, cells }) => [answer, ...cells.flatMap(({ share, count }) => [share, count])]),
  });
  const base = ['All who answered', ...groups.flatMap(({ respondents }) => [null, respondents])];
  return { ...sheet, rows: [...sheet.rows, { key: 'base', cells: base, isTotal: true }] };
}

/** Numbers by group; none of those that are too few. */
export function spreadSheet(head: string, groups: readonly Base[]): FigureSheet {
  const names = ['Lowest', 'Lower quartile', 'Median', 'Upper quartile', 'Highest'];
  return plainSheet({
    unit: null,
    columns: [
      { head },
      { head: 'Respondents', decimals: 0 },
      { head: 'Base' },
      ...['Mean', ...names].map((name) => ({ head: name, decimals: 1 })),
    ],
    rows: groups.map(({ name, respondents, reliance, mean, spread }) => {
      const isTold = reliance !== 'tiny' && spread !== null;
      return [
        name,
        respondents,
        baseWord(reliance),
        ...(isTold ? [mean, ...spread] : [null, ...names.map(() => null)]),
      ];
    }),
  });
}

function baseWord(reliance: Base['reliance']): string {
  return { fine: '', small: 'small base', tiny: 'too few' }[reliance];
}
