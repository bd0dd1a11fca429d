import { questionTypes } from '@caliper/contract/dashboards/dashboards.values.ts';
import { dashboards as limits } from '@caliper/contract/limits.ts';
import type { Shape } from '../../shape.ts';
import { amountOrBlank, label, labelOrBlank, oneOf } from '../cells.ts';
import { countryOrBlank } from '../places.ts';
import { type OpenKind, reportAll } from './kind.ts';

const isNumber = `'^-?[0-9]{1,15}(\\.[0-9]+)?$'`;

/** Problems that only show when both tables are compared. */
const misfits = `
  select own.position, own.sheet, own.row, case when question.question_id is null then 'question_id' else 'answer' end as "column",
    case when question.question_id is null then 'There is no question ''' || own.question_id || ''' on the sheet of questions.'
      when question.type in ('scale', 'number') and own.answer !~ ${isNumber}
        then 'The answer to a question of the type ' || question.type || ' must be a number.'
      else concat('The respondent has another answer to this question in row ', before.row, ', and only one can be chosen.') end as message
  from read_answers as own left join (select distinct on (question_id) * from read_questions) as question using (question_id)
  left join (select distinct on (question_id, respondent_id) question_id, respondent_id, position as first, row, answer
    from read_answers order by question_id, respondent_id, position) as before using (question_id, respondent_id)
  where question.question_id is null or (question.type in ('scale', 'number') and own.answer !~ ${isNumber})
    or (question.type <> 'multi' and own.position > before.first and own.answer <> before.answer)`;

const personal = ['weight', 'country', 'specialty', 'institution'].map((column) => ({
  column,
  per: ['respondent_id'],
  words: (usual: string, where: string) => `This respondent has '${usual}' in ${where}.`,
}));

export const surveys: OpenKind = () => {
  return {
    tables: [
      {
        table: 'questions',
        cells: { question_id: label(), text: label(limits.questionText), type: oneOf(questionTypes) },
        key: ['question_id'],
        names: [],
        noun: 'question',
      },
      {
        table: 'answers',
        cells: {
          respondent_id: label(),
          question_id: label(),
          answer: label(),
          weight: amountOrBlank,
          country: countryOrBlank(),
          specialty: labelOrBlank,
          institution: labelOrBlank,
        },
        check(values, complain) {
          if (values.weight === 0) complain('weight', 'A weight must be more than zero.');
        },
        key: ['respondent_id', 'question_id', 'answer'],
        names: ['specialty', 'institution'],
        agreements: personal,
        noun: 'answer',
      },
    ],

    checkAll: (client, complain) => reportAll(client, misfits, complain),

    async shape(client): Promise<Shape> {
      const { rows } = await client.query(`
      select question_id, text, type, count(distinct respondent_id)::int as respondents
      from read_questions left join read_answers using (question_id)
      group by question_id, text, type, read_questions.position order by read_questions.position`);
      return { periods: [], units: {}, markets: [], questions: rows };
    },

    facts: 'survey_facts',
    async build(client, importId) {
      await client.query(
        `insert into survey_facts (import_id, question_id, respondent_id, answers, number, weight, country, specialty, institution)
      select $1, question_id, respondent_id, array_agg(answer order by answers.position),
        max(case when type in ('scale', 'number') then answer::float8 end), max(coalesce(weight, 1)), max(coalesce(country, '')),
        max(coalesce(specialty, '')), max(coalesce(institution, ''))
      from read_answers as answers join read_questions using (question_id)
      group by question_id, respondent_id order by question_id, respondent_id`,
        [importId],
      );
    },

    labels: ['specialty', 'country', 'institution'].map((dimension) => ({ dimension, under: null })),
    hasMarkets: false,

    contents: `select array[question_id, respondent_id] as key, to_jsonb(answers)::text || ' ' || weight as value, true as is_figure
      from survey_facts where import_id = $1 and $2::text[] is not null
    union all select array[question->>'question_id', 'question'], concat(question->>'text', ' (', question->>'type', ')'), false
      from figure_imports, jsonb_array_elements(shape->'questions') as question where import_id = $1
    union all select distinct array[respondent_id, 'respondent'], concat_ws(', ', country, specialty, institution), false
      from survey_facts where import_id = $1`,
  };
};
