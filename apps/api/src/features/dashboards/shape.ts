import type { QuestionType } from '@caliper/contract/dashboards/dashboards.values.ts';

/** Describes the figures of an import. */
export interface Shape {
  /** In order and without gaps; the figures of each series are in this order. */
  periods: string[];
  /** By measure. */
  units: Record<string, string>;
  /** What each market is counted in, such as 'thousand knee systems'. Older imports have one unit for all. */
  marketUnits?: Record<string, string>;
  /** In file order. */
  markets: string[];
  questions: { question_id: string; text: string; type: QuestionType; respondents: number }[];
}

/** Numbers years or quarters consecutively, so that those in between are known. */
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
 * The periods that all imports have: a sum over more imports in one year than in another would show growth or decline
 * that is not real. If they share no period, all periods are returned.
 */
export function jointPeriods(shapes: readonly Pick<Shape, 'periods'>[]): string[] {
  const all = allPeriods(shapes);
  const shared = all.filter((period) => shapes.every(({ periods }) => periods.includes(period)));
  return shared.length > 0 ? shared : all;
}

export function leavesOutPeriods(shapes: readonly Pick<Shape, 'periods'>[]): boolean {
  return jointPeriods(shapes).length < allPeriods(shapes).length;
}

/** Only yearly figures are ever combined. */
function allPeriods(shapes: readonly Pick<Shape, 'periods'>[]): string[] {
  const all = shapes.flatMap(({ periods }) => periods).sort((a, b) => periodIndex(a) - periodIndex(b));
  const [first, last] = [all[0], all.at(-1)];
  return first && last ? periodsBetween(first, last) : [];
}

const scales: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9 };

/** The scale and noun of a unit such as 'US$ million' or 'thousand units'. Imports store units in this form only. */
export function readUnit(unit: string): { scale: number; of: string } {
  const words = unit.split(' ');
  const word = words.find((one) => Object.hasOwn(scales, one));
  return { scale: word ? (scales[word] ?? 1) : 1, of: words.filter((one) => one !== word).join(' ') };
}

/** The measures whose units differ from market to market. */
const perMarket = ['units', 'reimbursement'];

/** The unit of a measure in one market. */
export function unitIn(
  { units, marketUnits }: Pick<Shape, 'units' | 'marketUnits'>,
  market: string,
  measure: string,
): string | undefined {
  const isOwn = marketUnits !== undefined && perMarket.includes(measure) && measure in units;
  return isOwn ? marketUnits[market] : units[measure];
}

/** The unit with the largest scale. Null if different things are measured, undefined if there is none. */
export function jointUnit(units: readonly string[]): string | null | undefined {
  const kinds = new Set(units.map((unit) => readUnit(unit).of));
  if (kinds.size > 1) return null;
  return units.toSorted((a, b) => readUnit(b).scale - readUnit(a).scale)[0];
}

/** The periods of what a dashboard shows. */
export function periodsOf({
  imports,
  sources,
}: {
  imports: readonly { shape: Shape }[];
  sources: readonly { from: { shape: Shape } }[];
}): string[] {
  const used = sources.length > 0 ? sources.map(({ from }) => from) : imports;
  return jointPeriods(used.map(({ shape }) => shape));
}
