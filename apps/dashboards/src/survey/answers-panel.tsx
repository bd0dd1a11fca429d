import { Histogram } from '@caliper/ui/charts/histogram.tsx';
import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import { formatNumber } from '../kit/format.ts';
import { type KeyFigure, KeyFigures } from '../kit/key-figures.tsx';
import { Panel } from '../kit/panel.tsx';
import { answersSheet } from './answers-sheet.ts';
import { SmallBase } from './base-head.tsx';
import { binName, binsOf } from './bins.ts';
import { baseWord } from './cross-sheet.ts';
import { count, mean, percent } from './survey-format.ts';
import { typeWords } from './survey-words.ts';
import type { Base, Tally } from './tally.ts';
import type { Answers } from './use-answers.ts';
import type { Survey } from './use-survey.ts';

/** One question, with the frequency of each answer. */
export function AnswersPanel({ survey, answers }: { survey: Survey; answers: Answers }) {
  const { question, isWeighted } = survey;
  const { base, tallies, figures } = answers;
  return (
    <Panel
      title={`${question.question_id}: ${question.text}`}
      note={noteOf(survey, base)}
      sheetNote={sheetNoteOf(survey, base)}
      figures={figures}
      sheet={answersSheet(question.type, tallies, base, isWeighted)}
      tools={base && <SmallBase base={base} />}
      empty="None of the selected respondents answered this question."
    >
      {base && <NumberFigures base={base} />}
      <Distribution survey={survey} base={base} tallies={tallies} />
    </Panel>
  );
}

function noteOf({ question, isWeighted }: Survey, base: Base | undefined): string {
  const who = base ? `${count(base.respondents)} respondents` : '';
  const weight = isWeighted && base ? `, weighted to ${count(base.size)}` : '';
  const more = question.type === 'multi' ? '; shares add up to more than 100%' : '';
  return `${typeWords[question.type]}, ${who}${weight}${more}`;
}

/** On the page a tag says that a base is small. */
function sheetNoteOf(survey: Survey, base: Base | undefined): string {
  const small = base ? baseWord(base.reliance) : '';
  return noteOf(survey, base) + (small && `; ${small}`);
}

/** For answers that are numbers. */
function NumberFigures({ base: { mean: average, spread } }: { base: Base }) {
  if (average === null || spread === null) return null;
  const [, lower, median, upper] = spread.map((value) => formatNumber(value, decimalsOf(value)));
  const figures: KeyFigure[] = [
    { value: mean(average), label: 'Mean' },
    { value: median ?? '', label: 'Median' },
    { value: `${lower}–${upper}`, label: 'Middle half' },
  ];
  return <KeyFigures figures={figures} />;
}

function decimalsOf(value: number): number {
  return Number.isInteger(value) ? 0 : 1;
}

interface DistributionProps {
  survey: Survey;
  base: Base | undefined;
  tallies: readonly Tally[];
}

function Distribution({ survey: { question, isWeighted }, base, tallies }: DistributionProps) {
  const isShared = base !== undefined && base.reliance !== 'tiny' && base.size > 0;
  const format = isShared ? percent : count;
  const shown = (people: number) => (isShared ? (people / base.size) * 100 : people);
  if (question.type === 'number') {
    const bars = binsOf(tallies).map((bin) => ({ name: binName(bin), value: shown(bin.count) }));
    return <Histogram label={question.text} bars={bars} format={format} />;
  }
  if (question.type === 'scale') {
    const bars = tallies.map(({ answer, count: people }) => ({ name: answer, value: shown(people) }));
    return <Histogram label={question.text} bars={bars} format={format} />;
  }
  const rows = tallies.map(({ answer, count: people }) => ({
    name: answer,
    value: shown(people),
    // n is the number of respondents; a weighted count is another number.
    ...(isShared && { growth: `${isWeighted ? 'weighted' : 'n ='} ${count(people)}` }),
  }));
  return <Ranking label={question.text} rows={rows} format={format} />;
}
