import type { DashboardKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import {
  dashboardQuery,
  itemDashboardPath,
  reportDashboardPath,
} from '@caliper/contract/dashboards/dashboard-paths.ts';
import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import type { ImportForm } from './import-form.ts';
import type { ImportItem } from './imports.queries.ts';

/** The item that figures go to, until they are applied or discarded. */
export interface Target {
  name: string;
  year: number;
  demo: boolean;
  isNew: boolean;
  dashboardKind: DashboardKind;
}

export function targetOf(form: ImportForm, items: readonly ImportItem[]): Target {
  const { isNew, demo, dashboardKind } = form;
  const known = items.find(({ item_id }) => item_id === form.itemId);
  const { name, year } = (!isNew && known) || form;
  return { name: name.trim(), year, demo, isNew, dashboardKind };
}

/** Its name within a sentence. */
export function targetWords({ name, year, demo }: Pick<Target, 'name' | 'year' | 'demo'>): string {
  return `${demo ? 'the demo figures of ' : ''}${name}, ${year}`;
}

/** The address of the dashboard that shows the applied figures. */
export function dashboardPath(
  kind: ImportKind,
  itemId: number,
  { name, demo, dashboardKind }: Target,
): string {
  const query = dashboardQuery({ sample: false, market_name: null, demo });
  if (kind !== 'global') return itemDashboardPath(kind, itemId, name) + query;
  const report = { report_id: itemId, report_name: name, c_report_id: null, dashboard_kind: dashboardKind };
  return reportDashboardPath(report) + query;
}
