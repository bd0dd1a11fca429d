import { defineEndpoints } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { searchCalls as calls } from './search.calls.ts';
import {
  searchAnswer,
  searchBody,
  searchCustomReportAnswer,
  searchReportAnswer,
  searchReportBody,
} from './search.schemas.ts';

export const searchEndpoints = defineEndpoints(calls, {
  searchReports: {
    summary: 'The reports in which something is found',
    who: ['user'],
    body: searchBody,
    answer: searchAnswer,
    problems: [],
  },
  searchReport: {
    summary: 'How often something is found in each chapter of a report that the viewer may read',
    who: ['user'],
    params: idParams,
    body: searchReportBody,
    answer: searchReportAnswer,
    problems: ['not-found', 'not-subscribed'],
  },
  searchCustomReport: {
    summary: 'How often something is found in each chapter of a custom report that the viewer may read',
    who: ['user'],
    params: idParams,
    body: searchReportBody,
    answer: searchCustomReportAnswer,
    problems: ['not-found'],
  },
});
