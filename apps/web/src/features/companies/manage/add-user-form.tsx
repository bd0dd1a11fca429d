import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import type { ComponentProps, FormEvent } from 'react';
import { capitalised } from '../../../lib/format.ts';
import { useFirstWrong } from '../../../lib/forms/failures.ts';
import { useLeaveQuestion } from '../../../lib/forms/leave-question.tsx';
import { PhoneField } from '../../../lib/forms/phone-field.tsx';
import { CountryAndCategory } from '../../requests/index.ts';
import type { Company } from '../companies.queries.ts';
import classes from './manage-clients.module.css';
import { type AddUser, useAddUser } from './use-add-user.ts';
import { canLead, enablingNote, isBegun, rolesIn } from './user-draft.ts';
import { UserPassword } from './user-password.tsx';

interface AddUserFormProps {
  companies: readonly Company[];
  /** The company chosen at first. */
  company: Company | undefined;
}

export function AddUserForm({ companies, company }: AddUserFormProps) {
  const adding = useAddUser(company, () => focusOnName(form.current));
  const form = useFirstWrong(adding.errors);
  const { draft, change, submit, isAdding, errors, problem } = adding;
  const { question } = useLeaveQuestion(isBegun(draft));
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={form} className={classes.form} onSubmit={send} noValidate>
      <SelectField
        label="Company *"
        placeholder="Type a name"
        value={draft.company ? String(draft.company.id) : ''}
        options={companies.map(({ id, company: name }) => ({ value: String(id), label: name }))}
        onChange={(id) => change({ company: companies.find((one) => String(one.id) === id) })}
        error={errors.company}
      />
      <UserAbout adding={adding} />
      <UserRole adding={adding} />
      <UserPassword adding={adding} />
      {problem && <FieldError>{problem}</FieldError>}
      <div>
        <Button type="submit" variant="primary" busy={isAdding}>
          Add user
        </Button>
      </div>
      {question}
    </form>
  );
}

/** After rendering, so that the next person can be typed at once. */
function focusOnName(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[name="name"]')?.focus());
}

type TextName = 'name' | 'email' | 'phone' | 'title';

const none = { country: 'No country', category: 'No category' };

/** The person's details. The browser must not fill in those of the admin. */
function UserAbout({ adding: { draft, change, errors } }: { adding: AddUser }) {
  const field = (name: TextName): Omit<ComponentProps<typeof TextField>, 'label' | 'ref'> => ({
    name,
    value: draft[name],
    onChange: (event) => change({ [name]: event.target.value }),
    error: errors[name],
    autoComplete: 'off',
    translate: 'no',
  });
  return (
    <div className={classes.pair}>
      <TextField {...field('name')} label="Name *" required maxLength={lengths.name} />
      <TextField {...field('email')} label="Email *" type="email" required maxLength={lengths.email} />
      <PhoneField
        {...field('phone')}
        label="Phone"
        maxLength={lengths.contactPhone}
        value={draft.phone}
        onChange={(phone) => change({ phone })}
      />
      <TextField {...field('title')} label="Professional Title" maxLength={lengths.name} />
      <CountryAndCategory draft={draft} change={change} errors={errors} none={none} />
    </div>
  );
}

/** What they may do, and whether they can sign in at once. */
function UserRole({ adding: { draft, change, errors } }: { adding: AddUser }) {
  const roles = rolesIn(draft.company);
  return (
    <div className={classes.pair}>
      <NativeSelect
        label="Role"
        value={draft.role}
        options={roles.map((value) => ({ value, label: capitalised(value) }))}
        onChange={(value) => change({ role: roles.find((one) => one === value) ?? 'standard' })}
        error={errors.role}
      />
      <div className={classes.lead}>
        <Checkbox
          checked={draft.lead}
          disabled={!canLead(draft.company)}
          onChange={(event) => change({ lead: event.target.checked })}
        >
          Team Leader
        </Checkbox>
        <p className={classes.note}>{enablingNote(draft)}</p>
      </div>
    </div>
  );
}
