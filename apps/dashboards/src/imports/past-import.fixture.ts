import type { PastImport } from './imports.queries.ts';

export const pastImport: PastImport = {
  importId: 1,
  item_id: 7,
  name: 'Knees',
  year: 2026,
  demo: false,
  file: 'knees.csv',
  rows: 12,
  state: 'earlier',
  by: 'ada@example.com',
  at: 0,
};
