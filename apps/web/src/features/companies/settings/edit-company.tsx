import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { asked } from '../../../lib/api/asked.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { type CompanyDetail, forgetCompanies } from '../companies.queries.ts';

/** How a company is called and described, and who looks after it: with a way for admins to change it. */
export function EditCompany({ company }: { company: CompanyDetail }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="quiet" onClick={() => setIsOpen(true)}>
        Edit name, description and owner
      </Button>
      {isOpen && <EditDialog company={company} onClose={() => setIsOpen(false)} />}
    </>
  );
}

interface EditDialogProps {
  company: CompanyDetail;
  onClose: () => void;
}

/** Only what differs is sent, with what was seen when the dialog opened. */
function EditDialog({ company: now, onClose }: EditDialogProps) {
  const [company] = useState(now);
  const { data } = useQuery(asked(['clients', 'owners'], 'clientOwners'));
  const before = {
    company: company.company,
    description: company.description,
    owner: company.owner?.id ?? '',
  };
  const { values, change, field, formProps, errors, isSending, problem } = useForm({
    values: before,
    check: ({ company: name }) =>
      name.trim() === '' ? { company: 'Please enter the name of the company.' } : {},
    send: (typed) => {
      const owner = typed.owner || null;
      return call('describeCompany', {
        params: { id: company.id },
        body: {
          ...(typed.company !== before.company && { company: typed.company }),
          ...(typed.description !== before.description && { description: typed.description }),
          ...(typed.owner !== before.owner && { owner }),
          // Nothing to change is no mistake.
          ...(JSON.stringify(typed) === JSON.stringify(before) && { company: before.company }),
          before: { ...before, owner: before.owner || null },
        },
      });
    },
    onSent: () => {
      forgetCompanies();
      notifySuccess('Updated');
      onClose();
    },
    onFailed: forgetCompanies,
  });
  const owners = data ?? (company.owner ? [company.owner] : []);
  return (
    <Dialog title={`Edit ${company.company}`} opened onClose={onClose} busy={isSending}>
      <form {...formProps} className="stack gap16">
        <TextField
          {...field('company')}
          label="Company *"
          required
          maxLength={lengths.name}
          data-autofocus
          translate="no"
        />
        <TextAreaField
          {...field('description')}
          label="Description"
          rows={3}
          maxLength={lengths.description}
        />
        {!company.provider && (
          <NativeSelect
            label="Owner"
            value={values.owner}
            error={errors.owner}
            options={[
              { value: '', label: 'Nobody' },
              ...owners.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onChange={(owner) => change({ owner })}
          />
        )}
        {problem && <FieldError>{problem}</FieldError>}
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
