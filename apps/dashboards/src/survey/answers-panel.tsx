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
import type { Base, Tally } from './tally.ts';
import type { Answers } from './use-answers.ts';
import type { Survey } from './use-survey.ts';

/** One question, with the frequency of each answer. */
export function AnswersPanel({ survey, answers }: { survey: Survey; answers: Answers }) {
  const { question, isWeighted } = survey;
  const { base, tallies, figures } = answers;
  const numbers = base ? numberFigures(base, decimalsBetween(tallies)) : [];
  return (
    <Panel
      title={`${question.question_id}: ${question.text}`}
      note={answersNote(question.type, base, isWeighted)}
      figures={figures}
      sheet={answersSheet(question.type, tallies, base, isWeighted)}
      tools={base && <SmallBase base={base} />}
      empty="None of the selected respondents answered this question."
    >
      {numbers.length > 0 && <KeyFigures figures={numbers} />}
      <Distribution survey={survey} base={base} tallies={tallies} />
    </Panel>
  );
}

interface DistributionProps {
  survey: Survey;
  base: Base | undefined;
  tallies: readonly Tally[];
}

function Distribution({ survey: { question, isWeighted }, base, tallies }: DistributionProps) {
  const isShared = base !== undefined && base.reliance !== 'tiny' && base.size > 0;
  const format = isShared ? percent : count;
  // Shares are drawn to the whole: half of all respondents is half of the way.
  const whole = isShared ? 100 : undefined;
  const shown = (people: number) => (isShared ? (people / base.size) * 100 : people);
  if (question.type === 'number') {
    const bars = binsOf(tallies).map((bin) => ({ name: binName(bin), value: shown(bin.count) }));
    return <Histogram label={question.text} bars={bars} format={format} max={whole} />;
  }
  if (question.type === 'scale') {
    const bars = tallies.map(({ answer, count: people }) => ({ name: answer, value: shown(people) }));
    return <Histogram label={question.text} bars={bars} format={format} max={whole} />;
  }
  const rows = tallies.map(({ answer, count: people }) => ({
    name: answer,
    value: shown(people),
    // n is the number of respondents; a weighted count is another number.
    ...(isShared && { growth: `${isWeighted ? 'weighted' : 'n ='} ${count(people)}` }),
  }));
  return <Ranking label={question.text} rows={rows} format={format} whole={whole} />;
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
