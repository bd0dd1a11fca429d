import { customReports as limits } from '@caliper/contract/limits.ts';
import type { CustomReportSummary } from '../../../lib/custom-reports.ts';
import type { Session } from '../../../lib/session.ts';
import { noTicks } from '../chapters/chapter-choice.ts';

/** What stands in the dialog until it is saved. */
export interface BookmarkDraft {
  /** The custom report that the chapters go into; null: a new one. */
  target: number | null;
  title: string;
  ticks: ReadonlyMap<number, boolean>;
}

export const blankDraft: BookmarkDraft = { target: null, title: '', ticks: noTicks };

/** One's own, the one that was changed last on top. Those of others can only be read. */
export function ownReports(known: readonly CustomReportSummary[], { user }: Session): CustomReportSummary[] {
  return known
    .filter(({ user_email }) => user_email === user.email)
    .toSorted((one, other) => other.modified_on - one.modified_on);
}

/** Support and marketing may have as many as they like. */
export function isAtLimit(own: readonly unknown[], { user }: Session): boolean {
  return user.special === null && own.length >= limits.perUser;
}

/** What was chosen may be gone, and a new one may not be possible: then another takes its place. */
export function targetOf(
  target: number | null,
  own: readonly CustomReportSummary[],
  session: Session,
): number | null {
  const chosen = own.find(({ c_report_id }) => c_report_id === target);
  if (chosen) return chosen.c_report_id;
  return isAtLimit(own, session) ? (own[0]?.c_report_id ?? null) : null;
}
