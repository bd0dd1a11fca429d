import type { ProblemText } from '../problem.ts';

export const synonymsTexts = {
  added: 'Added: the next search knows it',
  changed: 'Changed: the next search knows it',
  deleted: 'Deleted: the next search knows it',
} as const;

const taken = { status: 409, title: 'Conflict' };

export const synonymsProblems = {
  'synonym-changed': {
    ...taken,
    detail: 'Somebody else has changed this entry since you opened it. Look at it again, then decide.',
  },
  'synonym-taken': {
    ...taken,
    detail: '“{name}” has an entry of its own: {entry}. Change that one instead.',
  },
  'synonym-circle': {
    ...taken,
    detail:
      '“{name}” already finds “{back}” by another entry. If they mean the same, make one of the entries go both ways.',
  },
  'synonym-twice': { status: 422, title: 'Named twice', detail: '“{name}” stands here twice.' },
  'synonym-says-nothing': {
    status: 422,
    title: 'Not a name',
    detail: '“{name}” is nothing that a search looks for.',
  },
  'synonyms-full': {
    ...taken,
    detail: 'There are {most} entries, more than a search can look up in time. Delete some first.',
  },
} as const satisfies Record<string, ProblemText>;
