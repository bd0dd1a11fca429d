import { Button } from '@caliper/ui/actions/button.tsx';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { Switch } from '@caliper/ui/fields/switch.tsx';
import { Fragment } from 'react';
import { DashboardLayout } from '../kit/dashboard-layout.tsx';
import { FilterBar } from '../kit/filters/filter-bar.tsx';
import type { Dashboard } from '../lib/dashboard.ts';
import { AnswersPanel } from './answers-panel.tsx';
import { CrossPanel } from './cross-panel.tsx';
import { QuestionList } from './question-list.tsx';
import classes from './survey-page.module.css';
import { filterWords } from './survey-words.ts';
import { useAnswers } from './use-answers.ts';
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

function QuestionView({ survey }: { survey: Survey }) {
  const answers = useAnswers(survey);
  const { question_id } = survey.question;
  return (
    <div className={classes.question}>
      <div className={classes.select}>
        <QuestionSelect survey={survey} />
      </div>
      {/* Each question begins with its chart. The pager stays mounted and keeps the focus. */}
      <Fragment key={question_id}>
        <AnswersPanel survey={survey} answers={answers} />
        {survey.offered.length > 0 && <CrossPanel survey={survey} answers={answers} />}
      </Fragment>
      <QuestionPager survey={survey} />
    </div>
  );
}

/** For screens without room for the list. */
function QuestionSelect({ survey: { dashboard, question, show } }: { survey: Survey }) {
  const options = dashboard.questions.map(({ question_id, text }) => ({
    value: question_id,
    label: `${question_id}: ${text}`,
  }));
  return <NativeSelect label="Question" value={question.question_id} options={options} onChange={show} />;
}

function QuestionPager({ survey: { dashboard, index, show } }: { survey: Survey }) {
  const { questions } = dashboard;
  const [before, after] = [questions[index - 1], questions[index + 1]];
  return (
    <nav className={classes.pager} aria-label="Question by question">
      <span className={classes.place}>
        Question <span translate="no">{index + 1}</span> of <span translate="no">{questions.length}</span>
      </span>
      <Button icon="chevronLeft" refused={!before} onClick={() => before && show(before.question_id)}>
        Previous question
      </Button>
      <Button icon="chevronRight" refused={!after} onClick={() => after && show(after.question_id)}>
        Next question
      </Button>
    </nav>
  );
}
