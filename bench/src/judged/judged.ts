import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** Without a region or year, every edition of the title is meant. */
const answer = z.strictObject({
  /** What it is, if not a report. */
  kind: z.enum(['report', 'medsku', 'pt', 'survey', 'custom']).default('report'),
  title: z.string(),
  region: z.string().optional(),
  year: z.number().optional(),
  /** 2 is exactly what was asked for, 1 is acceptable. */
  grade: z.literal([1, 2]),
});

const judgedQuery = z.strictObject({
  query: z.string(),
  /** What it shows about a search; those of kind 'nothing' must stay empty. */
  kind: z.string(),
  /** Who asks, if it matters: by default somebody who may open everything. */
  asker: z.string().optional(),
  /** Never looked at while the ranking is adjusted; measured apart. */
  isHeldOut: z.boolean().default(false),
  right: z.array(answer),
});

export type Answer = z.infer<typeof answer>;
export type JudgedQuery = z.infer<typeof judgedQuery>;

/** What a search has found, as far as it is judged. Custom reports have neither region nor year. */
export interface Found {
  kind: Answer['kind'];
  title: string;
  region?: string | undefined;
  year?: number | undefined;
}

export function readJudged(): JudgedQuery[] {
  const text = readFileSync(join(import.meta.dirname, 'queries.json'), 'utf8');
  return z.array(judgedQuery).parse(JSON.parse(text));
}

export function isMeant(one: Answer, found: Found): boolean {
  return (
    one.kind === found.kind &&
    one.title === found.title &&
    (one.region === undefined || one.region === found.region) &&
    (one.year === undefined || one.year === found.year)
  );
}

/** 0 if it is no answer. An edition named by itself counts for more than its title does. */
export function gradeOf({ right }: Pick<JudgedQuery, 'right'>, found: Found): number {
  return Math.max(0, ...right.filter((one) => isMeant(one, found)).map((one) => one.grade));
}
