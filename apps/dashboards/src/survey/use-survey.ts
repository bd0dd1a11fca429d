import { useChoices } from '../kit/filters/use-choices.ts';
import type { Dashboard } from '../lib/dashboard.ts';
import { useOption, useView } from '../lib/view.ts';
import type { Question } from './question-list.tsx';
import { groupings } from './survey-words.ts';

/** The choices of a reader of a survey: one question, of all respondents or some. */
export function useSurvey(dashboard: Dashboard) {
  const { view, change } = useView();
  const choices = useChoices(dashboard, groupings);
  const offered = groupings.filter((one) => (dashboard.dimensions[one]?.length ?? 0) > 1);
  const [by, setBy] = useOption('by', offered.length > 0 ? offered : groupings);
  const { questions } = dashboard;
  const index = Math.max(
    0,
    questions.findIndex(({ question_id }) => question_id === view.get('q')),
  );
  return {
    dashboard,
    choices,
    by,
    setBy,
    /** What people are divided by; nothing where all are of one kind. */
    offered,
    index,
    question: questions[index] as Question,
    show: (id: string) => change({ q: id === questions[0]?.question_id ? null : id }),
    isWeighted: view.has('weighted'),
    setWeighted: (isOn: boolean) => change({ weighted: isOn ? '1' : null }),
  };
}

export type Survey = ReturnType<typeof useSurvey>;
