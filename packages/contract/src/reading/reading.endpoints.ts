import { defineEndpoints } from '../endpoint.ts';
import { readingCalls as calls } from './reading.calls.ts';
import { place, placeBody, placeParams } from './reading.schemas.ts';

export const readingEndpoints = defineEndpoints(calls, {
  readingPlace: {
    summary: 'Where the viewer was in a report or custom report that they may read',
    who: ['user'],
    does: 'read',
    params: placeParams,
    answer: place,
    problems: ['not-found', 'report-withdrawn', 'not-subscribed'],
  },
  keepReadingPlace: {
    summary:
      'Where the viewer is in a report or custom report, and what of it they have read since the last call',
    who: ['user'],
    does: 'write',
    params: placeParams,
    body: placeBody,
    problems: ['not-found', 'report-withdrawn', 'not-subscribed'],
  },
});
