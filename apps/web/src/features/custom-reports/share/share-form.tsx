import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { CheckList, CheckRow } from '@caliper/ui/fields/check-list.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { type FormEvent, useState } from 'react';
import classes from '../dialogs.module.css';
import { SaveFoot } from '../save-foot.tsx';
import { stayOnEnter } from '../stay-on-enter.ts';
import { matching, recipientsFirst, sharingWords } from './recipients.ts';
import type { Share } from './use-share.ts';

interface ShareFormProps {
  share: Share;
  onCancel: () => void;
}

/** From this many people on, a search is shown. */
const searchedFrom = 8;

export function ShareForm({ share, onCancel }: ShareFormProps) {
  const { people, recipients, chosen, note } = share;
  const [typed, setTyped] = useState('');
  const found = matching(recipientsFirst(people, recipients), typed);
  const { action, warning } = sharingWords(chosen.length, share.isShared);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    share.share();
  };
  return (
    <form onSubmit={submit} noValidate>
      <DialogFields>
        {people.length >= searchedFrom && (
          <div className={classes.search}>
            <TextField
              label="Search by name"
              type="search"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              onKeyDown={stayOnEnter}
            />
          </div>
        )}
        <CheckList label="Team members">
          {found.map(({ id, name, email }) => (
            <CheckRow
              key={id}
              name={<span translate="no">{name}</span>}
              about={<span translate="no">{email}</span>}
              checked={chosen.includes(id)}
              onChange={(event) => share.tick(id, event.target.checked)}
            />
          ))}
        </CheckList>
        {found.length === 0 && <p className={classes.lead}>No team members match your search.</p>}
      </DialogFields>
      {warning && <p className={classes.warning}>{warning}</p>}
      {note && <FieldError>{note}</FieldError>}
      <SaveFoot
        note={`${chosen.length} of ${people.length} chosen`}
        isSaving={share.isSharing}
        onCancel={onCancel}
      >
        {action}
      </SaveFoot>
    </form>
  );
}
