import { ApiError, messageOf } from '@caliper/contract/client/api-error.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { FileField } from '@caliper/ui/fields/file-field.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { upload } from '../../../lib/api/upload.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { connectionLost } from '../../../lib/forms/failures.ts';
import { notifySuccess } from '../../../lib/notifications.ts';

type Checked = Answer<'checkPeople'>;

interface PeopleFromFileProps {
  companyId: number;
  company: string;
}

/** A way for admins to invite the people of a company from a list that somebody has. */
export function PeopleFromFile(props: PeopleFromFileProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon="upload" onClick={() => setIsOpen(true)}>
        Add users from a file
      </Button>
      {isOpen && <FileDialog {...props} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function FileDialog({ companyId, company, onClose }: PeopleFromFileProps & { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const checking = useSingleMutation({
    mutationFn: (chosen: File) => upload('checkPeople', { params: { id: companyId }, body: {} }, chosen),
    meta: showsOwnError,
  });
  const adding = useAdding(companyId, company, onClose);
  const choose = (chosen: File | null) => {
    setFile(chosen);
    adding.reset();
    if (chosen) checking.mutate(chosen);
    else checking.reset();
  };
  const checked = file && checking.data;
  const isReady = checked && checked.rows.length > 0 && checked.rows.every(({ problem }) => problem === null);
  const isBusy = checking.isPending || adding.isPending;
  return (
    <Dialog title="Add users from a file" opened onClose={onClose} busy={adding.isPending} wide>
      <div className="stack gap16">
        <p className="small quiet">
          A CSV or Excel file whose first row names the columns, in any order: Email, and if you like Name,
          Title and Phone. Each person gets a mail with a link to register. Either all of them are invited, or
          nobody.
        </p>
        <FileField
          label="File"
          accept=".csv,.txt,.tsv,.xlsx"
          value={file}
          error={file && checking.isError ? whyNot(checking.error) : undefined}
          onChange={choose}
        />
        <div role="status">{checked && <Summary checked={checked} />}</div>
        {checked && <People checked={checked} />}
        {adding.isError && <FieldError>{whyNot(adding.error)}</FieldError>}
        <div className="flex wrap end gap8">
          <Button refused={adding.isPending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="primary"
            busy={isBusy}
            disabled={!isReady}
            onClick={() => checked && adding.mutate(checked.rows)}
          >
            {checked ? `Invite ${counted(checked.rows.length)}` : 'Invite'}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function useAdding(companyId: number, company: string, onClose: () => void) {
  const [keys] = useState(createRequestKeys);
  return useSingleMutation({
    mutationFn: (rows: Checked['rows']) => {
      const people = rows.map(({ email, name, title, phone }) => ({ email, name, title, phone }));
      const body = { people };
      return call('addPeople', { params: { id: companyId }, body }, { idempotencyKey: keys.keyOf(body) });
    },
    onSuccess: ({ invited }) => {
      keys.arrived();
      notifySuccess(`${counted(invited)} of ${company} ${invited === 1 ? 'has' : 'have'} been invited`);
      for (const name of ['company', 'client-history', 'auth-requests'])
        void queryClient.invalidateQueries({ queryKey: [name] });
      onClose();
    },
    meta: showsOwnError,
  });
}

function Summary({ checked: { rows, ignored, seats } }: { checked: Checked }) {
  const wrong = rows.filter(({ problem }) => problem !== null).length;
  return (
    <>
      <p className="semi">
        {wrong === 0
          ? `${counted(rows.length)}, all of whom can be invited.`
          : `${wrong} of ${rows.length} rows cannot be used. Put the file right and choose it again: nobody is invited before.`}
      </p>
      <p className="small quiet">
        {seats.free} of {seats.licenses} licenses are free.
        {ignored.length > 0 && ` Nothing was read from: ${ignored.join(', ')}.`}
      </p>
    </>
  );
}

/** What is wrong comes first. */
function People({ checked: { rows } }: { checked: Checked }) {
  const sorted = rows.toSorted((one, other) => Number(one.problem === null) - Number(other.problem === null));
  return (
    <Table
      label="People in the file"
      density="read"
      stacks
      heads={['Row', 'E-mail', 'Name', 'Title', 'Result']}
    >
      <tbody>
        {sorted.map(({ row, email, name, title, problem }) => (
          <tr key={row}>
            <td data-label="Row" data-number>
              {row}
            </td>
            <th scope="row" className="anywhere" translate="no">
              {email || '–'}
            </th>
            <td translate="no">{name}</td>
            <td translate="no">{title}</td>
            <td>{problem === null ? 'can be invited' : <span className="bad">{problem}</span>}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

function whyNot(error: unknown): string {
  if (!(error instanceof ApiError)) return connectionLost;
  return error.hint ? `${error.detail} ${error.hint}` : messageOf(error);
}

const counted = (count: number) => (count === 1 ? '1 person' : `${count} people`);
