import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { type Bookmark, type CustomReport, showCustomReport } from '../custom-reports.queries.ts';
import { bookmarksBody } from '../edit/edit-draft.ts';
import { knownReport, tellFailure } from './known-report.ts';
import { focusOnPlace } from './remove-buttons.ts';
import { isSame, returned } from './returned.ts';

interface Removed {
  bookmark: Bookmark;
  before: CustomReport;
}

/** Restores a bookmark in the latest version of the report: others may have been removed since. */
export function useUndo(id: number) {
  const [keys] = useState(createRequestKeys);
  const { mutate } = useSingleMutation({
    mutationFn: ({ bookmark, before }: Removed) => {
      const { revision, collections } = knownReport(id);
      const bookmarks = bookmarksBody(returned(collections, bookmark, before.collections));
      const body = { revision, bookmarks };
      return call('saveBookmarks', { params: { id }, body }, { idempotencyKey: keys.keyOf(body) });
    },
    scope: { id: `custom-report ${id}` },
    meta: showsOwnError,
    onSuccess: (report, { bookmark }) => {
      void showCustomReport(report);
      // The pressed button has disappeared with its message.
      const { collections } = report;
      focusOnPlace(
        collections.findIndex((one) => isSame(one, bookmark)),
        collections.length,
      );
    },
    onError: (error) => tellFailure(id, error),
  });
  return mutate;
}
