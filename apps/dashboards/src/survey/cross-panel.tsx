import { BoxPlot } from '@caliper/ui/charts/box-plot.tsx';
import { Choice } from '@caliper/ui/fields/choice.tsx';
import { formatterOf, roughPrecision } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { boxesOf, tooFewWords } from './cross-boxes.ts';
import { crossSheet, spreadSheet } from './cross-sheet.ts';
import { CrossTable } from './cross-table.tsx';
import { decimalsBetween } from './survey-format.ts';
import { groupingWords } from './survey-words.ts';
import { notStated } from './tally.ts';
import { type Answers, useCrossTab } from './use-answers.ts';
import type { Survey } from './use-survey.ts';

/** The answers of the groups of respondents side by side. */
export function CrossPanel({ survey, answers }: { survey: Survey; answers: Answers }) {
  const { question, by, choices, isWeighted } = survey;
  const { figures, tab } = useCrossTab(survey, answers);
  const isNumber = question.type === 'number';
  const title = `By ${groupingWords[by].one.toLowerCase()}`;
  const pick = (name: string) => {
    if (name !== notStated) choices.toggle(by, [name]);
  };
  const boxes = boxesOf(tab.groups);
  const decimals = roughPrecision(boxes.flatMap(({ values }) => values));
  return (
    <Panel
      title={title}
      note={`${question.question_id}: ${question.text}`}
      leftOut={isNumber && boxes.length > 0 ? tooFewWords(tab.groups) : ''}
      figures={[...figures, ...answers.figures]}
      sheet={
        isNumber
          ? spreadSheet(
              groupingWords[by].one,
              boxes.length > 0 ? tab.groups : [],
              decimalsBetween(answers.tallies),
            )
          : crossSheet(tab, answers, isWeighted)
      }
      look={isNumber ? 'card' : 'plain'}
      tools={<ByGrouping survey={survey} />}
      {...(isNumber && { empty: 'There are too few respondents to compare them.' })}
    >
      {isNumber ? (
        <BoxPlot
          label={title}
          boxes={boxes}
          format={formatterOf(decimals)}
          counted="respondents"
          onPick={pick}
        />
      ) : (
        <CrossTable
          label={title}
          corner="Answer"
          tab={tab}
          total={answers.base}
          totals={answers.tallies}
          isWeighted={isWeighted}
        />
      )}
    </Panel>
  );
}

function ByGrouping({ survey: { by, setBy, offered } }: { survey: Survey }) {
  const options = offered.map((value) => ({ value, label: groupingWords[value].one }));
  return <Choice label="Compared by" size="sm" value={by} options={options} onChange={setBy} />;
}
