import type { FigureRow, Figures, Values } from '../lib/dashboard.ts';

/** A row with one name, for charts and tables. */
export interface NamedRow {
  name: string;
  values: Values;
  /** The sum of all that have no row of their own. It cannot be chosen, even if something else has its name. */
  isRest?: boolean;
}

export const othersName = 'Others';

/** Chooses what a row is about, unless it is the sum of others. */
export function pickingFrom(rows: readonly NamedRow[], pick: (name: string) => void) {
  return (name: string) => {
    if (!rows.some((row) => row.name === name && row.isRest)) pick(name);
  };
}

/** A question and, once it is there, its answer. */
interface Answered {
  data?: Pick<Figures, 'rows'> | undefined;
}

export function rowsOf({ data }: Answered): readonly FigureRow[] {
  return data?.rows ?? [];
}

/** Rows of an answer under the first part of their key. */
export function namedRows(answered: Answered): NamedRow[] {
  return rowsOf(answered).map(({ key: [name = ''], values }) => ({ name, values }));
}

/** Percent from one value to the next; null where either is missing or there was nothing to grow from. */
export function growth(from: number | null | undefined, to: number | null | undefined): number | null {
  if (from == null || to == null || from <= 0) return null;
  return (to / from - 1) * 100;
}

/** The difference of two percentages. */
export function pointsGained(values: Values, from: number, to: number): number | null {
  const [first, last] = [values[from], values[to]];
  return first == null || last == null ? null : last - first;
}

/** Percent a year over several years. */
export function cagr(
  from: number | null | undefined,
  to: number | null | undefined,
  years: number,
): number | null {
  if (from == null || to == null || from <= 0 || to < 0 || years <= 0) return null;
  return ((to / from) ** (1 / years) - 1) * 100;
}

/** Each value against the one before it. */
export function growthOver(values: Values): (number | null)[] {
  return values.map((value, index) => (index === 0 ? null : growth(values[index - 1], value)));
}

/** The first known value becomes 100. */
export function indexed(values: Values): (number | null)[] {
  const base = values.find((value) => value !== null && value > 0);
  return values.map((value) => (base == null || value === null ? null : (value / base) * 100));
}

export function sumRows(rows: readonly { values: Values }[]): (number | null)[] {
  const length = Math.max(0, ...rows.map(({ values }) => values.length));
  return Array.from({ length }, (_, index) => {
    const present = rows.map(({ values }) => values[index]).filter((value) => typeof value === 'number');
    return present.length === 0 ? null : present.reduce((sum, value) => sum + value, 0);
  });
}

/** Percent of the whole in each column, which is the sum of the rows unless it is given. */
export function shares(rows: readonly NamedRow[], whole: Values = sumRows(rows)): NamedRow[] {
  return rows.map((row) => ({
    ...row,
    values: row.values.map((value, index) => {
      const all = whole[index];
      return value === null || all == null || all === 0 ? null : (value / all) * 100;
    }),
  }));
}

/** Largest first; rows without a value there come last. */
export function largestFirst<R extends { values: Values }>(rows: readonly R[], at: number): R[] {
  const value = ({ values }: R) => values[at] ?? Number.NEGATIVE_INFINITY;
  return [...rows].sort((a, b) => value(b) - value(a));
}

/** Whether there is any value at all. */
export function isAnyKnown(rows: readonly { values: Values }[]): boolean {
  return rows.some(({ values }) => values.some((value) => value !== null));
}

/** Index of the last column with any value, up to this one and not before the first; this one if there is none. */
export function lastKnown(rows: readonly { values: Values }[], at: number, first = 0): number {
  for (let index = at; index >= first; index--)
    if (rows.some(({ values }) => values[index] != null)) return index;
  return at;
}

/** Says that a chart leaves rows out; the table of its numbers has them all. */
export function leftOutWords(drawn: number, all: number, which: string): string {
  return drawn < all ? `; the chart shows ${drawn} of ${all}, ${which}` : '';
}

/** The largest rows, and the sum of all others. */
export function topWithOthers(rows: readonly NamedRow[], count: number, at: number): NamedRow[] {
  const sorted = largestFirst(rows, at);
  if (sorted.length <= count) return sorted;
  const named = sorted.filter(({ name }) => name !== othersName).slice(0, count - 1);
  const rest = sorted.filter((row) => !named.includes(row));
  return [...named, { name: othersName, values: sumRows(rest), isRest: true }];
}

interface Placed {
  value: number | null;
  growth: number | null;
  /** Places gained since the column before; null if there was none. */
  movement: number | null;
}

/** Rows ranked by one column, with their changes since the column before. */
export function ranked<R extends { values: Values }>(rows: readonly R[], at: number): (R & Placed)[] {
  const before = largestFirst(rows, at - 1).filter(({ values }) => values[at - 1] != null);
  return largestFirst(rows, at).map((row, place) => {
    const earlier = before.indexOf(row);
    return {
      ...row,
      value: row.values[at] ?? null,
      growth: growth(row.values[at - 1], row.values[at]),
      movement: at === 0 || earlier === -1 ? null : earlier - place,
    };
  });
}
