import { useFigures } from '../kit/use-figures.ts';
import { type CrossTab, crossTab } from './cross-tab.ts';
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

/** From 0 to 10 is the longest usual scale. */
const longest = 10;

const ways = [
  // (1: not at all, 7: fully), (1 = never, 5 = always)
  /\b(\d{1,2})\s*[:=][^()\d]*\b(\d{1,2})\s*[:=]/,
  // from 1 to 5, on a scale of 0 to 10
  /\b(?:from|scale of)\s+(\d{1,2})\s*(?:to|[-–])\s*(\d{1,2})\s*(?:[).,;:?]|$)/i,
  // (1-7), (0 to 10)
  /\(\s*(\d{1,2})\s*(?:to|[-–])\s*(\d{1,2})\s*\)/i,
];

/** The lowest and the highest point of a scale, if the question names them: perhaps no one chose those. */
export function scaleEnds(text: string): number[] {
  for (const way of ways) {
    const [from, to] = (way.exec(text)?.slice(1) ?? []).map(Number);
    if (from !== undefined && to !== undefined && from < to && to - from <= longest) return [from, to];
  }
  return [];
}
