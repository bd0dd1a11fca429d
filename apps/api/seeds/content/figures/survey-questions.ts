import type { QuestionType } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Study } from '../study.ts';
import { lower } from '../writing/format.ts';

interface Asked {
  id: string;
  text: string;
}

/** A question, and what people tend to answer: the first choices more often than the last. */
export type SurveyQuestion = Asked &
  (
    | { type: Extract<QuestionType, 'single' | 'multi'>; choices: readonly string[] }
    | { type: Extract<QuestionType, 'scale'>; lowest: number; highest: number; usual: number }
    | { type: Extract<QuestionType, 'number'>; usual: number; most: number }
  );

const reasons = [
  'Price',
  'Clinical evidence',
  'Training and support',
  'Delivery and stock',
  'Range of sizes',
  'Contract of the hospital',
];
const outlooks = [
  'Fall by more than 5%',
  'Fall by up to 5%',
  'Stay as they are',
  'Rise by up to 5%',
  'Rise by more than 5%',
];
const sources = [
  'Congresses',
  'Colleagues',
  'Journals',
  'Sales representatives',
  'Registries',
  'Online courses',
];

export function questionsOf(study: Study): SurveyQuestion[] {
  return [...onSuppliers(study), ...onPractice(study), ...onWhatComes(study)].map((one, index) => ({
    ...one,
    id: `Q${index + 1}`,
  }));
}

type Draft = SurveyQuestion extends infer One ? (One extends unknown ? Omit<One, 'id'> : never) : never;

function onSuppliers(study: Study): Draft[] {
  const firms = firmsOf(study);
  const goods = lower(study.report.subject.markets[0]?.name ?? '');
  return [
    {
      type: 'single',
      text: `From whom do you buy most of your ${goods}?`,
      choices: [...firms, 'Another supplier'],
    },
    { type: 'multi', text: `Whose ${goods} have you used in the last 12 months?`, choices: firms },
    {
      type: 'scale',
      text: 'How satisfied are you with your main supplier? (1: not at all, 7: fully)',
      lowest: 1,
      highest: 7,
      usual: 5.2,
    },
    {
      type: 'scale',
      text: 'How likely are you to recommend your main supplier to a colleague? (0: not at all, 10: certainly)',
      lowest: 0,
      highest: 10,
      usual: 7.1,
    },
    { type: 'multi', text: 'What would make you change your main supplier?', choices: reasons },
  ];
}

function onPractice({ report, field }: Study): Draft[] {
  const procedure = lower(report.subject.procedures[0] ?? '');
  return [
    {
      type: 'number',
      text: `How many cases of ${procedure} did your institution do in the last 12 months?`,
      usual: 180,
      most: 1200,
    },
    { type: 'single', text: `Who decides which products are bought?`, choices: deciders(field.buyers) },
    { type: 'multi', text: 'Where do you learn about new products?', choices: sources },
  ];
}

function onWhatComes({ report, field }: Study): Draft[] {
  const [first] = report.subject.markets;
  const goods = lower(first?.name ?? '');
  return [
    {
      type: 'single',
      text: `How will prices of ${goods} change over the next 12 months?`,
      choices: outlooks,
    },
    {
      type: 'number',
      text: `In two years, what share of your ${goods} will be ${lower(first?.types.at(-1) ?? '')}? (%)`,
      usual: 34,
      most: 100,
    },
    {
      type: 'multi',
      text: `What will shape ${field.name} most over the next five years?`,
      choices: field.drivers.map((one) => one.name),
    },
    {
      type: 'scale',
      text: 'How important is evidence from registries when you choose? (1: not at all, 7: decisive)',
      lowest: 1,
      highest: 7,
      usual: 4.6,
    },
  ];
}

function firmsOf(study: Study): string[] {
  const [first] = study.figures.markets;
  return (first ? study.shares(first) : []).flatMap(({ firm }) => (firm ? [firm.name] : []));
}

function deciders(buyers: readonly string[]): string[] {
  const own = buyers.slice(0, 2).map((one) => one.charAt(0).toUpperCase() + one.slice(1));
  return ['The department', 'A committee', ...own, 'The individual user'];
}
