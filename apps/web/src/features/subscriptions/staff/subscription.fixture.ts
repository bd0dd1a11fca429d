import type { SubscriptionEntry } from '../subscription-entry.ts';
import type { Addition } from './subscription-edits.ts';

export const item = (report_id: number, more: Partial<Addition> = {}): Addition => ({
  kind: 'report',
  report_id,
  report_name: `Report ${report_id}`,
  report_year: 2026,
  region: 'Europe',
  sample: false,
  market_name: null,
  demo: false,
  ...more,
});

/** What a company holds. */
export const entry = (report_id: number, more: Partial<SubscriptionEntry> = {}): SubscriptionEntry => ({
  ...item(report_id),
  subscription_id: report_id * 10,
  archive_id: null,
  since: 0,
  until: null,
  source: null,
  ...more,
});
