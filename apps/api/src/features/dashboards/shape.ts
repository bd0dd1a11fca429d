import type { QuestionType } from '@caliper/contract/dashboards/dashboards.values.ts';

/** What an import tells of its figures besides the figures. */
export interface Shape {
  /** In order and without gaps; the figures of each series stand in this order. */
  periods: string[];
  /** By measure. */
  units: Record<string, string>;
  /** As they first stood in the file. */
  markets: string[];
  questions: { question_id: string; text: string; type: QuestionType; respondents: number }[];
}

/** Years and quarters count on, so that what lies between two is known. */
export function periodIndex(period: string): number {
  const [year = '', quarter] = period.split('-Q');
  return quarter ? Number(year) * 4 + Number(quarter) - 1 : Number(year);
}

export function periodsBetween(first: string, last: string): string[] {
  const isQuarterly = first.includes('Q');
  const from = periodIndex(first);
  return Array.from({ length: periodIndex(last) - from + 1 }, (_, step) =>
    periodAt(from + step, isQuarterly),
  );
}

function periodAt(index: number, isQuarterly: boolean): string {
  return isQuarterly ? `${Math.floor(index / 4)}-Q${(index % 4) + 1}` : String(index);
}

/**
 * The periods of several imports together: those that all of them have. A sum over more of them in one year than in
 * another would grow or shrink by itself. Only where they share none is each told for its own time.
 */
export function jointPeriods(shapes: readonly Pick<Shape, 'periods'>[]): string[] {
  const all = allPeriods(shapes);
  const shared = all.filter((period) => shapes.every(({ periods }) => periods.includes(period)));
  return shared.length > 0 ? shared : all;
}

export function leavesOutPeriods(shapes: readonly Pick<Shape, 'periods'>[]): boolean {
  return jointPeriods(shapes).length < allPeriods(shapes).length;
}

/** Only figures by year are ever put together. */
function allPeriods(shapes: readonly Pick<Shape, 'periods'>[]): string[] {
  const all = shapes.flatMap(({ periods }) => periods).sort((a, b) => periodIndex(a) - periodIndex(b));
  const [first, last] = [all[0], all.at(-1)];
  return first && last ? periodsBetween(first, last) : [];
}

const scales: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/** How many a unit such as 'US$ million' or 'thousand units' stands for, and of what. Imports keep units in this form only. */
export function readUnit(unit: string): { scale: number; of: string } {
  const words = unit.split(' ');
  const word = words.find((one) => one in scales);
  return { scale: word ? (scales[word] ?? 1) : 1, of: words.filter((one) => one !== word).join(' ') };
}

/** What all can be told in: the largest of their scales. Null where they measure different things, undefined where nobody does. */
export function jointUnit(
  shapes: readonly Pick<Shape, 'units'>[],
  measure: string,
): string | null | undefined {
  const units = shapes.flatMap(({ units }) => units[measure] ?? []);
  const kinds = new Set(units.map((unit) => readUnit(unit).of));
  if (kinds.size > 1) return null;
  return units.toSorted((a, b) => readUnit(b).scale - readUnit(a).scale)[0];
}
