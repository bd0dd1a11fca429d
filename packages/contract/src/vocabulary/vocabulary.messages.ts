import type { ProblemText } from '../problem.ts';

export const vocabularyTexts = {
  merged: 'Merged',
  split: 'Split',
  renamed: 'Renamed',
  refused: 'Not the same: it will not be proposed again',
  spellingAdded: 'Spelling added',
  spellingRemoved: 'Spelling removed',
  joined: 'Now one line of editions',
  parted: 'Now a line of its own',
} as const;

const taken = { status: 409, title: 'Conflict' };

export const vocabularyProblems = {
  'term-changed': {
    ...taken,
    detail: 'Somebody else has changed this since you opened it. Look at it again, then decide.',
  },
  'proposal-settled': {
    ...taken,
    detail: '{who} has already decided this: {decision}.',
  },
  'terms-side-by-side': {
    ...taken,
    detail: '{one} and {other} are two markets of {item}, so they cannot be one.',
  },
  'terms-of-two-kinds': {
    status: 422,
    title: 'Not the same kind',
    detail: 'Only markets can be merged with markets, companies with companies, and so on.',
  },
  'spelling-taken': { ...taken, detail: 'This spelling already means {name}.' },
  'spelling-met': {
    ...taken,
    detail: 'Reports or figures spell it this way. If they mean something else, split it off.',
  },
  'split-nothing-left': {
    ...taken,
    detail: 'Nothing would be left. Choose some of the items, not all of them.',
  },
  'lines-differ': {
    status: 422,
    title: 'Not one line',
    detail: 'A line of editions has one region and one kind of item.',
  },
  'line-year-twice': { ...taken, detail: 'Both have an edition of {year}.' },
} as const satisfies Record<string, ProblemText>;
