import { ApiError, hasCode } from '@caliper/contract/client/api-error.ts';
import { companiesProblems, companyTexts } from '@caliper/contract/companies/companies.messages.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { Link } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { connectionLost } from '../../../lib/forms/failures.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { notifyFailure, notifySuccess } from '../../../lib/notifications.ts';
import { type CompanyDetail, forgetCompanies } from '../companies.queries.ts';

const blank = { company: '', description: '' };
const exists = companiesProblems['company-exists'].detail;

export function AddCompanyForm() {
  const { field, formProps, isSending, error, answer } = useAddCompany();
  return (
    <form {...formProps} className="stack gap16 pt16">
      <TextField {...field('company')} label="Company *" required maxLength={lengths.name} />
      <TextAreaField {...field('description')} label="Description" rows={3} maxLength={lengths.description} />
      {error && !(error instanceof ApiError) && <FieldError>{connectionLost}</FieldError>}
      <div>
        <Button type="submit" variant="primary" busy={isSending}>
          Add company
        </Button>
      </div>
      {answer && <Added company={answer} />}
    </form>
  );
}

function useAddCompany() {
  return useForm({
    values: blank,
    check: ({ company }) =>
      company.trim() === '' ? { company: 'Please enter the name of the company.' } : {},
    send: (body, { once }) => call('createCompany', { body }, once(body)),
    onSent: () => {
      forgetCompanies();
      notifySuccess(companyTexts.added);
    },
    onFailed: (error) => {
      // The field itself says so.
      if (!hasCode(error, 'company-exists')) notifyFailure(exists);
    },
  });
}

/** Links to the settings: without a license the company can do nothing yet. */
function Added({ company: { id, company } }: { company: CompanyDetail }) {
  return (
    <SuccessNote>
      <span>
        {company} has been added and has no license yet.{' '}
        <Link to={`${paths.adminClientAccess}?company=${id}`}>Set it up in Client Access</Link>
      </span>
    </SuccessNote>
  );
}
