import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import type { FormEvent } from 'react';
import { useLeaveQuestion } from '../../../lib/forms/leave-question.tsx';
import { useFirstWrong } from '../../../lib/forms/use-first-wrong.ts';
import type { Company } from '../companies.queries.ts';
import classes from './manage-clients.module.css';
import { useAddUser } from './use-add-user.ts';
import { UserAbout } from './user-about.tsx';
import { isBegun } from './user-draft.ts';
import { UserPassword } from './user-password.tsx';
import { UserRole } from './user-role.tsx';

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
