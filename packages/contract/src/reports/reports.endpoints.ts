import { reportChanges } from '../changes.schemas.ts';
import { defineEndpoints } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { reportsCalls as calls } from './reports.calls.ts';
import {
  editBody,
  pastUploads,
  pastUploadsQuery,
  rollbackBody,
  subscribers,
  uploadBody,
  uploaded,
  uploadResult,
  uploadResultQuery,
  versionParams,
  versions,
  visibleBody,
} from './reports.schemas.ts';

const uploadProblems = [
  'package-refused',
  'package-needs-a-look',
  'upload-too-large',
  'edition-exists',
  'report-changed',
  'title-locked',
  'sub-category-unknown',
  'not-found',
] as const;

export const reportsEndpoints = defineEndpoints(calls, {
  pastUploads: {
    summary: 'The reports of a category and year that an upload can update',
    who: ['admin', 'publications'],
    query: pastUploadsQuery,
    answer: pastUploads,
    problems: [],
  },
  uploadReport: {
    summary: 'Takes a package whole, or tells everything that is wrong with it',
    who: ['admin', 'publications'],
    upload: 'required',
    once: true,
    body: uploadBody,
    answer: uploaded,
    problems: [...uploadProblems, 'upload-file-missing'],
  },
  uploadReportNoWriteup: {
    summary: 'A report without chapters: its details, and documents and images if there are any',
    who: ['admin', 'publications'],
    upload: 'optional',
    once: true,
    body: uploadBody,
    answer: uploaded,
    problems: uploadProblems,
  },
  uploadResult: {
    summary: 'What became of an upload whose answer was lost',
    who: ['admin', 'publications'],
    query: uploadResultQuery,
    answer: uploadResult,
    problems: [],
  },
  reportVersions: {
    summary: 'The uploads of a report, newest first',
    who: ['admin'],
    params: idParams,
    answer: versions,
    problems: ['not-found'],
  },
  versionChanges: {
    summary: 'What a version changed against the one before it; everything is new in the first',
    who: ['admin'],
    params: versionParams,
    answer: reportChanges,
    problems: ['not-found'],
  },
  rollbackReport: {
    summary: 'Makes an earlier upload the one that is read',
    who: ['admin'],
    params: idParams,
    body: rollbackBody,
    answer: versions,
    problems: ['not-found'],
  },
  reportSubscribers: {
    summary: 'Who has the report at this moment, inherited or not: what hiding it would take from them',
    who: ['admin'],
    params: idParams,
    answer: subscribers,
    problems: ['not-found'],
  },
  setReportVisible: {
    summary: 'Shows a report to customers, or hides it',
    who: ['admin'],
    params: idParams,
    body: visibleBody,
    problems: ['not-found'],
  },
  editReport: {
    summary: 'Changes the details of a report',
    who: ['admin'],
    params: idParams,
    body: editBody,
    problems: ['not-found', 'edition-exists', 'sub-category-unknown'],
  },
  deleteReport: {
    summary: 'Deletes a report that nobody subscribes to',
    who: ['admin'],
    params: idParams,
    problems: ['not-found', 'report-subscribed', 'report-given'],
  },
});
