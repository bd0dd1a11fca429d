import { defineEndpoints } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { readerCalls as calls } from './reader.calls.ts';
import {
  chapterParams,
  dashboardStatus,
  editions,
  editionsBody,
  recommendation,
  recommendationBody,
  recommendationParams,
  recommendations,
  refreshed,
  refreshParams,
  subscribedReport,
  tableParams,
  tableQuery,
  unsubscribedReport,
} from './reader.schemas.ts';

const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

export const readerEndpoints = defineEndpoints(calls, {
  subscribedReport: {
    summary: 'A chapter of a report that the viewer may read, and the list of all of them',
    who: ['user'],
    params: chapterParams,
    answer: subscribedReport,
    problems: ['not-found', 'not-subscribed'],
  },
  unsubscribedReport: {
    summary: 'What there is to know about a report before it is bought',
    who: ['user'],
    params: idParams,
    answer: unsubscribedReport,
    problems: ['not-found'],
  },
  reportPreview: {
    summary: 'The preview of a report',
    who: ['user'],
    params: idParams,
    file: 'application/pdf',
    problems: ['not-found', 'preview-in-preparation'],
  },
  reportContents: {
    summary: 'The table of contents of a report',
    who: ['user'],
    params: idParams,
    file: 'application/pdf',
    problems: ['not-found'],
  },
  tableExport: {
    summary: 'One table of a chapter as a spreadsheet',
    who: ['user'],
    params: tableParams,
    query: tableQuery,
    file: spreadsheet,
    problems: ['not-found', 'not-subscribed', 'report-updated'],
  },
  globalDashboardStatus: {
    summary: 'Whether a report has a dashboard',
    who: ['user'],
    params: idParams,
    answer: dashboardStatus,
    problems: ['not-found'],
  },
  reportEditions: {
    summary: 'The reports of a title, for telling whether a newer one is to be had',
    who: ['user'],
    body: editionsBody,
    answer: editions,
    problems: [],
  },
  refreshReport: {
    summary: 'Reads the package of a report anew',
    who: ['user'],
    params: refreshParams,
    answer: refreshed,
    problems: ['not-found', 'not-subscribed', 'package-missing', 'refresh-refused', 'too-many-attempts'],
  },
  recommendations: {
    summary: 'What is recommended to the readers of a report',
    who: ['user'],
    params: idParams,
    answer: recommendations,
    problems: ['not-found'],
  },
  addRecommendation: {
    summary: 'Recommends a report to the readers of another',
    who: ['admin'],
    body: recommendationBody,
    answer: recommendation,
    status: 201,
    problems: ['not-found', 'recommends-itself'],
  },
  removeRecommendation: {
    summary: 'Takes a recommendation back',
    who: ['admin'],
    params: recommendationParams,
    problems: [],
  },
});
