import { useFigures } from '../kit/use-figures.ts';
import { type CrossTab, crossTab } from './cross-tab.ts';
import { scaleEnds } from './scale-ends.ts';
import { type Base, basesOf, meanOf, type Tally, talliesOf } from './tally.ts';
import type { Survey } from './use-survey.ts';

const nothing = { columns: [], unit: null, rows: [], total: 0 };

/** How a question was answered by all who are looked at. */
export function useAnswers({ dashboard, question, choices, isWeighted }: Survey) {
  const { question_id: measure, type, text } = question;
  const filters = choices.chosen;
  const bases = useFigures(dashboard, { measure, groupBy: [], filters });
  const answers = useFigures(dashboard, { measure, groupBy: ['answer'], filters });
  const [base] = basesOf(bases.data ?? nothing, isWeighted);
  const reading = { isWeighted, isScale: type === 'scale', ends: scaleEnds(text) };
  const tallies = talliesOf(answers.data ?? nothing, base, reading);
  return { figures: [bases, answers], base: base && withMean(base, tallies, isWeighted), tallies };
}

export type Answers = ReturnType<typeof useAnswers>;

/** The same, group by group. */
export function useCrossTab({ dashboard, question, choices, by, isWeighted }: Survey, all: Answers) {
  const { question_id: measure, type } = question;
  const filters = choices.chosen;
  const bases = useFigures(dashboard, { measure, groupBy: [by], filters });
  const answers = useFigures(dashboard, { measure, groupBy: ['answer', by], filters });
  const order = all.tallies.map(({ answer }) => answer);
  const reading = { isWeighted, isScale: type === 'scale', order };
  const { groups, rows } = crossTab(bases.data ?? nothing, answers.data ?? nothing, reading);
  const told = groups.map((group, index) =>
    withMean(
      group,
      rows.flatMap(({ cells }) => cells[index] ?? []),
      isWeighted,
    ),
  );
  const tab: CrossTab = { groups: told, rows };
  return { figures: [bases, answers], tab };
}

/** The server's means are weighted ones. */
function withMean(base: Base, tallies: readonly Tally[], isWeighted: boolean): Base {
  return isWeighted || base.mean === null ? base : { ...base, mean: meanOf(tallies) };
}
