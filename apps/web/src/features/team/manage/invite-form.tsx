import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { useFirstWrong } from '../../../lib/forms/failures.ts';
import classes from './team-management.module.css';
import { addressesIn, isList, type Results, useInvite, useInviteSeveral } from './use-invite.ts';

/** Whom to invite. Staff decide; until then the person receives nothing. */
export function InviteForm({ company }: { company: string }) {
  const [start, setStart] = useState<string | null>(null);
  if (start === null) return <InviteOne company={company} onList={setStart} />;
  return <InviteSeveral company={company} start={start} onOne={() => setStart(null)} />;
}

/** A list that is typed or pasted here opens the larger field. */
function InviteOne({ company, onList }: { company: string; onList: (text: string) => void }) {
  const [email, setEmail] = useState('');
  const { invite, isSending, errors } = useInvite((sent) =>
    setEmail((typed) => (onlyAddress(typed) === sent ? '' : typed)),
  );
  const form = useFirstWrong(errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite({ email: onlyAddress(email), company });
  };
  const change = (text: string) => (isList(text) ? onList(text) : setEmail(text));
  // The field has one line: what is pasted would lose its line breaks.
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!isList(pasted)) return;
    event.preventDefault();
    onList(`${email} ${pasted}`.trim());
  };
  return (
    <form ref={form} className={classes.invite} onSubmit={submit} noValidate>
      <TextField
        label="Email"
        type="email"
        name="email"
        autoComplete="off"
        translate="no"
        maxLength={lengths.email}
        required
        value={email}
        onPaste={paste}
        onChange={(event) => change(event.target.value)}
        error={errors.email}
      />
      <Button type="submit" busy={isSending}>
        Send invitation
      </Button>
      <Button variant="quiet" onClick={() => onList(email)}>
        Invite several
      </Button>
    </form>
  );
}

/** 'Ann <ann@acme.example>' is one too. What cannot be read is left to the server to refuse. */
function onlyAddress(text: string): string {
  const [first, ...others] = addressesIn(text);
  return first && others.length === 0 ? first : text.trim();
}

interface InviteSeveralProps {
  company: string;
  start: string;
  onOne: () => void;
}

function InviteSeveral({ company, start, onOne }: InviteSeveralProps) {
  const [text, setText] = useState(start);
  const { invite, isSending, errors, results } = useInviteSeveral((sent, refused) =>
    setText((typed) => (addressesIn(typed).join() === sent.join() ? refused.join('\n') : typed)),
  );
  const form = useFirstWrong(errors);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    invite({ emails: addressesIn(text), company });
  };
  return (
    <form ref={form} className={classes.several} onSubmit={submit} noValidate>
      <TextAreaField
        label="Email addresses"
        hint="One per line, or separated by commas, semicolons or spaces."
        name="emails"
        autoComplete="off"
        translate="no"
        spellCheck={false}
        required
        ref={focusEnd}
        value={text}
        onChange={(event) => setText(event.target.value)}
        error={errors.emails}
      />
      <div className={classes.send}>
        <Button type="submit" busy={isSending}>
          Send invitations
        </Button>
        <Button variant="quiet" onClick={onOne}>
          Invite one person
        </Button>
      </div>
      <InviteResults results={results} />
    </form>
  );
}

/** Typing continues where it was. */
function focusEnd(area: HTMLTextAreaElement | null): void {
  area?.focus();
  area?.setSelectionRange(area.value.length, area.value.length);
}

/** What became of each address of a list. */
function InviteResults({ results }: { results: Results | undefined }) {
  return (
    <div role="status">
      {results && (
        <ul className={classes.results} aria-label="Results">
          {results.map(({ email, pending_id, message }) => (
            <li key={email} className={classes.result}>
              <span translate="no">{email}</span>
              {pending_id === null ? (
                <StatusTag tone="bad" icon="warning">
                  {message}
                </StatusTag>
              ) : (
                <StatusTag tone="ok" icon="check">
                  {message}
                </StatusTag>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
