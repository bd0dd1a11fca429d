import { defineEndpoints } from '../endpoint.ts';
import { homeCalls as calls } from './home.calls.ts';
import { home } from './home.schemas.ts';

export const homeEndpoints = defineEndpoints(calls, {
  home: {
    summary: 'What a returning person continues with: places of reading, news, shares and favorites',
    who: ['user'],
    does: 'read',
    answer: home,
    problems: [],
  },
  dismissFirstSteps: {
    summary: 'The first steps are not shown to the viewer again, on any device',
    who: ['user'],
    does: 'write',
    problems: [],
  },
});
