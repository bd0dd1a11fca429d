import { defineEndpoints } from '../endpoint.ts';
import { idParams } from '../fields.ts';
import { followingCalls as calls } from './following.calls.ts';
import { follow, followable, followBody, following, rhythmBody } from './following.schemas.ts';

export const followingEndpoints = defineEndpoints(calls, {
  following: {
    summary: 'What the viewer follows, each with the number of places that have something new',
    who: ['user'],
    does: 'read',
    answer: following,
    problems: [],
  },
  followable: {
    summary: 'What can be followed from the page of an item: itself, where it is filed, and what it is about',
    who: ['user'],
    does: 'read',
    params: idParams,
    answer: followable,
    problems: ['not-found'],
  },
  follow: {
    summary: 'Follows something that the viewer can see; what is followed already is answered as it is',
    who: ['user'],
    does: 'write',
    body: followBody,
    answer: follow,
    problems: ['not-found', 'follows-limit'],
  },
  changeRhythm: {
    summary: 'When mails of what is followed come',
    who: ['user'],
    does: 'write',
    params: idParams,
    body: rhythmBody,
    answer: follow,
    problems: ['not-found'],
  },
  unfollow: {
    summary: 'Follows something no longer; what is not followed needs nothing',
    who: ['user'],
    does: 'write',
    params: idParams,
    problems: [],
  },
});
