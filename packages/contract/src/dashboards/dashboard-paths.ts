import type { DashboardKind } from '../catalogue/catalogue.values.ts';
import { cataloguePaths } from '../catalogue/catalogue-paths.ts';
import { slugBesideId } from '../catalogue/slug.ts';
import type { FigureKind } from './dashboards.values.ts';

/** Where the dashboards are opened. */
export function itemDashboardPath(kind: 'medsku' | 'pt' | 'survey', id: number, name: string): string {
  return `/${kind}/dashboard/${id}/${slugBesideId(name)}`;
}

export function customReportDashboardPath(id: number, name: string): string {
  return `/reports/global-dashboard/medcore/${id}/${slugBesideId(name)}`;
}

interface DashboardFacts {
  report_id: number;
  report_name: string;
  /** Set for a MedCore report of the provider, which is addressed by it. */
  c_report_id: number | null;
  dashboard_kind: DashboardKind;
}

export function reportDashboardPath(report: DashboardFacts): string {
  const { report_id, report_name, c_report_id, dashboard_kind } = report;
  if (c_report_id !== null) return customReportDashboardPath(c_report_id, report_name);
  const base = dashboard_kind === 'medaccess' ? '/medaccess/dashboard' : '/reports/global-dashboard';
  return `${base}/${report_id}/${slugBesideId(report_name)}`;
}

interface Taste {
  sample: boolean;
  market_name: string | null;
  demo: boolean;
}

/** A sample opens one market, a demo its own data; both are flags without a value. */
export function dashboardQuery({ sample, market_name, demo }: Taste): string {
  if (sample) return market_name === null ? '?sample' : `?sample&market=${encodeURIComponent(market_name)}`;
  return demo ? '?demo' : '';
}

const reports = { path: cataloguePaths.allReports, words: 'Go to All Reports' };

/** Where a person goes on if a dashboard cannot be shown: the list of its kind, and the words of the link. */
export const catalogueOf: Record<FigureKind, { path: string; words: string }> = {
  global: reports,
  medaccess: reports,
  'custom-report': { path: cataloguePaths.customReports, words: 'Go to Custom Reports' },
  medsku: { path: cataloguePaths.allMedsku, words: 'Go to MedSKU' },
  pt: { path: cataloguePaths.allProcedures, words: 'Go to the Procedure Tracker' },
  survey: { path: cataloguePaths.allSurveys, words: 'Go to Surveys' },
};
