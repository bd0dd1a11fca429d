import type { UsageRange } from '@caliper/contract/usage/usage.values.ts';
import type { TeamUsage } from './usage.queries.ts';

export const rangeNames: Record<UsageRange, string> = {
  '90-days': '90 days',
  '12-months': '12 months',
  'contract-year': 'This contract year',
};

/** A number, or that it may not be told. */
export function counted(count: number | null): string {
  return count === null ? '–' : count.toLocaleString('en-US');
}

/** Year and month as "Nov"; the first one and each January also with the year. */
export function monthWords(month: string, isFirst: boolean): string {
  const day = new Date(`${month}-01T00:00:00Z`);
  // Three letters for all of them: British English has 'Sept'.
  const name = day.toLocaleDateString('en-US', { month: 'short', timeZone: 'UTC' });
  return isFirst || month.endsWith('-01') ? `${name} ’${month.slice(2, 4)}` : name;
}

/** Why there is no chart. */
export function youngWords({ since }: Pick<TeamUsage, 'since'>): string {
  return since === null
    ? 'Nothing has been counted yet. The chart appears after thirty days of use.'
    : `Counted since ${since}. The chart appears after thirty days of use.`;
}

/** A round number that no bar is above, which four lines divide evenly. */
export function topOf(most: number): number {
  const steps = [4, 8, 12, 20, 40, 60, 80];
  for (let scale = 1; ; scale *= 10) {
    const step = steps.map((one) => one * scale).find((one) => one >= most);
    if (step !== undefined) return step;
  }
}
