import { companiesProblems, companyTexts } from '@caliper/contract/companies/companies.messages.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/button.tsx';
import { FieldError } from '@caliper/ui/field-error.tsx';
import { SuccessNote } from '@caliper/ui/success-note.tsx';
import { TextAreaField } from '@caliper/ui/text-area-field.tsx';
import { TextField } from '@caliper/ui/text-field.tsx';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../app/paths.ts';
import { call } from '../../../lib/api-client.ts';
import { ApiError, hasCode } from '../../../lib/api-error.ts';
import { notify } from '../../../lib/notifications.ts';
import { createRequestKeys } from '../../../lib/request-keys.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { type CompanyDetail, forgetCompanies } from '../companies.queries.ts';
import { connectionLost } from '../failure-words.ts';
import classes from './manage-clients.module.css';

const blank = { company: '', description: '' };
const failed = companiesProblems['company-exists'].detail;

export function AddCompanyForm() {
  const [draft, setDraft] = useState(blank);
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, data, error, reset } = useAddCompany(() => setDraft(blank));
  const change = (part: Partial<typeof blank>) => {
    if (error) reset();
    setIsMissing(false);
    setDraft({ ...draft, ...part });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(draft.company.trim() === '');
    if (draft.company.trim() !== '') mutate(draft);
  };
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label="Company *"
        required
        maxLength={lengths.name}
        value={draft.company}
        onChange={(event) => change({ company: event.target.value })}
        error={isMissing ? 'Please enter the name of the company.' : companyProblem(error)}
      />
      <TextAreaField
        label="Description"
        rows={3}
        maxLength={lengths.description}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
        error={fieldsOf(error).description}
      />
      {error && !(error instanceof ApiError) && <FieldError>{connectionLost}</FieldError>}
      <div>
        <Button type="submit" variant="primary" busy={isPending}>
          Add company
        </Button>
      </div>
      {data && <Added company={data} />}
    </form>
  );
}

function useAddCompany(onAdded: () => void) {
  const [keys] = useState(createRequestKeys);
  return useSingleMutation({
    mutationFn: (body: typeof blank) => call('createCompany', { body }, { idempotencyKey: keys.keyOf(body) }),
    onSuccess: () => {
      keys.arrived();
      forgetCompanies();
      onAdded();
      notify({ message: companyTexts.added, variant: 'success' });
    },
    onError: () => notify({ message: failed, variant: 'danger' }),
    meta: { showsOwnError: true },
  });
}

/** Without a license it can do nothing yet. */
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

function fieldsOf(error: unknown): Record<string, string> {
  return error instanceof ApiError ? error.fields : {};
}

function companyProblem(error: unknown): string | undefined {
  return hasCode(error, 'company-exists') ? failed : fieldsOf(error).company;
}
