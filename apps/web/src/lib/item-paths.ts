import type { DashboardKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import { slugOf } from '@caliper/contract/catalogue/slug.ts';

/** Where the items of the catalogue are opened. */
export function reportPath(id: number, name: string, chapter = 1): string {
  return `/reports/${id}/${slugOf(name)}/${chapter}`;
}

/** At one of its bookmarks: `place` counts in their order. */
export function customReportPath(id: number, name: string, place = 1): string {
  return `/custom-reports/${id}/${slugOf(name)}/${place}`;
}

export function itemDashboardPath(kind: 'medsku' | 'pt' | 'survey', id: number, name: string): string {
  return `/${kind}/dashboard/${id}/${slugOf(name)}`;
}

interface DashboardFacts {
  report_id: number;
  report_name: string;
  /** Set for a curated report of the provider, which goes by it. */
  c_report_id: number | null;
  dashboard_kind: DashboardKind;
}

export function reportDashboardPath(report: DashboardFacts): string {
  return `${dashboardOf(report)}/${slugOf(report.report_name)}`;
}

function dashboardOf({ report_id, c_report_id, dashboard_kind }: DashboardFacts): string {
  if (c_report_id !== null) return `/reports/global-dashboard/medcore/${c_report_id}`;
  if (dashboard_kind === 'medaccess') return `/medaccess/dashboard/${report_id}`;
  return `/reports/global-dashboard/${report_id}`;
}
