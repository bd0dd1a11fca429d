import { teamUsage as limits } from '@caliper/contract/limits.ts';
import type { UsageRange } from '@caliper/contract/usage/usage.values.ts';
import type { MonthRow, Told } from './team-usage.store.ts';

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

/** A number that is known to be of enough people, or of nobody but the viewer. */
export function mayTell({ people, ofOthers }: Told): boolean {
  return people >= limits.leastReaders || !ofOthers;
}

export interface Month {
  month: string;
  reads: number | null;
  reports: number | null;
  part: 'from' | 'to date' | null;
}

/**
 * The months of a range. One of fewer than three readers is not told. Nor may it be found by taking all others from the
 * total: if it would be the only one, the one with the fewest reads beside it is not told either.
 */
export function toldMonths(rows: readonly MonthRow[], from: string, today: string): Month[] {
  const byMonth = new Map(rows.map((row) => [row.month, row]));
  const hidden = new Set(rows.filter((row) => !mayTell(row)).map(({ month }) => month));
  if (hidden.size === 1) {
    const [least] = rows
      .filter(({ month, count }) => count > 0 && !hidden.has(month))
      .sort((a, b) => a.count - b.count);
    if (least) hidden.add(least.month);
  }
  return monthsBetween(from, today).map((month, index) => ({
    month,
    reads: hidden.has(month) ? null : (byMonth.get(month)?.count ?? 0),
    reports: hidden.has(month) ? null : (byMonth.get(month)?.reports ?? 0),
    part: month === today.slice(0, 7) ? 'to date' : index === 0 && !from.endsWith('-01') ? 'from' : null,
  }));
}
