import { generalProblems } from '@caliper/contract/problem.ts';
import { call } from '../../../lib/api-client.ts';
import { ApiError } from '../../../lib/api-error.ts';
import {
  type Bookmark,
  type CustomReport,
  reloadCustomReport,
  showCustomReport,
} from '../../../lib/custom-reports.ts';
import { notify } from '../../../lib/notifications.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { savingBookmarks } from '../custom-reports.mutations.ts';
import { bookmarksBody } from '../edit/edit-draft.ts';
import { failureNote } from '../save-failure.ts';

/** Marks the buttons, so that the focus can go on to the next one. */
export const removeButtons = 'data-removes-bookmark';

export function useRemoval({ c_report_id: id }: CustomReport, { collection_id }: Bookmark) {
  const undo = useUndo();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: (_button: HTMLElement) => removed(id, collection_id),
    // Several that are pressed quickly go one after the other: each is made from what the one before has left.
    scope: { id: `custom-report ${id}` },
    meta: { showsOwnError: true },
    onSuccess: ({ bookmark, before, left }, button) => {
      focusNextAfter(button);
      void showCustomReport(left);
      const canReturn = bookmark.state === 'readable';
      notify({
        message: `Bookmark "${bookmark.chapter_title}" removed`,
        variant: 'success',
        action: canReturn ? { label: 'Undo', run: () => undo(before, left.revision) } : undefined,
      });
    },
    onError: (error) => tellFailure(id, error),
  });
  return { remove: mutate, isRemoving: isPending };
}

/** A bookmark whose chapter is gone cannot be named by it: the others are saved without it. */
async function removed(id: number, collectionId: number) {
  const before = queryClient.getQueryData<CustomReport>(['custom-report', id]);
  const bookmark = before?.collections.find((one) => one.collection_id === collectionId);
  if (!before || !bookmark) throw new ApiError({ ...generalProblems['not-found'], code: 'not-found' });
  return { bookmark, before, left: await without(before, bookmark) };
}

function without({ c_report_id: id, revision, collections }: CustomReport, bookmark: Bookmark) {
  const { report_id, chapter_number } = bookmark;
  if (chapter_number !== null)
    return call('removeBookmark', { params: { id, report_id, chapter_number }, query: { revision } });
  const bookmarks = bookmarksBody(collections.filter((one) => one !== bookmark));
  return call('saveBookmarks', { params: { id }, body: { revision, bookmarks } });
}

/** Everything back where it was, unless somebody has changed it since. */
function useUndo() {
  const { mutate } = useSingleMutation({
    ...savingBookmarks,
    onSuccess: (report) => void showCustomReport(report),
    onError: (error, { id }) => tellFailure(id, error),
  });
  return ({ c_report_id: id, collections }: CustomReport, revision: number) =>
    mutate({ id, body: { revision, bookmarks: bookmarksBody(collections) } });
}

function tellFailure(id: number, error: unknown): void {
  notify({ message: failureNote(error) ?? '', variant: 'danger' });
  void reloadCustomReport(id);
}

/** The button goes with its line, and the focus on to the next one, unless somebody else has taken it. */
function focusNextAfter(button: HTMLElement): void {
  const place = buttons().indexOf(button);
  const go = () => {
    if (button.isConnected) return requestAnimationFrame(go);
    const left = buttons();
    if (document.activeElement === document.body) left[Math.min(place, left.length - 1)]?.focus();
  };
  requestAnimationFrame(go);
}

function buttons(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${removeButtons}]`)];
}
