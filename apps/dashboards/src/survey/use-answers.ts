import { useFigures } from '../kit/use-figures.ts';
import { type CrossTab, crossTab } from './cross-tab.ts';
import { scaleEnds } from './scale-ends.ts';
import { type Base, basesOf, meanOf, type Tally, talliesOf } from './tally.ts';
import type { Survey } from './use-survey.ts';

const nothing = { edition: '', columns: [], unit: null, rows: [], total: 0 };

/** How all selected respondents answered a question. */
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
  const tabbed = groups.map((group, index) =>
    withMean(
      group,
      rows.flatMap(({ cells }) => cells[index] ?? []),
      isWeighted,
    ),
  );
  const tab: CrossTab = { groups: tabbed, rows };
  return { figures: [bases, answers], tab };
}

/** The means of the server are weighted. */
function withMean(base: Base, tallies: readonly Tally[], isWeighted: boolean): Base {
  return isWeighted || base.mean === null ? base : { ...base, mean: meanOf(tallies) };
}
