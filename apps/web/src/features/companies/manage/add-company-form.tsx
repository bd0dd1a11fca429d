import { ApiError, fieldErrors, hasCode } from '@caliper/contract/client/api-error.ts';
import { companiesProblems, companyTexts } from '@caliper/contract/companies/companies.messages.ts';
import { lengths } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { SuccessNote } from '@caliper/ui/messages/success-note.tsx';
import { createRequestKeys } from '@caliper/ui/sending/request-keys.ts';
import { type FormEvent, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { connectionLost, useFirstWrong } from '../../../lib/forms/failures.ts';
import { paths } from '../../../lib/navigation/paths.ts';
import { notify } from '../../../lib/notifications.ts';
import { type CompanyDetail, forgetCompanies } from '../companies.queries.ts';
import classes from './manage-clients.module.css';

const blank = { company: '', description: '' };
type Problems = Partial<typeof blank>;
const missing: Problems = { company: 'Please enter the name of the company.' };
const failed = companiesProblems['company-exists'].detail;

export function AddCompanyForm() {
  const [draft, setDraft] = useState(blank);
  const [wrong, setWrong] = useState<Problems>({});
  const { mutate, isPending, data, error, reset } = useAddCompany((sent) =>
    setDraft((now) => (now === sent ? blank : now)),
  );
  const errors = useMemo<Problems>(() => ({ ...fieldErrors(error), ...wrong }), [error, wrong]);
  const form = useFirstWrong(errors);
  const change = (part: Partial<typeof blank>) => {
    if (error) reset();
    setWrong({});
    setDraft({ ...draft, ...part });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = draft.company.trim() === '';
    setWrong(isMissing ? { ...missing } : {});
    if (!isMissing) mutate(draft);
  };
  return (
    <form ref={form} className={classes.form} onSubmit={submit} noValidate>
      <TextField
        label="Company *"
        required
        maxLength={lengths.name}
        value={draft.company}
        onChange={(event) => change({ company: event.target.value })}
        error={errors.company}
      />
      <TextAreaField
        label="Description"
        rows={3}
        maxLength={lengths.description}
        value={draft.description}
        onChange={(event) => change({ description: event.target.value })}
        error={errors.description}
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

function useAddCompany(onAdded: (sent: typeof blank) => void) {
  const [keys] = useState(createRequestKeys);
  return useSingleMutation({
    mutationFn: (body: typeof blank) => call('createCompany', { body }, { idempotencyKey: keys.keyOf(body) }),
    onSuccess: (_, sent) => {
      keys.arrived();
      forgetCompanies();
      onAdded(sent);
      notify({ message: companyTexts.added, variant: 'success' });
    },
    onError: (error) => {
      // The field itself says so.
      if (!hasCode(error, 'company-exists')) notify({ message: failed, variant: 'danger' });
    },
    meta: showsOwnError,
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
