import { type Dimension, dimensionsOf, measuresOf } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { Body } from '@caliper/contract/endpoints.ts';
import { dashboards as limits } from '@caliper/contract/limits.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Question } from './figures.store.ts';
import type { Opened } from './opening.service.ts';

type Asked = Body<'askDashboard'>;

/** Accepts only the names that this kind has, so that no other name reaches the database. */
export function readQuestion(opened: Opened, asked: Asked): Question {
  const { groupBy, filters, search, top } = asked;
  const known: readonly Dimension[] = dimensionsOf[opened.kind];
  const named = [...groupBy, ...(Object.keys(filters) as Dimension[])];
  const isKnown =
    named.every((dimension) => known.includes(dimension)) &&
    new Set(groupBy).size === groupBy.length &&
    freeDimensions(groupBy) <= 2 &&
    hasMeasure(opened, asked.measure) &&
    // Answers are counted, not filtered by, and the spread already is one of SKUs.
    !('answer' in filters) &&
    !(asked.measure === 'spread' && groupBy.some((one) => one === 'sku' || one === 'description')) &&
    (search === undefined || opened.kind === 'medsku');
  if (!isKnown) throw new ProblemError('question-unknown');
  return { groupBy, filters, search, top: top ?? limits.rows };
}

/** A table has rows and columns. A SKU's description, brand and manufacturer do not count separately. */
function freeDimensions(groupBy: readonly Dimension[]): number {
  const ofSku: Dimension[] = ['sku', 'description', 'brand', 'manufacturer'];
  return groupBy.includes('sku') ? 1 + groupBy.filter((one) => !ofSku.includes(one)).length : groupBy.length;
}

function hasMeasure({ kind, imports }: Opened, measure: string): boolean {
  if (imports.length === 0) return true;
  if (kind === 'survey')
    return imports.some(({ shape }) => shape.questions.some(({ question_id }) => question_id === measure));
  const measures: readonly string[] = measuresOf[kind];
  return measures.includes(measure);
}
