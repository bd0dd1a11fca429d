import type { QuestionType } from '@caliper/contract/dashboards/dashboards.values.ts';
import { type FigureSheet, plainSheet } from '../kit/sheet.ts';
import { binName, binsOf } from './bins.ts';
import { baseWord } from './cross-sheet.ts';
import { count } from './survey-format.ts';
import { typeWords } from './survey-words.ts';
import type { Base, Tally } from './tally.ts';

/** Above the answers: who gave them, and whether they are too few to rely on. */
export function answersNote(type: QuestionType, base: Base | undefined, isWeighted: boolean): string {
  const who = base
    ? `${count(base.respondents)} ${base.respondents === 1 ? 'respondent' : 'respondents'}`
    : '';
  const weight = isWeighted && base ? `, weighted to ${count(base.size)}` : '';
  const more = type === 'multi' ? '; shares add up to more than 100%' : '';
  const small = base ? baseWord(base.reliance) : '';
  return `${typeWords[type]}, ${who}${weight}${more}${small && `; ${small}`}`;
}

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
      { head: 'Share', sub: '%', decimals: 1, isPercent: true },
    ],
    rows: rows.map((row) => [row.answer, row.count, row.share]),
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
