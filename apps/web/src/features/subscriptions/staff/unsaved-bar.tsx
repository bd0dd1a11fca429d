import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { useRef } from 'react';
import { useBarHeight } from '../../../lib/use-bar-height.ts';
import classes from './subscription-editor.module.css';

interface UnsavedBarProps {
  /** What will change; empty without changes. */
  words: string;
  problem: string | null;
  isReadOnly: boolean;
  busy: boolean;
  onUndo: () => void;
  onSave: () => void;
}

const readOnlyWords = 'Only an admin can change subscriptions.';

/** Counts the unsaved changes. It floats while there are any, so that they are not forgotten. */
export function UnsavedBar({ words, problem, isReadOnly, busy, onUndo, onSave }: UnsavedBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const isUnsaved = words !== '';
  useBarHeight(bar, '--bottom-bar', isUnsaved);
  // The button disappears with the changes, so the focus moves.
  const undo = () => {
    onUndo();
    bar.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={bar} tabIndex={-1} className={classes.bar} data-unsaved={isUnsaved || undefined}>
      <div className={classes.words} role="status">
        {isUnsaved && <StatusTag tone="warn">Not saved</StatusTag>}
        <span>{isUnsaved ? words : isReadOnly ? readOnlyWords : 'Nothing to save.'}</span>
      </div>
      <div className="flex wrap gap8">
        {isUnsaved && (
          <Button variant="quiet" onClick={undo} disabled={busy}>
            Undo changes
          </Button>
        )}
        <Button variant="primary" busy={busy} refused={isReadOnly || !isUnsaved} onClick={onSave}>
          Update Subscriptions
        </Button>
      </div>
      {problem && isUnsaved && <FieldError>{problem}</FieldError>}
    </div>
  );
}
