import type { Finding } from '@caliper/contract/problem.ts';
import type { Line } from '../keyed-table.ts';
import type { ReportTable } from '../report-tables.ts';
import type { View } from './views.ts';

/** What does not look right in a table, to look at; it never bars anything. */
export interface SenseFinding extends Finding {
  check: 'sum' | 'growth' | 'years' | 'units' | 'leap';
  chapter: number;
  row: string[];
  column: string[];
  /** Its row among those below the head, and its column. */
  cell?: { row: number; column: number };
}

/** What a check has found; where it is in the report is added. */
export interface Doubtful {
  check: SenseFinding['check'];
  row: Line | null;
  column: Line | null;
  excerpt: string;
  message: string;
  remedy: string;
}

/** A line and what it meets across, as row and column. */
export function spot(
  { areRows }: View,
  line: Line | null,
  across: Line | null,
): Pick<Doubtful, 'row' | 'column'> {
  return areRows ? { row: line, column: across } : { row: across, column: line };
}

export function senseFinding(
  { place, table }: ReportTable,
  { check, row, column, excerpt, message, remedy }: Doubtful,
): SenseFinding {
  const name = place.name || `Table ${place.number} of chapter ${place.chapter}`;
  const labels = [...(row?.path ?? []), ...(column?.path ?? [])];
  return {
    file: '',
    place: [name, ...labels].join(', '),
    block: place.block,
    excerpt,
    message,
    remedy,
    check,
    chapter: place.chapter,
    row: row?.path ?? [],
    column: column?.path ?? [],
    ...(row && column && { cell: { row: row.at - table.header.length, column: column.at } }),
  };
}
