import { customReports as limits } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { DialogFoot } from '@caliper/ui/dialogs/dialog-foot.tsx';
import { CheckListSkeleton } from '@caliper/ui/fields/check-list.tsx';
import { type KeyboardEvent, type ReactNode, type RefObject, useEffect } from 'react';
import { FailedQuery } from '../../lib/api/failed-query.tsx';

interface SaveFootProps {
  /** Shown before the buttons. */
  note?: ReactNode;
  isSaving: boolean;
  disabled?: boolean;
  onCancel: () => void;
  /** The label of the submit button. */
  children?: ReactNode;
}

/** Cancel, and the button that submits the form. */
export function SaveFoot({ note, isSaving, disabled = false, onCancel, children = 'Save' }: SaveFootProps) {
  return (
    <DialogFoot note={note}>
      <Button variant="quiet" refused={isSaving} onClick={onCancel}>
        Cancel
      </Button>
      <Button type="submit" variant="primary" busy={isSaving} disabled={disabled}>
        {children}
      </Button>
    </DialogFoot>
  );
}

interface WaitingProps {
  /** The query that the dialog waits for. */
  of: { error: Error | null; refetch: () => unknown };
  /** The heading if it failed. */
  title: string;
  rows?: number;
}

/** Shown in a dialog until its list has loaded: a skeleton, or why it failed. */
export function Waiting({ of: { error, refetch }, title, rows = 4 }: WaitingProps) {
  if (!error) return <CheckListSkeleton rows={rows} />;
  return <FailedQuery title={title} error={error} onRetry={refetch} />;
}

/** Above the list of a custom report's bookmarks: their number and the limit. */
export function CountedHead({ words, count }: { words: string; count: number }) {
  return (
    <p className="flex spread baseline gap12 mb6">
      <span className="label quiet">{words}</span>
      <span className="small quiet" role="status" translate="no">
        {count} of {limits.bookmarks}
      </span>
    </p>
  );
}

/** Enter in a search field must not submit the form. */
export function stayOnEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** Moves the focus to the part marked `data-autofocus` when it appears in a dialog that is already open. */
export function useLateFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    part.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [part]);
}
