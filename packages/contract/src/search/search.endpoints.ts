import { defineEndpoints } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { searchCalls as calls } from './search.calls.ts';
import {
  bestMatches,
  bestMatchesBody,
  explainBody,
  explanation,
  recentParams,
  recentSearches,
  rememberBody,
  reportExhibits,
  searchAnswer,
  searchBody,
  searchCustomReportAnswer,
  searchReportAnswer,
  searchReportBody,
  whileTyping,
  whileTypingBody,
} from './search.schemas.ts';

export const searchEndpoints = defineEndpoints(calls, {
  searchReports: {
    summary: 'The reports in which something is found, and what else has it',
    who: ['user'],
    body: searchBody,
    answer: searchAnswer,
    problems: [],
  },
  bestMatches: {
    summary: 'The few best matches of any kind, for the strip above the list',
    who: ['user'],
    body: bestMatchesBody,
    answer: bestMatches,
    problems: [],
  },
  whileTyping: {
    summary: 'What a person may mean by what is typed so far',
    who: ['user'],
    body: whileTypingBody,
    answer: whileTyping,
    problems: [],
  },
  recentSearches: {
    summary: 'The last searches of the person',
    who: ['user'],
    answer: recentSearches,
    problems: [],
  },
  rememberSearch: {
    summary: 'Remembers a search of the person',
    who: ['user'],
    body: rememberBody,
    problems: [],
  },
  forgetSearch: {
    summary: 'Forgets one of the last searches',
    who: ['user'],
    params: recentParams,
    problems: [],
  },
  forgetSearches: {
    summary: 'Forgets all searches of the person',
    who: ['user'],
    problems: [],
  },
  searchReport: {
    summary: 'How often something is found in each chapter of a report that the viewer may read, and where',
    who: ['user'],
    params: idParams,
    body: searchReportBody,
    answer: searchReportAnswer,
    problems: ['not-found', 'not-subscribed'],
  },
  searchCustomReport: {
    summary:
      'How often something is found in each chapter of a custom report that the viewer may read, and where',
    who: ['user'],
    params: idParams,
    body: searchReportBody,
    answer: searchCustomReportAnswer,
    problems: ['not-found'],
  },
  reportExhibits: {
    summary: 'All tables and figures of a report that the viewer may read',
    who: ['user'],
    params: idParams,
    answer: reportExhibits,
    problems: ['not-found', 'not-subscribed'],
  },
  explainSearch: {
    summary: 'Why the results of a search are ranked as they are',
    who: ['admin'],
    body: explainBody,
    answer: explanation,
    problems: [],
  },
});
