import { messageOf } from '@caliper/contract/client/api-error.ts';
import { CheckListSkeleton } from '@caliper/ui/check-list.tsx';
import { FailedState } from '@caliper/ui/page-state.tsx';

interface WaitingProps {
  /** The query that is waited for. */
  of: { error: Error | null; refetch: () => unknown };
  /** Told where it failed. */
  title: string;
  rows?: number;
}

/** Stands in a dialog until its list is there: the shape of it, or why it did not come. */
export function Waiting({ of: { error, refetch }, title, rows = 4 }: WaitingProps) {
  if (!error) return <CheckListSkeleton rows={rows} />;
  return (
    <FailedState title={title} onRetry={() => void refetch()}>
      <p>{messageOf(error)}</p>
    </FailedState>
  );
}
