import { csvText } from '@caliper/text/csv.ts';

/** A file that spreadsheets open as it is. */
export function csvOf(rows: Parameters<typeof csvText>[0]): Blob {
  return new Blob([csvText(rows)], { type: 'text/csv;charset=utf-8' });
}
