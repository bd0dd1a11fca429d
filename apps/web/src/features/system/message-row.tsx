import type { Answer } from '@caliper/contract/endpoints.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { formatMoment } from '../../lib/format.ts';
import { useCopy } from '../../lib/use-copy.ts';
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
