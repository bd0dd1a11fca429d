import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../../lib/api/config.ts';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import classes from './local-outbox-page.module.css';
import { MessageRow } from './message-row.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { localOutboxQuery } from './system.queries.ts';

/** Shows text messages and mails on an installation that does not send them; elsewhere the page does not exist. */
export function LocalOutboxPage() {
  if (!useConfig().localOutbox) return <NotFoundPage />;
  return (
    <div className="page">
      <h1>Local outbox</h1>
      <p className={classes.lead}>
        This installation sends no text messages and no mail. Messages it would have sent are listed here,
        newest first.
      </p>
      <Messages />
    </div>
  );
}

function Messages() {
  const { data, error, refetch } = useQuery(localOutboxQuery);
  if (error && !data) {
    return <FailedQuery title="The messages did not load" error={error} onRetry={refetch} />;
  }
  if (!data) return <SkeletonRows />;
  if (data.length === 0) {
    return (
      <EmptyState title="No messages yet">
        <p>They appear here automatically a moment after they are written.</p>
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
