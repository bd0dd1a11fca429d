import { Button } from '@caliper/ui/button.tsx';
import { CheckList, CheckRow } from '@caliper/ui/check-list.tsx';
import { DialogFoot } from '@caliper/ui/dialog-foot.tsx';
import { FieldError } from '@caliper/ui/field-error.tsx';
import { TextField } from '@caliper/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import type { CustomReport } from '../../../lib/custom-reports.ts';
import type { Member } from '../../../lib/members.ts';
import classes from '../dialogs.module.css';
import { stayOnEnter } from '../stay-on-enter.ts';
import { matching, recipientsFirst, recipientsOf, sharingWords } from './recipients.ts';
import { useShare } from './use-share.ts';

interface ShareFormProps {
  report: CustomReport;
  people: readonly Member[];
  onClose: () => void;
}

/** From so many on, typing finds faster than looking. */
const searchedFrom = 8;

export function ShareForm({ report, people, onClose }: ShareFormProps) {
  const [recipients] = useState(() => recipientsOf(report, people));
  const [ticked, setTicked] = useState(recipients);
  const [typed, setTyped] = useState('');
  const found = matching(recipientsFirst(people, recipients), typed);
  const { share, isSharing, note } = useShare(report, onClose);
  // Somebody may have been disabled since the list was drawn.
  const chosen = people.filter(({ id }) => ticked.includes(id)).map(({ id }) => id);
  const { action, warning } = sharingWords(chosen.length, report.shared !== '');
  const tick = (id: string, isTicked: boolean) =>
    setTicked(isTicked ? [...ticked, id] : ticked.filter((one) => one !== id));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    share(chosen);
  };
  return (
    <form onSubmit={submit} noValidate>
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
            onChange={(event) => tick(id, event.target.checked)}
          />
        ))}
      </CheckList>
      {found.length === 0 && <p className={classes.lead}>Nobody in your team has this name.</p>}
      {warning && <p className={classes.warning}>{warning}</p>}
      {note && <FieldError>{note}</FieldError>}
      <DialogFoot note={`${chosen.length} of ${people.length} chosen`}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={isSharing}>
          {action}
        </Button>
      </DialogFoot>
    </form>
  );
}
