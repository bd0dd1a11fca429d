import { takeAway as limits } from '../limits.ts';
import type { ProblemText } from '../problem.ts';

export const takeAwayProblems = {
  'files-quota': {
    status: 409,
    title: 'No more files for now',
    detail: `Your company has made as many files in ${limits.quotaDays} days as its license allows: {most}. The next one can be made on {date}.`,
  },
  'files-waiting': {
    status: 409,
    title: 'Still working',
    detail: `${limits.waitingPerUser} files are still being made for you. Please wait until one of them is ready, or stop one.`,
  },
  'file-not-ready': {
    status: 409,
    title: 'Not ready',
    detail: 'This file is not ready to be downloaded.',
  },
  'file-over': {
    status: 409,
    title: 'Removed',
    detail: `Files are kept for ${limits.keptHours} hours. This one was removed, but can be made again.`,
  },
  'file-closed': {
    status: 403,
    title: 'No longer open to you',
    detail: 'This file contains something that you can no longer open: {title}. Make it again without that.',
  },
  'file-too-long': {
    status: 409,
    title: 'Too long for Excel',
    detail: 'There are more rows than a sheet can hold. Please take them as CSV, or fewer of them.',
  },
  'nothing-to-take': {
    status: 409,
    title: 'Nothing to take away',
    detail: 'There are no figures in what you have chosen. Choose more of it, or another format.',
  },
} as const satisfies Record<string, ProblemText>;

/** What a license allows with a file; it stands in the dialog and in every file. */
export const takenTerms =
  'Inside the company only; outside it, up to ten figures may be quoted with their source.';
