import { periodOf, standings } from '../known-years.ts';
import type { ReportTable } from '../report-tables.ts';

/** The last year that is measured and the last year of all, as most tables have them; null if none tells. */
export interface YearsOf {
  base: number | null;
  last: number | null;
}

export function yearsOf(tables: readonly ReportTable[]): YearsOf {
  const found = tables.map(yearsOfTable).filter((one) => one !== null);
  return { base: mostCommon(found.map(({ base }) => base)), last: mostCommon(found.map(({ last }) => last)) };
}

/** Of a table with measured years and forecasts; others say nothing about the report as a whole. */
function yearsOfTable({ keyed }: ReportTable): { base: number; last: number } | null {
  const table = keyed();
  const standing = standings(table);
  const [measured, all]: number[][] = [[], []];
  for (const { rows, columns } of table.parts) {
    const [row, column] = [rows[0], columns[0]];
    if (!row || !column) continue;
    const lines = [
      ...columns.filter(({ path }) => periodOf(path)).map((one) => standing(row, one)),
      ...rows.filter(({ path }) => periodOf(path)).map((one) => standing(one, column)),
    ];
    for (const { year, state } of lines) {
      if (year === null || state === 'unknown') continue;
      all?.push(year);
      if (state === 'measured') measured?.push(year);
    }
  }
  if (!measured?.length || !all || all.length === measured.length) return null;
  return { base: Math.max(...measured), last: Math.max(...all) };
}

function mostCommon(values: readonly number[]): number | null {
  const groups = [...Map.groupBy(values, (value) => value)];
  const [most] = groups.sort(([a, one], [b, other]) => other.length - one.length || b - a);
  return most?.[0] ?? null;
}
