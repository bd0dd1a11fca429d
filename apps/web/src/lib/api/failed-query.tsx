import { messageOf } from '@caliper/contract/client/api-error.ts';
import { FailedState } from '@caliper/ui/messages/page-state.tsx';

interface FailedQueryProps {
  title: string;
  titleAs?: 'h1' | 'h2';
  error: unknown;
  onRetry: () => unknown;
}

/** A part of the page whose data did not load: why, and a button to try again. */
export function FailedQuery({ title, titleAs = 'h2', error, onRetry }: FailedQueryProps) {
  return (
    <FailedState title={title} titleAs={titleAs} onRetry={() => void onRetry()}>
      <p>{messageOf(error)}</p>
    </FailedState>
  );
}
