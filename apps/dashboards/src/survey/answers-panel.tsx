import { Histogram } from '@caliper/ui/charts/histogram.tsx';
import { Ranking } from '@caliper/ui/charts/ranking.tsx';
import { KeyFigures } from '../kit/key-figures.tsx';
import { Panel } from '../kit/panel.tsx';
import { answersNote, answersSheet } from './answers-sheet.ts';
import { SmallBase } from './base-head.tsx';
import { binName, binsOf } from './bins.ts';
import { numberFigures } from './number-figures.ts';
import { count, decimalsBetween, percent } from './survey-format.ts';
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
