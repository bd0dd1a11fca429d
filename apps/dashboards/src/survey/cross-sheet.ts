import { type FigureSheet, plainSheet, type SheetRow } from '../kit/sheet.ts';
import type { CrossTab } from './cross-tab.ts';
import { decimalsBetween } from './survey-words.ts';
import type { Base } from './tally.ts';

/** The count and the share of every group. Below are the number of respondents and their mean. */
export function crossSheet({ groups, rows }: CrossTab, isWeighted: boolean): FigureSheet {
  const sheet = plainSheet({
    unit: null,
    columns: [
      { head: 'Answer' },
      ...groups.flatMap(({ name }) => [
        { head: name, sub: '%', decimals: 1, isPercent: true },
        isWeighted
          ? { head: `${name} `, sub: 'weighted respondents', decimals: 1 }
          : { head: `${name} `, sub: 'respondents', decimals: 0 },
      ]),
    ],
    rows: rows.map(({ answer, cells }) => [answer, ...cells.flatMap(({ share, count }) => [share, count])]),
  });
  const below = (name: string, cellsOf: (group: Base) => SheetRow['cells']): SheetRow => ({
    key: name,
    cells: [name, ...groups.flatMap(cellsOf)],
    isTotal: true,
  });
  const isAnySmall = groups.some(({ reliance }) => reliance !== 'fine');
  const hasMean = groups.some(({ mean }) => mean !== null);
  return {
    ...sheet,
    rows: [
      ...sheet.rows,
      below('All who answered', ({ size }) => [null, size]),
      ...(isWeighted
        ? [below('All who answered, unweighted', ({ respondents }) => [null, respondents])]
        : []),
      ...(isAnySmall ? [below('Base', ({ reliance }) => [null, baseWord(reliance)])] : []),
      ...(hasMean
        ? [{ ...below('Mean', (group) => [toldMean(group), null]), decimals: decimalsBetween(rows) }]
        : []),
    ],
  };
}

export function toldMean({ mean, reliance }: Base): number | null {
  return reliance === 'tiny' ? null : mean;
}

/** Numbers by group; none for a group with too few respondents. */
export function spreadSheet(head: string, groups: readonly Base[], decimals: number): FigureSheet {
  const names = ['Lowest', 'Lower quartile', 'Median', 'Upper quartile', 'Highest'];
  return plainSheet({
    unit: null,
    columns: [
      { head },
      { head: 'Respondents', decimals: 0 },
      { head: 'Base' },
      ...['Mean', ...names].map((name) => ({ head: name, decimals })),
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

/** Empty if the base is large enough. */
export function baseWord(reliance: Base['reliance']): string {
  return { fine: '', small: 'small base', tiny: 'too few' }[reliance];
}
