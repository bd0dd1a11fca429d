import { hasCode } from '@caliper/contract/client/api-error.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { capitalised } from '../../../lib/format.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { type Company, type CompanyUser, companiesQuery, forgetCompanies } from '../companies.queries.ts';
import { changeOf, consequencesOf, problemsIn, rolesAt, userValues } from './edited-user.ts';

interface EditUserDialogProps {
  companyId: number;
  user: CompanyUser;
  /** Nobody changes their own role or company. */
  isOwn: boolean;
  onClose: () => void;
}

/** Who a person is and where they belong. */
export function EditUserDialog({ companyId, user: now, isOwn, onClose }: EditUserDialogProps) {
  // As it was when the dialog opened: what a colleague changes meanwhile must not pass as seen.
  const [user] = useState(now);
  const { data: companies = [] } = useQuery(companiesQuery);
  const form = useEditing(companyId, user, companies, onClose);
  const { values, change, field, formProps, errors, isSending, problem, error } = form;
  const isKept = isOwn || Boolean(user.special);
  const target = companies.find(({ id }) => id === values.company);
  return (
    <Dialog title={`Edit ${user.name}`} opened onClose={onClose} busy={isSending}>
      <form {...formProps} className="stack gap16">
        <TextField
          {...field('name')}
          label="Name *"
          required
          maxLength={lengths.name}
          data-autofocus
          translate="no"
        />
        <TextField {...field('title')} label="Professional Title" maxLength={lengths.name} translate="no" />
        <NativeSelect
          label="Role"
          value={values.role}
          disabled={isKept}
          error={errors.role}
          options={rolesAt(target, values.role).map((role) => ({ value: role, label: capitalised(role) }))}
          onChange={(role) =>
            change({ role: rolesAt(target, values.role).find((one) => one === role) ?? values.role })
          }
        />
        <SelectField
          label="Company"
          value={String(values.company)}
          disabled={isKept || companies.length === 0}
          error={errors.company}
          most={100}
          options={companies.map(({ id, company }) => ({ value: String(id), label: company }))}
          onChange={(id) => {
            const company = companies.find((one) => String(one.id) === id);
            if (!company) return;
            const [first = values.role] = rolesAt(company);
            change({ company: company.id, ...(!rolesAt(company).includes(values.role) && { role: first }) });
          }}
        />
        {isKept && (
          <p className="small quiet">
            {isOwn ? 'Your own role and company' : 'Role and company of this account'} stay as they are.
          </p>
        )}
        {consequencesOf(companyId, user, values, target).map((words) => (
          <p key={words} className="small warn semi">
            {words}
          </p>
        ))}
        {problem && <FieldError>{problem}</FieldError>}
        {hasCode(error, 'changed-meanwhile') && (
          <p className="small quiet">What you entered is still here. Close this to see how it is now.</p>
        )}
        <div className="flex wrap end gap8">
          <Button refused={isSending} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" busy={isSending}>
            Save
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function useEditing(
  companyId: number,
  user: CompanyUser,
  companies: readonly Company[],
  onClose: () => void,
) {
  return useForm({
    values: userValues(companyId, user),
    check: problemsIn,
    send: async (values) => {
      const changes = changeOf(companyId, user, values);
      if (changes) await call('changePerson', { params: { id: user.id }, body: changes });
      return changes !== null;
    },
    onSent: (isChanged, { values }) => {
      onClose();
      if (!isChanged) return;
      forgetCompanies();
      const target = companies.find(({ id }) => id === values.company)?.company;
      notifySuccess(
        values.company === companyId ? `${values.name} has been saved` : `${values.name} is now at ${target}`,
      );
    },
    onFailed: () => forgetCompanies(),
  });
}
