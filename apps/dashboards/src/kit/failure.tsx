import { ApiError, messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { EmptyState, FailedState } from '@caliper/ui/messages/page-state.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import type { MouseEvent, ReactNode } from 'react';
import { keepFocus } from '../lib/keep-focus.ts';

interface FailureProps {
  error: Error;
  /** What did not open. */
  title: string;
  /** The way out. */
  back?: ReactNode;
  onRetry: () => void;
}

/** Why nothing can be shown, and what can be done about it. */
export function Failure({ error, title, back, onRetry }: FailureProps) {
  const status = error instanceof ApiError ? error.status : 0;
  const openAgain = (event: MouseEvent<HTMLElement>) => {
    keepFocus(event.currentTarget);
    onRetry();
  };
  if (status === 403 || status === 404) {
    const icon = status === 403 ? 'lock' : 'info';
    return (
      <EmptyState
        drawing={<Icon name={icon} size={24} />}
        title={messageOf(error)}
        titleAs="h1"
        action={back}
      />
    );
  }
  if (status === 401) {
    return (
      <EmptyState
        title={messageOf(error)}
        titleAs="h1"
        action={
          <Button variant="primary" icon="reload" onClick={openAgain}>
            Open again
          </Button>
        }
      />
    );
  }
  return (
    <FailedState title={title} titleAs="h1" onRetry={onRetry}>
      <p>{messageOf(error)}</p>
    </FailedState>
  );
}
