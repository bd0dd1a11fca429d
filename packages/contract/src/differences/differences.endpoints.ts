import { defineEndpoints } from '../endpoint.ts';
import { differencesCalls as calls } from './differences.calls.ts';
import {
  changedChapter,
  changedChapterParams,
  changedTable,
  changedTableParams,
  differences,
  pairParams,
  partQuery,
  versionsQuery,
} from './differences.schemas.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Who can read neither edition gets 404, who can read one of them counts, and values need both. */
export const differencesEndpoints = defineEndpoints(calls, {
  differences: {
    summary: 'What changed between two editions of a line, or two versions of a report',
    who: ['user'],
    does: 'read',
    params: pairParams,
    query: versionsQuery,
    answer: differences,
    problems: ['not-found'],
  },
  changedTable: {
    summary: 'A table of both editions, cell by cell',
    who: ['user'],
    does: 'read',
    params: changedTableParams,
    query: partQuery,
    answer: changedTable,
    problems: ['not-found', 'not-subscribed', 'report-updated'],
  },
  changedChapter: {
    summary: 'The passages of a chapter that are different in the two editions',
    who: ['user'],
    does: 'read',
    params: changedChapterParams,
    query: partQuery,
    answer: changedChapter,
    problems: ['not-found', 'not-subscribed', 'report-updated'],
  },
  changesWorkbook: {
    summary: 'All figures of both editions beside each other, as a workbook',
    who: ['user'],
    does: 'export',
    params: pairParams,
    query: versionsQuery,
    file: spreadsheet,
    audited: { as: 'export', of: 'report', what: 'what changed' },
    problems: ['not-found', 'not-subscribed', 'files-quota'],
  },
});
