import type { ProblemText } from '../problem.ts';

export const draftsProblems = {
  'package-needs-a-look': {
    status: 422,
    title: 'Package needs a look',
    detail:
      'The package can be read, but something in it needs a look before clients see it. Nothing was changed; proof it first, or correct what is listed and upload it again.',
  },
  'draft-changed': {
    status: 409,
    title: 'Draft changed',
    detail: 'Someone else has changed this draft in the meantime. Look at it again before you go on.',
  },
  'draft-outdated': {
    status: 409,
    title: 'Draft outdated',
    detail:
      'The report has changed since this draft was made. Compare it with the current version before you release it.',
  },
  'draft-unsettled': {
    status: 409,
    title: 'Findings to settle',
    detail: 'There are findings to settle before this draft can be released.',
  },
  'draft-unseen': {
    status: 409,
    title: 'Findings to look at',
    detail: 'Confirm that you have looked at the findings before you release this draft.',
  },
  'too-many-corrections': {
    status: 409,
    title: 'Too many corrections',
    detail: 'So much cannot be put right here. Correct it in the source and upload the package again.',
  },
  'release-past': {
    status: 422,
    title: 'Time past',
    detail: 'Choose a time that is still to come, within a year.',
  },
} as const satisfies Record<string, ProblemText>;
