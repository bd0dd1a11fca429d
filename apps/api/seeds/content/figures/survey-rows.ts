import type { DemoItem } from '../items.ts';
import { type Random, randomOf } from '../random.ts';
import type { Row } from './csv.ts';
import { studyBehind } from './item-study.ts';
import { type Respondent, respondentsOf, weighted } from './survey-people.ts';
import { questionsOf, type SurveyQuestion } from './survey-questions.ts';

/** The two sheets of a survey's workbook. */
export interface SurveyRows {
  questions: Row[];
  answers: Row[];
}

/** The share of all questions that are answered. */
const answered = 0.96;

export function surveyRows(item: DemoItem): SurveyRows {
  const study = studyBehind(item);
  const questions = questionsOf(study);
  const answers = respondentsOf(study).flatMap((person) => {
    const random = study.chance(`answers-${person.id}`);
    return questions.flatMap((question) =>
      random.next() < answered ? answersOf(item.name, question, person, random) : [],
    );
  });
  return { questions: questions.map(({ id, text, type }) => ({ question_id: id, text, type })), answers };
}

/** A question that takes several answers has a row for each of them. */
function answersOf(survey: string, question: SurveyQuestion, person: Respondent, random: Random): Row[] {
  const { id, weight, country, specialty, institution } = person;
  return saidBy(survey, question, person, random).map((answer) => ({
    respondent_id: id,
    question_id: question.id,
    answer,
    weight,
    country,
    specialty,
    institution,
  }));
}

function saidBy(
  survey: string,
  question: SurveyQuestion,
  person: Respondent,
  random: Random,
): (string | number)[] {
  if (question.type === 'scale') return [onScale(survey, question, person, random)];
  if (question.type === 'number') return [inNumbers(survey, question, person, random)];
  const { choices, type } = question;
  const weights = choices.map((one, index) => appealOf(survey, question, person, one, index));
  if (type === 'single') return [weighted(random, choices, weights)];
  const chosen = choices.filter((_, index) => random.next() * 1.35 < (weights[index] ?? 0));
  return chosen.length > 0 ? chosen : [weighted(random, choices, weights)];
}

/** Groups of people differ in what they like, so that cross-tabs show something. */
function appealOf(survey: string, { id }: SurveyQuestion, person: Respondent, choice: string, index: number) {
  const { country, specialty } = person;
  const general = randomOf(survey, id, choice).between(0.55, 1.1) / (1 + index * 0.22);
  const here = randomOf(survey, id, choice, country).between(0.7, 1.3);
  return general * here * randomOf(survey, id, choice, specialty).between(0.7, 1.3);
}

type Scale = Extract<SurveyQuestion, { type: 'scale' }>;

function onScale(survey: string, { id, lowest, highest, usual }: Scale, person: Respondent, random: Random) {
  const mood = randomOf(survey, id, person.specialty, person.country).between(-0.6, 0.6);
  const width = (highest - lowest) * 0.55;
  const drawn = usual + mood + (random.next() + random.next() - 1) * width;
  return Math.min(highest, Math.max(lowest, Math.round(drawn)));
}

type Amount = Extract<SurveyQuestion, { type: 'number' }>;

/** Most are small and a few are large, like institutions. */
function inNumbers(survey: string, { id, usual, most }: Amount, person: Respondent, random: Random): number {
  const size = randomOf(survey, id, person.institution).between(0.7, 1.4);
  const spread = Math.exp((random.next() + random.next() + random.next() - 1.5) * 1.1);
  return Math.min(most, Math.max(1, Math.round(usual * size * spread)));
}
