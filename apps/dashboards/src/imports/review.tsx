import { hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { FailedState } from '@caliper/ui/messages/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { type RefObject, useEffect } from 'react';
import { Differences } from './differences.tsx';
import classes from './imports.module.css';
import { differencesQuery } from './imports.queries.ts';
import { goneWords } from './use-import-change.ts';
import { applyWord, questionWords, type Wish } from './wish.ts';

interface ReviewProps {
  kind: ImportKind;
  wish: Wish;
  /** Why the last press failed. */
  problem: string | null;
  /** Whether other figures have been applied since the differences were computed. */
  isOutdated: boolean;
  busy: boolean;
  onConfirm: (comparedWith: number) => void;
  onClose: () => void;
}

/** The differences of an import that has waited, as they are now, and whether to apply it. */
export function Review({ kind, wish, problem, isOutdated, busy, onConfirm, onClose }: ReviewProps) {
  const { data, error, isFetching, refetch } = useQuery(differencesQuery(kind, wish.one.importId));
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  const differences = isFetching ? undefined : data;
  return (
    <section className={classes.outcome} aria-label={`Differences of ${wish.one.file}`}>
      <Question
        {...{ wish, busy, onClose }}
        isEarly={!differences}
        onConfirm={() => differences && onConfirm(differences.comparedWith)}
      />
      {problem && <FieldError>{problem}</FieldError>}
      {isFetching && <SkeletonRows count={2} />}
      {error && !isFetching && <NotCompared error={error} onRetry={() => void refetch()} />}
      {differences && <Differences {...differences} />}
    </section>
  );
}

function NotCompared({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (hasCode(error, 'not-found')) return <FieldError>{goneWords}</FieldError>;
  return (
    <FailedState title="The differences could not be computed" onRetry={onRetry}>
      <p>{messageOf(error)}</p>
    </FailedState>
  );
}

interface QuestionProps {
  wish: Wish;
  busy: boolean;
  /** Whether it cannot be confirmed yet. */
  isEarly?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks in place: a dialog would open in the middle of a frame that is taller than the screen. */
export function Question({ wish, busy, isEarly = false, onConfirm, onClose }: QuestionProps) {
  const cancel = useFocusOnArrival<HTMLButtonElement>();
  useInViewOnceGrown(cancel);
  const isApply = wish.change === 'apply';
  return (
    <div className={classes.ask} role="alert">
      <p>{questionWords(wish)}</p>
      <Button
        size="sm"
        variant={isApply ? 'primary' : 'destructive'}
        busy={busy}
        refused={isEarly}
        onClick={onConfirm}
      >
        {isApply ? applyWord(wish.one) : 'Discard'}
      </Button>
      <Button size="sm" refused={busy} onClick={onClose} ref={cancel}>
        Cancel
      </Button>
    </div>
  );
}

/** It appears below the end of the frame, which only then grows: the focus alone would leave it out of sight. */
function useInViewOnceGrown(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const show = () => part.current?.scrollIntoView({ block: 'center' });
    window.addEventListener('resize', show, { once: true });
    return () => window.removeEventListener('resize', show);
  }, [part]);
}
