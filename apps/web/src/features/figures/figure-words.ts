import { reportDashboardPath } from '@caliper/contract/dashboards/dashboard-paths.ts';
import { customReportPath, reportPath } from '../../lib/navigation/paths.ts';
import type { Point, Series } from './figures.queries.ts';

type Source = Series['source'];

export function periodWords(period: Point['period']): string {
  if (!period) return '';
  return period.from === period.to ? String(period.to) : `${period.from}–${period.to}`;
}

const states = { measured: 'Measured', forecast: 'Forecast', unknown: '' } as const;

/** Whether it was measured, and where it stands. */
export function sourceWords(state: Point['state'], { item_name, year, given, table }: Source): string {
  const place = table ? tableName(table.caption) : 'Dashboard';
  const within = given ? `in ${given.c_report_name}` : '';
  return [states[state], place, `${item_name}, ${year} edition`, within].filter(Boolean).join(' · ');
}

/** Where another source has the same, told beside the first: as little as tells the two apart. */
export function besideWords(first: Source, other: Source): string {
  const isSameReport = other.item_name === first.item_name && other.region === first.region;
  const place = other.table ? tableName(other.table.caption) : 'its dashboard';
  if (isSameReport && other.year === first.year) return `in ${place}`;
  return isSameReport
    ? `in the ${other.year} edition, ${place}`
    : `in ${other.item_name}, ${other.region} ${other.year}, ${place}`;
}

/** What a table is called by its caption: 'Table 5.5', or else its first words. */
export function tableName(caption: string): string {
  const [first = ''] = caption.split('\n');
  return /^\p{L}+\.?\s[\p{L}\d.–-]*\d[\p{L}\d.–-]*/u.exec(first)?.[0] ?? (first.slice(0, 60) || 'Table');
}

/** Opens a table with the cell marked, a dashboard as a whole. */
export function sourcePath({ item_id, item_name, given, table, dashboard }: Source, point: Point): string {
  if (table) {
    const search = new URLSearchParams();
    if (point.row !== null) search.set('row', String(point.row));
    if (point.column !== null) search.set('column', String(point.column));
    const path = given
      ? customReportPath(given.c_report_id, given.c_report_name, given.place)
      : reportPath(item_id, item_name, table.chapter_number);
    return `${path}?${search}#${table.block}`;
  }
  const dashboard_kind = dashboard?.dashboard_kind ?? 'market';
  return reportDashboardPath({
    report_id: item_id,
    report_name: given?.c_report_name ?? item_name,
    c_report_id: given?.c_report_id ?? null,
    dashboard_kind,
  });
}

/** With its sign: +13.7 (+8.2%). */
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
  const share = relative === null ? '' : ` (${sign}${Math.abs(relative * 100).toFixed(1)}%)`;
  return `${sign}${size}${share}`;
}
