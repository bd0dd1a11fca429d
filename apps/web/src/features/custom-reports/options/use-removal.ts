import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify } from '../../../lib/notifications.ts';
import { type Bookmark, type CustomReport, showCustomReport } from '../custom-reports.queries.ts';
import { bookmarksBody } from '../edit/edit-draft.ts';
import { spokenName } from '../spoken-name.ts';
import { knownReport, notThere, tellFailure } from './known-report.ts';
import { focusNextAfter } from './remove-buttons.ts';
import { useUndo } from './use-undo.ts';

export function useRemoval({ c_report_id: id }: CustomReport, { collection_id }: Bookmark) {
  const undo = useUndo(id);
  const [keys] = useState(createRequestKeys);
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (_button: HTMLElement) => removed(id, collection_id, keys),
    // Removals pressed in quick succession run one after the other, each based on the result of the one before.
    scope: { id: `custom-report ${id}` },
    meta: showsOwnError,
    onSuccess: ({ bookmark, before, left }, button) => {
      focusNextAfter(button);
      void showCustomReport(left);
      const canReturn = bookmark.state === 'readable';
      notify({
        // With the report's name if another chapter is called the same: each removal keeps its own Undo.
        message: `Bookmark "${spokenName(bookmark, before.collections)}" removed`,
        variant: 'success',
        action: canReturn ? { label: 'Undo', run: () => undo({ bookmark, before }) } : undefined,
      });
    },
    onError: (error) => tellFailure(id, error),
  });
  return { remove: mutate, isRemoving: isPending };
}

type RequestKeys = ReturnType<typeof createRequestKeys>;

async function removed(id: number, collectionId: number, keys: RequestKeys) {
  const before = knownReport(id);
  const bookmark = before.collections.find((one) => one.collection_id === collectionId);
  if (!bookmark) throw notThere;
  return { bookmark, before, left: await without(before, bookmark, keys) };
}

/** A bookmark without a chapter cannot be removed by chapter: the others are saved without it. */
function without(before: CustomReport, bookmark: Bookmark, keys: RequestKeys) {
  const { c_report_id: id, revision, collections } = before;
  const { report_id, chapter_number } = bookmark;
  const idempotencyKey = keys.keyOf({ revision, report_id, chapter_number });
  if (chapter_number !== null) {
    const params = { id, report_id, chapter_number };
    return call('removeBookmark', { params, query: { revision } }, { idempotencyKey });
  }
  const bookmarks = bookmarksBody(collections.filter((one) => one !== bookmark));
  return call('saveBookmarks', { params: { id }, body: { revision, bookmarks } }, { idempotencyKey });
}
