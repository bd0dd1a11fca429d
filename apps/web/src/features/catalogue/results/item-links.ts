import {
  dashboardQuery,
  itemDashboardPath,
  reportDashboardPath,
} from '@caliper/contract/dashboards/dashboard-paths.ts';
import { customReportPath, itemPath, reportPath } from '../../../lib/navigation/paths.ts';
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

/** Null if the item has no dashboard. */
export function dashboardPath(item: Facts): string | null {
  const { kind, report_id, report_name } = item;
  const query = dashboardQuery(item);
  if (kind !== 'report') return itemDashboardPath(kind, report_id, report_name) + query;
  if (item.global_dashboard === 0) return null;
  return reportDashboardPath(item) + query;
}

/** The first chapter. An item that has only a dashboard has a page about it instead. */
export function readingPath({ kind, report_id, report_name, c_report_id }: Facts): string {
  if (kind !== 'report') return itemPath(kind, report_id, report_name);
  return c_report_id === null
    ? reportPath(report_id, report_name)
    : customReportPath(c_report_id, report_name);
}

/** Editions share a title: for people who do not see the row, the name says which edition it is. */
export function editionName({ report_name, region, report_year }: CatalogueItem): string {
  return `${report_name} (${region}, ${report_year})`;
}
