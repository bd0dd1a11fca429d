import { defineEndpoints } from '../endpoint.ts';
import { systemCalls as calls } from './system.calls.ts';
import { browserConfig, guideAddress, localOutboxAnswer, logBody } from './system.schemas.ts';

export const systemEndpoints = defineEndpoints(calls, {
  config: {
    summary: 'What the browser needs to know of this installation',
    who: ['public'],
    does: 'read',
    answer: browserConfig,
    problems: [],
  },
  guide: {
    summary: 'The address of the guide, a PDF',
    who: ['public'],
    does: 'read',
    answer: guideAddress,
    problems: [],
  },
  log: {
    summary: 'Records a failure to render a page',
    who: ['public'],
    does: 'write',
    body: logBody,
    problems: ['too-many-requests'],
  },
  localOutbox: {
    summary: 'The messages of a local installation, which sends none; absent anywhere else',
    who: ['public'],
    does: 'read own',
    answer: localOutboxAnswer,
    problems: ['not-found'],
  },
});
