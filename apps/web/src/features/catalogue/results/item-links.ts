import { slugOf } from '@caliper/contract/catalogue/slug.ts';
import { customReportPath, itemDashboardPath, reportPath } from '../../../lib/item-paths.ts';
import type { CatalogueItem } from '../catalogue.queries.ts';

type Facts = Pick<
  CatalogueItem,
  | 'kind'
  | 'report_id'
  | 'report_name'
  | 'c_report_id'
  | 'global_dashboard'
  | 'dashboard_kind'
  | 'sample'
  | 'market_name'
  | 'demo'
>;

/** Null: the item has no dashboard. */
export function dashboardPath(item: Facts): string | null {
  const { kind, report_id, report_name } = item;
  const query = dashboardQuery(item);
  if (kind !== 'report') return itemDashboardPath(kind, report_id, report_name) + query;
  if (item.global_dashboard === 0) return null;
  return `${reportDashboard(item)}/${slugOf(report_name)}${query}`;
}

function reportDashboard({ report_id, c_report_id, dashboard_kind }: Facts): string {
  if (c_report_id !== null) return `/reports/global-dashboard/medcore/${c_report_id}`;
  if (dashboard_kind === 'medaccess') return `/medaccess/dashboard/${report_id}`;
  return `/reports/global-dashboard/${report_id}`;
}

/** A sample opens one market, a demo its own data; both are flags without a value. */
function dashboardQuery({ sample, market_name, demo }: Facts): string {
  if (sample) return market_name === null ? '?sample' : `?sample&market=${encodeURIComponent(market_name)}`;
  return demo ? '?demo' : '';
}

/** The first chapter. Null for what is not read but looked at in its dashboard. */
export function readingPath({ kind, report_id, report_name, c_report_id }: Facts): string | null {
  if (kind !== 'report') return null;
  return c_report_id === null
    ? reportPath(report_id, report_name)
    : customReportPath(c_report_id, report_name);
}
