import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { type ClipboardEvent, useState } from 'react';
import classes from './team-management.module.css';
import { isList, type Results, useInvite, useInviteSeveral } from './use-invite.ts';

/** Whom to invite. Staff decide; until then the person receives nothing. */
export function InviteForm({ company }: { company: string }) {
  const [start, setStart] = useState<string | null>(null);
  if (start === null) return <InviteOne company={company} onList={setStart} />;
  return <InviteSeveral company={company} start={start} onOne={() => setStart(null)} />;
}

/** A list that is typed or pasted here opens the larger field. */
function InviteOne({ company, onList }: { company: string; onList: (text: string) => void }) {
  const { values, change, field, formProps, isSending, problem } = useInvite(company);
  const type = (email: string) => (isList(email) ? onList(email) : change({ email }));
  // The field has one line: what is pasted would lose its line breaks.
  const paste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    if (!isList(pasted)) return;
    event.preventDefault();
    onList(`${values.email} ${pasted}`.trim());
  };
  return (
    <form {...formProps} className={classes.invite}>
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="off"
        translate="no"
        maxLength={lengths.email}
        required
        onPaste={paste}
        onChange={(event) => type(event.target.value)}
        error={problem}
      />
      <Button type="submit" busy={isSending}>
        Send invitation
      </Button>
      <Button variant="quiet" onClick={() => onList(values.email)}>
        Invite several
      </Button>
    </form>
  );
}

interface InviteSeveralProps {
  company: string;
  start: string;
  onOne: () => void;
}

function InviteSeveral({ company, start, onOne }: InviteSeveralProps) {
  const { field, formProps, isSending, problem, answer } = useInviteSeveral(company, start);
  return (
    <form {...formProps} className={classes.several}>
      <TextAreaField
        {...field('emails')}
        label="Email addresses"
        hint="One per line, or separated by commas, semicolons or spaces."
        autoComplete="off"
        translate="no"
        spellCheck={false}
        required
        ref={focusEnd}
        error={problem}
      />
      <div className="flex wrap gap10">
        <Button type="submit" busy={isSending}>
          Send invitations
        </Button>
        <Button variant="quiet" onClick={onOne}>
          Invite one person
        </Button>
      </div>
      <InviteResults results={answer} />
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
        <ul className="list" aria-label="Results">
          {results.map(({ email, pending_id, message }) => (
            <li key={email} className="flex wrap spread baseline anywhere lined gap16 rows4 py6">
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
