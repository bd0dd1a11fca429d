import { ApiError } from '@caliper/contract/client/api-error.ts';
import { generalProblems } from '@caliper/contract/problem.ts';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify, notifyFailure } from '../../../lib/notifications.ts';
import { spokenName } from '../bookmarks.ts';
import {
  type Bookmark,
  type CustomReport,
  reloadCustomReport,
  showCustomReport,
} from '../custom-reports.queries.ts';
import { bookmarksBody } from '../edit/edit-draft.ts';
import { failureNote } from '../saving.ts';
import { focusNextAfter, focusOnPlace } from './remove-buttons.ts';

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

/**
 * The current bookmarks with one that was removed from `before` put back: in front of the first of its followers that
 * still exists. Others may have been removed or restored since.
 */
export function returned(
  now: readonly Bookmark[],
  bookmark: Bookmark,
  before: readonly Bookmark[],
): Bookmark[] {
  const followers = before.slice(before.indexOf(bookmark) + 1);
  const next = followers.flatMap((one) => now.filter((other) => isSame(one, other))).at(0);
  const place = next ? now.indexOf(next) : now.length;
  return now.toSpliced(place, 0, bookmark);
}

/** A restored bookmark has a new id. */
function isSame(one: Bookmark, other: Bookmark): boolean {
  if (one.chapter_number === null) return one.collection_id === other.collection_id;
  return one.report_id === other.report_id && one.chapter_number === other.chapter_number;
}

const notThere = new ApiError({ ...generalProblems['not-found'], code: 'not-found' });

/** The latest version of a custom report that this page knows. */
function knownReport(id: number): CustomReport {
  const report = queryClient.getQueryData<CustomReport>(['custom-report', id]);
  if (!report) throw notThere;
  return report;
}

function tellFailure(id: number, error: unknown): void {
  notifyFailure(failureNote(error) ?? '');
  void reloadCustomReport(id);
}
