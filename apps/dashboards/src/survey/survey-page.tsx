import { Switch } from '@caliper/ui/fields/switch.tsx';
import { DashboardLayout } from '../kit/dashboard-layout.tsx';
import { FilterBar } from '../kit/filters/filter-bar.tsx';
import type { Dashboard } from '../lib/dashboard.ts';
import { QuestionList } from './question-list.tsx';
import { QuestionView } from './question-view.tsx';
import classes from './survey-page.module.css';
import { filterWords } from './survey-words.ts';
import { type Survey, useSurvey } from './use-survey.ts';

/** The answers of a survey, one question at a time. */
export function SurveyPage({ dashboard }: { dashboard: Dashboard }) {
  const survey = useSurvey(dashboard);
  const { question, choices, isWeighted, show } = survey;
  return (
    <DashboardLayout
      dashboard={dashboard}
      filters={<SurveyFilters survey={survey} />}
      filtered={[...choices.parts, { by: 'weight', words: isWeighted ? 'Weighted' : 'Not weighted' }]}
    >
      <div className={classes.columns}>
        <div className={classes.list}>
          <QuestionList questions={dashboard.questions} current={question.question_id} onChoose={show} />
        </div>
        <QuestionView survey={survey} />
      </div>
    </DashboardLayout>
  );
}

function SurveyFilters({ survey }: { survey: Survey }) {
  const { dashboard, choices, isWeighted, setWeighted } = survey;
  return (
    <FilterBar dashboard={dashboard} choices={choices} filters={filterWords}>
      <div className={classes.weighted}>
        <Switch checked={isWeighted} onChange={(event) => setWeighted(event.target.checked)}>
          Weighted
        </Switch>
      </div>
    </FilterBar>
  );
}
