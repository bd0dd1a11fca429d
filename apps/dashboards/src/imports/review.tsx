import { hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import type { ImportKind } from '@caliper/contract/dashboards/dashboards.values.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { FailedState } from '@caliper/ui/messages/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Differences } from './differences.tsx';
import classes from './imports.module.css';
import { differencesQuery } from './imports.queries.ts';
import { Question } from './question.tsx';
import { goneWords } from './use-import-change.ts';
import type { Wish } from './wish.ts';

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
