import { type Box, BoxPlot } from '@caliper/ui/charts/box-plot.tsx';
import { formatterOf, roughPrecision } from '../kit/format.ts';
import { Panel } from '../kit/panel.tsx';
import { WordChoice } from '../kit/word-choice.tsx';
import { baseWord, crossSheet, spreadSheet } from './cross-sheet.ts';
import { withAll } from './cross-tab.ts';
import { CrossTable } from './cross-table.tsx';
import { decimalsBetween, groupingWords } from './survey-words.ts';
import { type Base, notStated } from './tally.ts';
import { type Answers, useCrossTab } from './use-answers.ts';
import type { Survey } from './use-survey.ts';

/** The answers of the groups of respondents side by side. */
export function CrossPanel({ survey, answers }: { survey: Survey; answers: Answers }) {
  const { question, by, setBy, offered, choices, isWeighted } = survey;
  const { figures, tab } = useCrossTab(survey, answers);
  const isNumber = question.type === 'number';
  const title = `By ${groupingWords[by].toLowerCase()}`;
  const pick = (name: string) => {
    if (name !== notStated) choices.toggle(by, [name]);
  };
  const boxes = boxesOf(tab.groups);
  const whole = withAll(tab, answers.base, answers.tallies);
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
              groupingWords[by],
              boxes.length > 0 ? tab.groups : [],
              decimalsBetween(answers.tallies),
            )
          : crossSheet(whole, isWeighted)
      }
      look={isNumber ? 'card' : 'plain'}
      tools={
        <WordChoice label="Compared by" value={by} values={offered} words={groupingWords} onChange={setBy} />
      }
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
        <CrossTable label={title} tab={whole} hasAll={answers.base !== undefined} isWeighted={isWeighted} />
      )}
    </Panel>
  );
}

/** A box for each group with enough respondents, marked if its base is small. */
export function boxesOf(groups: readonly Base[]): Box[] {
  return groups.flatMap(({ name, respondents, spread, reliance }) =>
    spread && reliance !== 'tiny'
      ? [{ name, count: respondents, values: spread, mark: baseWord(reliance) }]
      : [],
  );
}

const mostNamed = 3;

/** Says which groups the chart leaves out; empty if there is none. */
export function tooFewWords(groups: readonly Base[]): string {
  const names = groups.filter(({ reliance }) => reliance === 'tiny').map(({ name }) => name);
  if (names.length === 0) return '';
  const which = names.length > mostNamed ? `${names.length} groups` : names.join(', ');
  return `; the chart leaves out ${which} with too few respondents`;
}
