import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useEffect } from 'react';
import { capitalised } from '../../../lib/format.ts';
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
  /** Told whether leaving would lose what was typed. */
  onBegun: (isBegun: boolean) => void;
}

export function AddUserForm({ companies, company, onBegun }: AddUserFormProps) {
  const adding = useAddUser(company, () => focusOnName(adding.formProps.ref.current));
  const { values, change, formProps, isSending, errors, problem } = adding;
  const wouldLose = isBegun(values);
  useEffect(() => onBegun(wouldLose), [wouldLose, onBegun]);
  return (
    <form {...formProps} className="stack gap16 pt16">
      <SelectField
        label="Company *"
        placeholder="Type a name"
        value={values.company ? String(values.company.id) : ''}
        options={companies.map(({ id, company: name }) => ({ value: String(id), label: name }))}
        onChange={(id) => change({ company: companies.find((one) => String(one.id) === id) })}
        error={errors.company}
      />
      <UserAbout adding={adding} />
      <UserRole adding={adding} />
      <UserPassword adding={adding} />
      {problem && <FieldError>{problem}</FieldError>}
      <div>
        <Button type="submit" variant="primary" busy={isSending}>
          Add user
        </Button>
      </div>
    </form>
  );
}

/** After rendering, so that the next person can be typed at once. */
function focusOnName(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[name="name"]')?.focus());
}

const none = { country: 'No country', category: 'No category' };

/** The person's details. The browser must not fill in those of the admin. */
function UserAbout({ adding: { field } }: { adding: AddUser }) {
  const own = { autoComplete: 'off', translate: 'no' } as const;
  return (
    <div className="pair gap24 rows16">
      <TextField {...field('name')} {...own} label="Name *" required maxLength={lengths.name} />
      <TextField
        {...field('email')}
        {...own}
        label="Email *"
        type="email"
        required
        maxLength={lengths.email}
      />
      <PhoneField {...field('phone')} {...own} label="Phone" maxLength={lengths.contactPhone} />
      <TextField {...field('title')} {...own} label="Professional Title" maxLength={lengths.name} />
      <CountryAndCategory field={field} none={none} />
    </div>
  );
}

/** What they may do, and whether they can sign in at once. */
function UserRole({ adding: { values, change, errors } }: { adding: AddUser }) {
  const roles = rolesIn(values.company);
  return (
    <div className="pair gap24 rows16">
      <NativeSelect
        label="Role"
        value={values.role}
        options={roles.map((value) => ({ value, label: capitalised(value) }))}
        onChange={(value) => change({ role: roles.find((one) => one === value) ?? 'standard' })}
        error={errors.role}
      />
      <div className={classes.lead}>
        <Checkbox
          checked={values.lead}
          disabled={!canLead(values.company)}
          onChange={(event) => change({ lead: event.target.checked })}
        >
          Team Leader
        </Checkbox>
        <p className="small faint">{enablingNote(values)}</p>
      </div>
    </div>
  );
}
