import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { useRef } from 'react';
import { useBarHeight } from '../../../lib/use-bar-height.ts';
import { changesSentence } from './access-changes.ts';
import classes from './team-management.module.css';
import type { TeamAccessState } from './use-team-access.tsx';

/** Counts the unsaved changes, and saves them. */
export function AccessBar({ access }: { access: TeamAccessState }) {
  const { changed, isOver, problem, isSaving } = access;
  const bar = useRef<HTMLDivElement>(null);
  const isUnsaved = changed.length > 0;
  useBarHeight(bar, '--bottom-bar', isUnsaved);
  // The button disappears with the changes, so the focus moves.
  const undo = () => {
    access.undo();
    bar.current?.focus({ preventScroll: true });
  };
  return (
    <div ref={bar} tabIndex={-1} className={classes.bar} data-unsaved={isUnsaved || undefined}>
      <Button variant="primary" busy={isSaving} refused={!isUnsaved || isOver} onClick={access.save}>
        Update team access
      </Button>
      {isUnsaved && (
        <Button variant="quiet" disabled={isSaving} onClick={undo}>
          Undo changes
        </Button>
      )}
      <p className={classes.words} role="status">
        {isUnsaved && changesSentence(changed)}
      </p>
      {isUnsaved && problem && <FieldError>{problem}</FieldError>}
    </div>
  );
}
