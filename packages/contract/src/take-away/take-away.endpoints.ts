import { dashboardParams } from '../dashboards/dashboards.schemas.ts';
import { defineEndpoints } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { tableParams } from '../reader/reader.schemas.ts';
import { takeAwayCalls as calls } from './take-away.calls.ts';
import {
  chartSlideBody,
  contentsParams,
  dashboardFileBody,
  dashboardFileParams,
  takeAwayBody,
  takeAwayContents,
  takenFile,
  takenFiles,
} from './take-away.schemas.ts';

/** Each download says which it really is. */
const anyFile = 'application/octet-stream';

export const takeAwayEndpoints = defineEndpoints(calls, {
  takeAwayContents: {
    summary: 'What can be taken away of a report or custom report, and on which terms',
    who: ['user'],
    does: 'read',
    params: contentsParams,
    answer: takeAwayContents,
    problems: ['not-found', 'not-subscribed'],
  },
  takenFiles: {
    summary: 'The files that were made for the viewer, and those that are being made',
    who: ['user'],
    does: 'read own',
    answer: takenFiles,
    problems: [],
  },
  takeAway: {
    summary: 'Starts making a file; one that is being made of the same is answered instead',
    who: ['user'],
    does: 'export',
    body: takeAwayBody,
    once: true,
    status: 202,
    answer: takenFile,
    problems: [
      'not-found',
      'not-subscribed',
      'report-updated',
      'nothing-to-take',
      'files-quota',
      'files-waiting',
    ],
  },
  takenFile: {
    summary: 'How far the work on a file of the viewer has come',
    who: ['user'],
    does: 'read own',
    params: idParams,
    answer: takenFile,
    problems: ['not-found'],
  },
  takeAgain: {
    summary: 'Starts making a file of the viewer once more, of what there is now',
    who: ['user'],
    does: 'export',
    params: idParams,
    once: true,
    status: 202,
    answer: takenFile,
    problems: ['not-found', 'not-subscribed', 'nothing-to-take', 'files-quota', 'files-waiting'],
  },
  takenFileContent: {
    summary: 'Downloads a file of the viewer, if all that is in it may still be opened',
    who: ['user'],
    does: 'export',
    params: idParams,
    file: anyFile,
    audited: { as: 'export', of: 'file', what: 'a file' },
    problems: ['not-found', 'file-not-ready', 'file-over', 'file-closed'],
  },
  removeTakenFile: {
    summary: 'Stops making a file of the viewer, or removes it',
    who: ['user'],
    does: 'write',
    params: idParams,
    problems: [],
  },
  chartSlide: {
    summary: 'A chart of a table as a slide, which can be edited there',
    who: ['user'],
    does: 'export',
    params: tableParams,
    body: chartSlideBody,
    file: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    audited: { as: 'export', of: 'report', what: 'a chart' },
    problems: ['not-found', 'not-subscribed', 'report-updated', 'nothing-to-take', 'files-quota'],
  },
  takeDashboardAway: {
    summary: 'Starts making a file of a dashboard: its rows, or its view as slides',
    who: ['embed'],
    does: 'export',
    params: dashboardParams,
    body: dashboardFileBody,
    once: true,
    status: 202,
    answer: takenFile,
    problems: [
      'not-found',
      'dashboard-not-subscribed',
      'dashboard-sample-only',
      'question-unknown',
      'question-mixes-nouns',
      'files-quota',
      'files-waiting',
    ],
  },
  dashboardFile: {
    summary: 'How far the work on a file of the dashboard has come',
    who: ['embed'],
    does: 'read own',
    params: dashboardFileParams,
    answer: takenFile,
    problems: ['not-found'],
  },
  dashboardFileContent: {
    summary: 'Downloads a file of the dashboard, if it may still be opened',
    who: ['embed'],
    does: 'export',
    params: dashboardFileParams,
    file: anyFile,
    audited: { as: 'export', of: 'file', what: 'a file' },
    problems: ['not-found', 'file-not-ready', 'file-over', 'file-closed'],
  },
});
