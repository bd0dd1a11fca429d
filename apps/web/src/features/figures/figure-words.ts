import { reportDashboardPath } from '@caliper/contract/dashboards/dashboard-paths.ts';
import { reportPath } from '../../lib/navigation/paths.ts';
import type { Point, Series } from './figures.queries.ts';

type Source = Series['source'];

export function periodWords(period: Point['period']): string {
  if (!period) return '';
  return period.from === period.to ? String(period.to) : `${period.from}–${period.to}`;
}

const states = { measured: 'Measured', forecast: 'Forecast', unknown: '' } as const;

/** Whether it was measured, and where it stands. */
export function sourceWords(state: Point['state'], { item_name, year, table }: Source): string {
  const place = table ? tableName(table.caption) : 'Dashboard';
  return [states[state], place, `${item_name}, ${year} edition`].filter(Boolean).join(' · ');
}

/** What a table is called by its caption: 'Table 5.5', or else its first words. */
export function tableName(caption: string): string {
  const [first = ''] = caption.split('\n');
  return /^\p{L}+\.?\s[\p{L}\d.–-]*\d[\p{L}\d.–-]*/u.exec(first)?.[0] ?? (first.slice(0, 60) || 'Table');
}

/** Opens a table with the cell marked, a dashboard as a whole. */
export function sourcePath({ item_id, item_name, table, dashboard }: Source, point: Point): string {
  if (table) {
    const search = new URLSearchParams();
    if (point.row !== null) search.set('row', String(point.row));
    if (point.column !== null) search.set('column', String(point.column));
    return `${reportPath(item_id, item_name, table.chapter_number)}?${search}#${table.block}`;
  }
  const dashboard_kind = dashboard?.dashboard_kind ?? 'market';
  return reportDashboardPath({
    report_id: item_id,
    report_name: item_name,
    c_report_id: null,
    dashboard_kind,
  });
}

/** With its sign: +13.7 (+8.2 %). */
export function differenceWords({
  absolute,
  relative,
}: {
  absolute: number;
  relative: number | null;
}): string {
  if (absolute === 0) return 'the same';
  const sign = absolute > 0 ? '+' : '−';
  const size = Math.abs(absolute).toLocaleString('en-US', { maximumFractionDigits: 2 });
  const share = relative === null ? '' : ` (${sign}${Math.abs(relative * 100).toFixed(1)} %)`;
  return `${sign}${size}${share}`;
}
