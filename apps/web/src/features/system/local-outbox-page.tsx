import type { Answer } from '@caliper/contract/endpoints.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../../lib/api/config.ts';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { formatMoment } from '../../lib/format.ts';
import { useCopy } from '../../lib/use-copy.ts';
import classes from './local-outbox-page.module.css';
import { NotFoundPage } from './not-found-page.tsx';
import { localOutboxQuery } from './system.queries.ts';

/** Shows text messages and mails on an installation that does not send them; elsewhere the page does not exist. */
export function LocalOutboxPage() {
  if (!useConfig().localOutbox) return <NotFoundPage />;
  return (
    <div className="page">
      <h1>Local outbox</h1>
      <p className="lead">
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
    <ol className="list headline">
      {data
        .toSorted((one, other) => other.at - one.at)
        .map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
    </ol>
  );
}

type Message = Answer<'localOutbox'>[number];

const channels = { sms: 'Text message', mail: 'Mail' } as const;

function MessageRow({ message }: { message: Message }) {
  const code = /\b\d{6}\b/.exec(message.body)?.[0];
  return (
    <li className={classes.message}>
      <p className={classes.about}>
        <strong>{channels[message.channel]}</strong> to <span translate="no">{message.to}</span>
        <time dateTime={new Date(message.at * 1000).toISOString()}>{formatMoment(message.at)}</time>
      </p>
      {message.subject && <h2 className={classes.subject}>{message.subject}</h2>}
      <p className={classes.body}>
        <WithLinks text={message.body} />
      </p>
      {code && <CopyCode code={code} />}
    </li>
  );
}

/** Our own addresses become links, as in a mail. Other addresses are not trusted. */
function WithLinks({ text }: { text: string }) {
  const isOwn = (part: string) => part.startsWith(`${location.origin}/`);
  return text.split(/(https?:\/\/\S+)/).map((part, index) =>
    isOwn(part) ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text does not change
      <a key={index} href={part}>
        {part}
      </a>
    ) : (
      part
    ),
  );
}

function CopyCode({ code }: { code: string }) {
  const { copied, copy } = useCopy();
  return (
    <div className={classes.code}>
      <output translate="no">{code}</output>
      <Button size="sm" icon={copied ? 'check' : 'copy'} onClick={() => void copy(code)}>
        {copied ? 'Copied' : 'Copy code'}
      </Button>
    </div>
  );
}
