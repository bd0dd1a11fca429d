import { Button } from '@caliper/ui/actions/button.tsx';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { Fragment } from 'react';
import { AnswersPanel } from './answers-panel.tsx';
import { CrossPanel } from './cross-panel.tsx';
import classes from './survey-page.module.css';
import { useAnswers } from './use-answers.ts';
import type { Survey } from './use-survey.ts';

export function QuestionView({ survey }: { survey: Survey }) {
  const answers = useAnswers(survey);
  const { question_id } = survey.question;
  return (
    <div className="stack gap16 slim">
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
