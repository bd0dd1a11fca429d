import type { Answer } from '@caliper/contract/endpoints.ts';
import { Button } from '@caliper/ui/button.tsx';
import { useState } from 'react';
import { formatMoment } from '../../lib/format.ts';
import { notify } from '../../lib/notifications.ts';
import classes from './local-outbox-page.module.css';

type Message = Answer<'localOutbox'>[number];

const channels = { sms: 'Text message', mail: 'Mail' } as const;

export function MessageRow({ message }: { message: Message }) {
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

/** Our own links lead on, as they do in a mail. What else a message names may be anybody's. */
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
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setCopied(true);
    } catch {
      notify({ message: 'The browser does not allow copying here.', variant: 'warning' });
    }
  };
  return (
    <div className={classes.code}>
      <output translate="no">{code}</output>
      <Button size="sm" icon={copied ? 'check' : 'copy'} onClick={copy}>
        {copied ? 'Copied' : 'Copy code'}
      </Button>
    </div>
  );
}
