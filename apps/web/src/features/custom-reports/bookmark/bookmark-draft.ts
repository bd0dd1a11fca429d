import { customReports as limits } from '@caliper/contract/limits.ts';
import type { Session } from '../../../lib/session/session.ts';
import { unticked } from '../chapters/chapter-choice.ts';
import type { CustomReportSummary } from '../custom-reports.queries.ts';

/** The entries in the dialog until they are saved. */
export interface BookmarkDraft {
  /** The custom report to add the chapters to; null for a new one. */
  target: number | null;
  title: string;
  ticks: ReadonlyMap<number, boolean>;
}

export const blankDraft: BookmarkDraft = { target: null, title: '', ...unticked };

/** One's own, the most recently changed first. Those of others are read-only. */
export function ownReports(known: readonly CustomReportSummary[], { user }: Session): CustomReportSummary[] {
  return known
    .filter(({ user_email }) => user_email === user.email)
    .toSorted((one, other) => other.modified_on - one.modified_on);
}

/** Support and marketing have no limit. */
export function isAtLimit(own: readonly unknown[], { user }: Session): boolean {
  return user.special === null && own.length >= limits.perUser;
}

/** The chosen one may have been deleted, and the limit may rule out a new one: then another takes its place. */
export function targetOf(
  target: number | null,
  own: readonly CustomReportSummary[],
  session: Session,
): number | null {
  const chosen = own.find(({ c_report_id }) => c_report_id === target);
  if (chosen) return chosen.c_report_id;
  return isAtLimit(own, session) ? (own[0]?.c_report_id ?? null) : null;
}
