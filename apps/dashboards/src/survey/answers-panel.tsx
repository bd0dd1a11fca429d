import type { QuestionType } from '@caliper/contract/dashboards/dashboards.values.ts';
import { Histogram } from '@caliper/ui/charts/histogram.tsx';
import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import { formatNumber } from '../kit/format.ts';
import { type KeyFigure, KeyFigures } from '../kit/key-figures.tsx';
import { Panel } from '../kit/panel.tsx';
import { type FigureSheet, plainSheet } from '../kit/sheet.ts';
import { SmallBase } from './base-head.tsx';
import { binName, binsOf } from './bins.ts';
import { baseWord } from './cross-sheet.ts';
import { count, decimalsBetween, percent, typeWords } from './survey-words.ts';
import { type Base, type Tally, tally } from './tally.ts';
import type { Answers } from './use-answers.ts';
import type { Survey } from './use-survey.ts';

/** One question, with the frequency of each answer. */
export function AnswersPanel({ survey, answers }: { survey: Survey; answers: Answers }) {
  const { question, isWeighted } = survey;
  const { base, tallies, figures } = answers;
  const numbers = base ? numberFigures(base, decimalsBetween(tallies)) : [];
  const shown = question.type === 'number' ? binned(tallies, base) : tallies;
  return (
    <Panel
      title={`${question.question_id}: ${question.text}`}
      note={answersNote(question.type, base, isWeighted)}
      figures={figures}
      sheet={answersSheet(shown, isWeighted)}
      tools={base && <SmallBase base={base} />}
      empty="None of the selected respondents answered this question."
    >
      {numbers.length > 0 && <KeyFigures figures={numbers} />}
      <Distribution survey={survey} tallies={shown} />
    </Panel>
  );
}

/** Shares are drawn to the whole: half of all respondents is half of the way. Too few have none. */
function Distribution({
  survey: { question, isWeighted },
  tallies,
}: {
  survey: Survey;
  tallies: readonly Tally[];
}) {
  const { type, text } = question;
  const isShared = tallies.some(({ share }) => share !== null);
  const rows = tallies.map(({ answer, count: people, share }) => ({
    name: answer,
    value: share ?? people,
    // n is the number of respondents; a weighted count is another number.
    growth: isShared ? `${isWeighted ? 'weighted' : 'n ='} ${count(people)}` : undefined,
  }));
  const format = isShared ? percent : count;
  const whole = isShared ? 100 : undefined;
  if (type === 'number' || type === 'scale')
    return <Histogram label={text} bars={rows} format={format} max={whole} />;
  return <Ranking label={text} rows={rows} format={format} whole={whole} />;
}

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
export function answersSheet(tallies: readonly Tally[], isWeighted: boolean): FigureSheet {
  return plainSheet({
    unit: null,
    columns: [
      { head: 'Answer' },
      { head: isWeighted ? 'Weighted respondents' : 'Respondents', decimals: isWeighted ? 1 : 0 },
      { head: 'Share', sub: '%', decimals: 1, isPercent: true },
    ],
    rows: tallies.map(({ answer, count: people, share }) => [answer, people, share]),
  });
}

/** Numbers in groups. */
export function binned(tallies: readonly Tally[], base: Base | undefined): Tally[] {
  return binsOf(tallies).map((bin) => tally(binName(bin), bin.count, base));
}

/** For answers that are numbers; none for too few respondents. */
export function numberFigures({ mean, spread, reliance }: Base, decimals: number): KeyFigure[] {
  if (mean === null || spread === null || reliance === 'tiny') return [];
  const [, lower, median, upper] = spread.map((value) =>
    formatNumber(value, Number.isInteger(value) ? 0 : decimals),
  );
  return [
    { value: formatNumber(mean, decimals), label: 'Mean' },
    { value: median ?? '', label: 'Median' },
    { value: `${lower}–${upper}`, label: 'Middle half' },
  ];
}
