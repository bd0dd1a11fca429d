import type { Answer } from '@caliper/contract/endpoints.ts';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { hasAllWords } from '@caliper/ui/fields/typed-words.ts';
import { useState } from 'react';
import classes from './question-list.module.css';
import { typeWords } from './survey-words.ts';

export type Question = Answer<'dashboard'>['questions'][number];

interface QuestionListProps {
  questions: readonly Question[];
  current: string;
  onChoose: (id: string) => void;
}

export function QuestionList({ questions, current, onChoose }: QuestionListProps) {
  const [words, setWords] = useState('');
  const found = questions.filter((question) => isFound(question, words));
  const counted = questions.length === 1 ? '1 question' : `${questions.length} questions`;
  return (
    <nav className={classes.list} aria-label="Questions">
      <TextField
        label="Find a question"
        type="search"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <p className="small faint" role="status">
        {found.length === questions.length ? counted : `${found.length} of ${counted}`}
      </p>
      <ol className={classes.questions}>
        {found.map((question) => (
          <li key={question.question_id}>
            <QuestionButton
              question={question}
              isCurrent={question.question_id === current}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

function isFound({ question_id, text }: Question, typed: string): boolean {
  return hasAllWords(`${question_id} ${text}`, typed);
}

interface QuestionButtonProps extends Pick<QuestionListProps, 'onChoose'> {
  question: Question;
  isCurrent: boolean;
}

function QuestionButton({ question, isCurrent, onChoose }: QuestionButtonProps) {
  const { question_id, text, type, respondents } = question;
  return (
    <button
      type="button"
      className={classes.question}
      aria-current={isCurrent || undefined}
      onClick={() => onChoose(question_id)}
    >
      <span className={classes.id} translate="no">
        {question_id}
      </span>
      <span>{text}</span>
      <span className={classes.about}>
        {typeWords[type]} · <span translate="no">n = {respondents}</span>
      </span>
    </button>
  );
}
