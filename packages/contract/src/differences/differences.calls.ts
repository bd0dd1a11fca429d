import type { Call } from '../endpoint.ts';

export const differencesCalls = {
  differences: 'GET /reports/{id}/changes/{other}',
  changedTable: 'GET /reports/{id}/changes/{other}/tables/{table}',
  changedChapter: 'GET /reports/{id}/changes/{other}/chapters/{chapter}',
  changesWorkbook: 'GET /reports/{id}/changes/{other}/workbook',
} as const satisfies Record<string, Call>;
