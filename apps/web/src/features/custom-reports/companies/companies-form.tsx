import { Button } from '@caliper/ui/button.tsx';
import { CheckList, CheckRow } from '@caliper/ui/check-list.tsx';
import { DialogFoot } from '@caliper/ui/dialog-foot.tsx';
import { FieldError } from '@caliper/ui/field-error.tsx';
import { TextField } from '@caliper/ui/text-field.tsx';
import { type FormEvent, useDeferredValue, useRef, useState } from 'react';
import type { GivenCompany } from '../custom-reports.queries.ts';
import classes from '../dialogs.module.css';
import { stayOnEnter } from '../stay-on-enter.ts';
import { useLateFocus } from '../use-late-focus.ts';
import { changesIn, changeWords, inOrder, matching } from './company-choice.ts';
import { useGive } from './use-give.ts';

interface CompaniesFormProps {
  id: number;
  companies: readonly GivenCompany[];
  onClose: () => void;
}

const most = 50;

export function CompaniesForm({ id, companies, onClose }: CompaniesFormProps) {
  const [typed, setTyped] = useState('');
  const before = companies.filter((one) => one.given).map((one) => one.id);
  const [chosen, setChosen] = useState(() => new Set(before));
  const { give, isGiving, note } = useGive(id, onClose);
  const form = useRef<HTMLFormElement>(null);
  useLateFocus(form);
  const found = matching(inOrder(companies), useDeferredValue(typed));
  const changes = changesIn(companies, chosen);
  const words = changeWords(changes);
  const tick = (company: number, isTicked: boolean) => {
    const next = new Set(chosen);
    if (isTicked) next.add(company);
    else next.delete(company);
    setChosen(next);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words === null) return onClose();
    give({ companies: [...chosen], before, changes });
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <TextField
        label="Search by name"
        type="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={stayOnEnter}
        data-autofocus
      />
      <p className={classes.found} role="status">
        {foundWords(found.length)}
      </p>
      <CheckList label="Companies">
        {found.slice(0, most).map((one) => (
          <CheckRow
            key={one.id}
            name={<span translate="no">{one.company}</span>}
            checked={chosen.has(one.id)}
            onChange={(event) => tick(one.id, event.target.checked)}
          />
        ))}
      </CheckList>
      <p className={classes.changes} role="status">
        {words}
      </p>
      {note && <FieldError>{note}</FieldError>}
      <DialogFoot note={`${chosen.size} of ${companies.length} chosen`}>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" variant="primary" busy={isGiving}>
          Save
        </Button>
      </DialogFoot>
    </form>
  );
}

function foundWords(count: number): string {
  if (count === 0) return 'Nothing found.';
  return count > most
    ? `${count} found, the first ${most} are shown. Type to narrow them down.`
    : `${count} found`;
}
