import type { SubscriptionEntry } from './subscription-entry.ts';

/** What is read now by name, and what has ended with the latest end first. */
export function currentOrders(active: readonly SubscriptionEntry[]): SubscriptionEntry[] {
  return active.toSorted(
    (one, other) => one.report_name.localeCompare(other.report_name) || other.report_year - one.report_year,
  );
}

export function pastOrders(expired: readonly SubscriptionEntry[]): SubscriptionEntry[] {
  return expired.toSorted((one, other) => (other.until ?? 0) - (one.until ?? 0));
}
