import { Button } from '@caliper/ui/button.tsx';
import { FieldError } from '@caliper/ui/field-error.tsx';
import { SelectField } from '@caliper/ui/select-field.tsx';
import { type FormEvent, useRef } from 'react';
import type { Company } from '../companies.queries.ts';
import classes from './manage-clients.module.css';
import { useAddUser } from './use-add-user.ts';
import { UserAbout } from './user-about.tsx';
import { UserPassword } from './user-password.tsx';
import { UserRole } from './user-role.tsx';

interface AddUserFormProps {
  companies: readonly Company[];
  /** Chosen from the start. */
  company: Company | undefined;
}

export function AddUserForm({ companies, company }: AddUserFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const adding = useAddUser(company, () => focusOn(form.current, '[name="name"]'));
  const { draft, change, submit, isAdding, errors, problem } = adding;
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit();
    focusOn(form.current, '[aria-invalid="true"]');
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
    </form>
  );
}

/** After the page is drawn. */
function focusOn(form: HTMLFormElement | null, part: string): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>(part)?.focus());
}
