import { CheckListSkeleton } from '@caliper/ui/fields/check-list.tsx';
import { FailedQuery } from '../../lib/api/failed-query.tsx';

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
