import type { QuestionType } from '@caliper/contract/dashboards/dashboards.values.ts';
import { type FigureSheet, plainSheet } from '../kit/sheet.ts';
import { binName, binsOf } from './bins.ts';
import type { Base, Tally } from './tally.ts';

/** Answers with their counts and their shares of all respondents. */
export function answersSheet(
  type: QuestionType,
  tallies: readonly Tally[],
  base: Base | undefined,
  isWeighted: boolean,
): FigureSheet {
  const rows = type === 'number' ? binned(tallies, base) : tallies;
  return plainSheet({
    unit: null,
    columns: [
      { head: 'Answer' },
      { head: isWeighted ? 'Weighted respondents' : 'Respondents', decimals: isWeighted ? 1 : 0 },
      { head: 'Share', sub: '%', decimals: 1 },
    ],
    rows: rows.map(({ answer, count, share }) => [answer, count, share]),
  });
}

function binned(tallies: readonly Tally[], base: Base | undefined): Tally[] {
  const isShared = base !== undefined && base.reliance !== 'tiny' && base.size > 0;
  return binsOf(tallies).map((bin) => ({
    answer: binName(bin),
    count: bin.count,
    share: isShared ? (bin.count / base.size) * 100 : null,
  }));
}
