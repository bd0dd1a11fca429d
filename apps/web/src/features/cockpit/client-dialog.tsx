import { messageOf } from '@caliper/contract/client/api-error.ts';
import { renewals as limits } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { Bones } from '@caliper/ui/messages/bone.tsx';
import { type FormEvent, useState } from 'react';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { formatDate } from '../../lib/format.ts';
import classes from './cockpit.module.css';
import { type RenewalClient, useAddNote, useNotes, useRemoveNote, useWriteStep } from './cockpit.queries.ts';

interface ClientDialogProps {
  client: RenewalClient | null;
  onClose: () => void;
}

/** What staff write about a client, for staff alone: the next step, and notes. */
export function ClientDialog({ client, onClose }: ClientDialogProps) {
  return (
    <Dialog title={client?.company ?? ''} opened={client !== null} onClose={onClose}>
      {client && (
        <>
          <NextStep key={client.id} client={client} />
          <Notes client={client} />
        </>
      )}
    </Dialog>
  );
}

function NextStep({ client: { id, step } }: { client: RenewalClient }) {
  const [words, setWords] = useState(step.written ? step.words : '');
  const write = useWriteStep(id);
  const save = (event: FormEvent) => {
    event.preventDefault();
    write.mutate(words.trim());
  };
  return (
    <form onSubmit={save}>
      <TextField
        label="Next step"
        value={words}
        maxLength={limits.step}
        placeholder={step.written ? '' : step.words}
        onChange={(event) => setWords(event.currentTarget.value)}
      />
      <p className="small faint mt4">
        {step.written
          ? `Written by ${step.written.by} on ${formatDate(step.written.at)}. Empty it to see the suggestion again.`
          : 'What stands there is suggested; write a better one.'}
      </p>
      <div className="row wrap gap12 mt8">
        <Button type="submit" busy={write.isPending}>
          Save next step
        </Button>
        <State error={write.error} isDone={write.isSuccess} />
      </div>
    </form>
  );
}

function State({ error, isDone }: { error: Error | null; isDone: boolean }) {
  if (error)
    return (
      <span role="alert" className="small bad">
        {messageOf(error)}
      </span>
    );
  return (
    <span role="status" className="small quiet">
      {isDone ? 'Saved' : ''}
    </span>
  );
}

function Notes({ client: { id } }: { client: RenewalClient }) {
  const [note, setNote] = useState('');
  const { data, error, refetch } = useNotes(id);
  const add = useAddNote(id);
  const remove = useRemoveNote(id);
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (note.trim() !== '') add.mutate(note.trim(), { onSuccess: () => setNote('') });
  };
  return (
    <section className={classes.notes} aria-label="Notes">
      <form onSubmit={send}>
        <TextAreaField
          label="Note for colleagues, never shown to the client"
          value={note}
          maxLength={limits.note}
          rows={3}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <div className="row wrap gap12 mt8">
          <Button type="submit" variant="primary" busy={add.isPending} refused={note.trim() === ''}>
            Add note
          </Button>
          <State error={add.error ?? remove.error} isDone={false} />
        </div>
      </form>
      {!data && error && <FailedQuery title="The notes did not load" error={error} onRetry={refetch} />}
      {!data && !error && (
        <div className="py12">
          <Bones sizes={[['60%', 14]]} />
        </div>
      )}
      <ul className="list mt12">
        {data?.map((one) => (
          <li key={one.id} className={classes.note}>
            <p className={classes.said}>{one.note}</p>
            <p className="flex wrap spread gap8 small faint">
              <span translate="no">
                {one.by}, {formatDate(one.at)}
              </span>
              {one.canRemove && (
                <Button
                  size="sm"
                  variant="remove"
                  aria-label={`Remove the note of ${formatDate(one.at)}`}
                  busy={remove.isPending && remove.variables === one.id}
                  onClick={() => remove.mutate(one.id)}
                >
                  Remove
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
