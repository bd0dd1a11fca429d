import { messageOf } from '@caliper/contract/client/api-error.ts';
import { SkeletonRows } from '@caliper/ui/loading.tsx';
import { EmptyState, FailedState } from '@caliper/ui/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../../lib/config.ts';
import classes from './local-outbox-page.module.css';
import { MessageRow } from './message-row.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { localOutboxQuery } from './system.queries.ts';

/** Where text messages and mails land on an installation that sends none; anywhere else there is no such page. */
export function LocalOutboxPage() {
  if (!useConfig().localOutbox) return <NotFoundPage />;
  return (
    <div className="page">
      <h1>Local outbox</h1>
      <p className={classes.lead}>
        This installation sends no text messages and no mail. What it would have sent stands here, newest
        first.
      </p>
      <Messages />
    </div>
  );
}

function Messages() {
  const { data, error, refetch } = useQuery(localOutboxQuery);
  if (error && !data) {
    return (
      <FailedState title="The messages did not load" onRetry={() => void refetch()}>
        <p>{messageOf(error)}</p>
      </FailedState>
    );
  }
  if (!data) return <SkeletonRows />;
  if (data.length === 0) {
    return (
      <EmptyState title="No messages yet">
        <p>They appear here by themselves a moment after they are written.</p>
      </EmptyState>
    );
  }
  return (
    <ol className={classes.list}>
      {data
        .toSorted((one, other) => other.at - one.at)
        .map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
    </ol>
  );
}
