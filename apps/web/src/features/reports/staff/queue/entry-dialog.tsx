import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { useStore } from 'zustand';
import { FormDialog } from '../../../../lib/forms/form-dialog.tsx';
import { EditionFields } from '../edition-fields.tsx';
import { chooseYear, type UploadForm } from '../upload-form.ts';
import { UploadPlace } from '../upload-place.tsx';
import { type Entry, formOf, ownOf } from './queue-entry.ts';
import type { UploadQueue } from './upload-queue.ts';

interface EntryDialogProps {
  queue: UploadQueue;
  entry: Entry;
  thisYear: number;
  onClose: () => void;
}

/** The details of one package. What is the same as for all goes on following those. */
export function EntryDialog({ queue, entry, thisYear, onClose }: EntryDialogProps) {
  const defaults = useStore(queue.store, (state) => state.defaults);
  const [opened] = useState(() => formOf(defaults, entry));
  const [form, setForm] = useState<UploadForm>(opened);
  const change = (part: Partial<UploadForm>) => setForm((now) => ({ ...now, ...part }));
  const save = (event: FormEvent) => {
    event.preventDefault();
    queue.setOwn(entry.id, ownOf(defaults, form));
    onClose();
  };
  return (
    <FormDialog
      title={`Details of ${entry.file.name}`}
      wide
      isChanged={form !== opened}
      isSaving={false}
      onClose={onClose}
    >
      {() => (
        <form className="stack gap16" onSubmit={save} noValidate>
          <UploadPlace form={form} errors={{}} onChange={setForm} />
          <TextField
            label="Title"
            hint={form.past ? 'The title of a past upload cannot be changed here.' : undefined}
            readOnly={form.past !== null}
            maxLength={lengths.title}
            value={form.title}
            onChange={(event) => change({ title: event.target.value })}
            data-autofocus
          />
          <EditionFields
            thisYear={thisYear}
            form={form}
            errors={{}}
            onYear={(year) => setForm(chooseYear(form, year))}
            change={change}
          />
          <Checkbox checked={form.writeup} onChange={(event) => change({ writeup: event.target.checked })}>
            Includes writeup
          </Checkbox>
          <div className="flex wrap gap8">
            <Button type="submit" variant="primary">
              Save details
            </Button>
            <Button onClick={onClose}>Cancel</Button>
          </div>
        </form>
      )}
    </FormDialog>
  );
}
