import { formatDate, formatExpiry } from '../../lib/format.ts';
import type { SubscriptionEntry } from './subscription-entry.ts';

/** Current subscriptions by name; ended ones with the latest end first. */
export function currentOrders(active: readonly SubscriptionEntry[]): SubscriptionEntry[] {
  return active.toSorted(
    (one, other) => one.report_name.localeCompare(other.report_name) || other.report_year - one.report_year,
  );
}

export function pastOrders(expired: readonly SubscriptionEntry[]): SubscriptionEntry[] {
  return expired.toSorted((one, other) => (other.until ?? 0) - (one.until ?? 0));
}

/**
 * A subscription that staff ended shows that day; one that ended with its company was paid for until the day before.
 */
export function endOf({ until, archive_id }: Pick<SubscriptionEntry, 'until' | 'archive_id'>): string | null {
  if (until === null) return null;
  return archive_id === null ? formatExpiry(until) : formatDate(until);
}
