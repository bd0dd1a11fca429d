import { customReports } from '../limits.ts';
import type { ProblemText } from '../problem.ts';

const conflict = { status: 409, title: 'Conflict' };
const invalid = { status: 422, title: 'Invalid fields' };

export const customReportsProblems = {
  'custom-reports-limit': {
    ...conflict,
    detail: `You may only create up to ${customReports.perUser} Custom Reports. Delete another Custom Report if you want to create a new Custom Report.`,
  },
  'custom-report-title': {
    ...invalid,
    detail: `Title must not exceed ${customReports.title} characters`,
  },
  'bookmarks-limit': { ...conflict, detail: 'Custom Bookmarks limit reached' },
  'last-chapter': { ...conflict, detail: 'Custom reports must have at least 1 chapter from each report' },
  'bookmark-repeated': { ...invalid, detail: 'A chapter can be in a Custom Report only once.' },
  'bookmark-order': { ...invalid, detail: 'Two bookmarks cannot have the same place.' },
  'clip-repeated': { ...conflict, detail: 'This is already clipped into that Custom Report.' },
  'custom-report-changed': {
    ...conflict,
    detail:
      'This Custom Report has been changed elsewhere in the meantime. Open it again to see the changes.',
  },
  'recipient-not-enabled': {
    ...conflict,
    detail: 'Only enabled team members can receive a Custom Report.',
  },
  'dashboard-market-unknown': { ...invalid, detail: 'The report no longer has this market.' },
  'too-many-custom-reports': {
    status: 429,
    title: 'Too many custom reports',
    detail: 'Too many Custom Reports have been created from your IP address, please try again later.',
  },
} as const satisfies Record<string, ProblemText>;

/** `{name}` is filled in with the title. */
export const customReportsTexts = {
  created: 'Custom report "{name}" created',
  updated: 'Custom report "{name}" updated',
  deleted: 'Custom report deleted',
  shared: 'Custom report shared',
  deleteQuestion: 'Are you sure you wish to delete this report? This action cannot be reversed.',
  bookmarksHint: `Each Custom Report may have up to ${customReports.bookmarks} Bookmarks from any report`,
  sharingHint: 'Reports shared with Team Members are read-only',
  noMembers: 'There are no other members in your team',
  noneEnabled: 'Your team members need to be enabled to share this Custom Report',
} as const;
