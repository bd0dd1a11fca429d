import { Button } from '@caliper/ui/actions/button.tsx';
import { sizeOf } from '@caliper/ui/fields/file-field.tsx';
import { ProgressBar } from '@caliper/ui/messages/progress-bar.tsx';
import { useRef, useState } from 'react';
import { useStore } from 'zustand';
import { EntryDialog } from './entry-dialog.tsx';
import { EntryResult, EntryTag } from './entry-result.tsx';
import classes from './queue.module.css';
import { type Entry, formOf, isOpen, isUnderWay, missingIn } from './queue-entry.ts';
import { placeWords, stageWords } from './queue-words.ts';
import type { UploadQueue } from './upload-queue.ts';

interface QueueListProps {
  queue: UploadQueue;
  thisYear: number;
}

export function QueueList({ queue, thisYear }: QueueListProps) {
  const entries = useStore(queue.store, (state) => state.entries);
  const [editing, setEditing] = useState<Entry | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="queue">
      <h2 ref={heading} id="queue" tabIndex={-1} className={classes.heading}>
        Queue <span translate="no">{entries.length}</span>
      </h2>
      <ul className={classes.list}>
        {entries.map((entry) => (
          <QueueRow
            key={entry.id}
            queue={queue}
            entry={entry}
            onEdit={() => setEditing(entry)}
            onRemoved={() => heading.current?.focus()}
          />
        ))}
      </ul>
      {editing && (
        <EntryDialog queue={queue} entry={editing} thisYear={thisYear} onClose={() => setEditing(null)} />
      )}
    </section>
  );
}

interface QueueRowProps {
  queue: UploadQueue;
  entry: Entry;
  onEdit: () => void;
  /** Its button disappears with it. */
  onRemoved: () => void;
}

function QueueRow({ queue, entry, onEdit, onRemoved }: QueueRowProps) {
  const row = useRef<HTMLLIElement>(null);
  const defaults = useStore(queue.store, (state) => state.defaults);
  const { file, stage } = entry;
  const form = formOf(defaults, entry);
  const missing = isOpen(entry) ? missingIn(defaults, entry) : '';
  return (
    <li ref={row} tabIndex={-1} className={classes.row}>
      <div className={classes.words}>
        <p className={classes.title}>
          <strong>{form.title || file.name}</strong> <EntryTag entry={entry} missing={missing} />
        </p>
        <p className={classes.facts}>
          <span translate="no">
            {file.name}, {sizeOf(file.size)}
          </span>
          {placeWords(form) && ` · ${placeWords(form)}`}
        </p>
        {missing && <p className={classes.missing}>Still needed: {missing}</p>}
        {isUnderWay(entry) && (
          <div className={classes.progress}>
            <ProgressBar
              label={`Progress of ${form.title}`}
              value={stage.is === 'sending' ? stage.part : null}
            />
            <span translate="no">{stageWords(stage, file)}</span>
          </div>
        )}
        <EntryResult entry={entry} title={form.title} />
      </div>
      <RowActions
        queue={queue}
        entry={entry}
        title={form.title || file.name}
        onEdit={onEdit}
        onRemoved={onRemoved}
        onBegun={() => row.current?.focus()}
      />
    </li>
  );
}

interface RowActionsProps extends QueueRowProps {
  title: string;
  /** The pressed button is replaced by another. */
  onBegun: () => void;
}

function RowActions({ queue, entry: { id, stage }, title, onEdit, onRemoved, onBegun }: RowActionsProps) {
  const retry = () => {
    queue.retry(id);
    onBegun();
  };
  const remove = () => {
    queue.remove(id);
    onRemoved();
  };
  const cancel = () => {
    queue.cancel(id);
    onBegun();
  };
  return (
    <div className={classes.actions}>
      {(stage.is === 'waiting' || stage.is === 'failed') && (
        <Button size="sm" aria-label={`Details of ${title}`} onClick={onEdit}>
          Details
        </Button>
      )}
      {stage.is === 'failed' && (
        <Button size="sm" icon="reload" aria-label={`Try ${title} again`} onClick={retry}>
          Try again
        </Button>
      )}
      {(stage.is === 'waiting' || stage.is === 'failed') && (
        <Button size="sm" variant="remove" aria-label={`Remove ${title}`} onClick={remove}>
          Remove
        </Button>
      )}
      {stage.is === 'sending' && (
        <Button size="sm" aria-label={`Cancel ${title}`} onClick={cancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}
