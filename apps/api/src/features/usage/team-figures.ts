import { type UsageRange, usageRanges } from '@caliper/contract/usage/usage.values.ts';
import { type Part, tellingOf, type Zone } from './told-parts.ts';

const dayMs = 86_400_000;
const text = (day: Date) => day.toISOString().slice(0, 10);

/** Days between two, which are given as texts. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / dayMs);
}

/**
 * The first day of a range that ends today. Licences are counted in years back from their end; where none is set there
 * is no such year.
 */
export function startOf(range: UsageRange, today: string, expiry: Date | null): string | null {
  const day = new Date(today);
  if (range === '90-days') return text(new Date(day.getTime() - 89 * dayMs));
  if (range === '12-months') return text(new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - 11, 1)));
  if (!expiry) return null;
  const start = new Date(expiry);
  while (start > day) start.setUTCFullYear(start.getUTCFullYear() - 1);
  return text(start);
}

/** Every month from one day to another. */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  const month = new Date(`${from.slice(0, 7)}-01`);
  for (; text(month) <= to; month.setUTCMonth(month.getUTCMonth() + 1)) months.push(text(month).slice(0, 7));
  return months;
}

/** The ranges that there are for a company, each with its first day; the longest first. */
export type Starts = { range: UsageRange; from: string }[];

export function startsOf(today: string, expiry: Date | null): Starts {
  return usageRanges
    .flatMap((range) => {
      const from = startOf(range, today, expiry);
      return from === null ? [] : [{ range, from }];
    })
    .sort((one, other) => one.from.localeCompare(other.from));
}

/** The days on which a range begins, and if it is to be told by months each of them: between two days is a part. */
export function cutsOf(starts: Starts, today: string, by?: 'months'): string[] {
  const days = starts.map(({ from }) => from);
  const [first = today] = days;
  const months = by ? monthsBetween(first, today).map((month) => `${month}-01`) : [];
  return [...new Set([...days, ...months.filter((day) => day > first)])].sort();
}

/** A part with the day on which it begins. */
export interface DatedPart extends Part {
  from: string;
}

/** Which sums of these parts may be told, with all ranges in view. */
export function tellingIn<P extends DatedPart>(
  starts: Starts,
  parts: readonly P[],
): (wanted: readonly P[]) => boolean {
  const zones = starts.map(({ range, from }, index): Zone<P> => {
    const end = starts[index + 1]?.from;
    const within = parts.filter((part) => part.from >= from && (end === undefined || part.from < end));
    return { parts: within, isMain: range === '12-months' };
  });
  return tellingOf(zones.reverse());
}

export function countOf(parts: readonly Part[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}

export interface Month {
  month: string;
  reads: number | null;
  reports: number | null;
  part: 'from' | 'to date' | null;
}

/** The months of a range, as far as they may be told. */
export function toldMonths<P extends DatedPart>(
  parts: readonly P[],
  mayTell: (wanted: readonly P[]) => boolean,
  reports: ReadonlyMap<string, number>,
  from: string,
  today: string,
): Month[] {
  return monthsBetween(from, today).map((month, index) => {
    const own = parts.filter((part) => part.from >= from && part.from.startsWith(month));
    const isTold = mayTell(own);
    return {
      month,
      reads: isTold ? countOf(own) : null,
      reports: isTold ? (reports.get(month) ?? 0) : null,
      part: month === today.slice(0, 7) ? 'to date' : index === 0 && !from.endsWith('-01') ? 'from' : null,
    };
  });
}
