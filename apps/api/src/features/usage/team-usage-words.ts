import { teamUsage as limits } from '@caliper/contract/limits.ts';
import type { TeamUsageAnswer } from './team-usage.service.ts';

/** A number, or that it may not be told. */
export function orDash(count: number | null): string {
  return count === null ? '–' : count.toLocaleString('en-US');
}

/** The key figures in their order. */
export function keyFigures(of: TeamUsageAnswer): { value: string; of?: number; label: string }[] {
  return [
    { value: orDash(of.seats.used), of: of.seats.of, label: 'seats used' },
    { value: orDash(of.seats.idle), label: `of them idle for ${limits.idleDays} days` },
    { value: orDash(of.reads), label: 'chapters read' },
    { value: orDash(of.subscriptions.opened), of: of.subscriptions.of, label: 'subscriptions opened' },
    { value: orDash(of.exports), label: 'exports and take-aways' },
    { value: orDash(of.refused), label: 'refused opens' },
  ];
}

/** What a reader must know of the numbers. */
export function privacyWords({ isSmall, people }: TeamUsageAnswer): string {
  const names = people
    ? 'Names are switched on: every member was told before, and sees this page.'
    : "Team totals only. Nobody's reading is shown by name.";
  const small = isSmall
    ? ' In a team of fewer than four, nothing is told of fewer than three people.'
    : ' Months with fewer than three readers are not told, nor what would tell them.';
  return names + small;
}

/** Where something would tell what one or two people did. */
export const untoldWords = 'This would tell what one or two people opened';
