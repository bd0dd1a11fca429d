import type { TablePlace } from './table-sheet.ts';

/** A table of a report, for tests of its spreadsheet. */
export const place: TablePlace = {
  report_id: 7,
  report_name: 'Knees',
  report_year: 2026,
  region: 'Europe',
  chapter_number: 3,
  chapter_title: 'Sales',
  table_number: 2,
  tables: [{ number: 2, caption: '' }],
  productName: 'Caliper',
  version: 3,
  releasedOn: '2026-05-12',
  releaseNote: '',
  day: '2026-06-01',
  stamp: [],
};
