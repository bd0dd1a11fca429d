import type { BookmarkState } from '@caliper/contract/custom-reports/custom-reports.values.ts';

/** Why a bookmark cannot be read at present. */
export const stateWords: Record<BookmarkState, string | null> = {
  readable: null,
  'not-subscribed': 'Not subscribed',
  withdrawn: 'Report withdrawn',
  gone: 'Chapter no longer available',
};
