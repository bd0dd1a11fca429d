import { Button } from '@caliper/ui/actions/button.tsx';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { useLeaveQuestion } from '../../../lib/forms/leave-question.tsx';
import { companiesQuery } from '../companies.queries.ts';
import { AddCompanyForm } from './add-company-form.tsx';
import { AddUserForm } from './add-user-form.tsx';

const things = ['company', 'user'] as const;
type Thing = (typeof things)[number];

/** The buttons that add a company or a person. What is open is in the address, so that a link can name it. */
export function NewClient() {
  const [search, setSearch] = useSearchParams();
  const open = things.find((thing) => thing === search.get('add'));
  const show = (thing: Thing | null) =>
    setSearch((old) => {
      const next = new URLSearchParams(old);
      next.delete('company');
      if (thing) next.set('add', thing);
      else next.delete('add');
      return next;
    });
  return (
    <>
      <Button icon="plus" onClick={() => show('user')}>
        Add user
      </Button>
      <Button variant="primary" icon="plus" onClick={() => show('company')}>
        Add company
      </Button>
      {open === 'company' && (
        <Dialog title="Add New Company" opened onClose={() => show(null)}>
          <AddCompanyForm />
        </Dialog>
      )}
      {open === 'user' && <NewUser companyId={search.get('company')} onClose={() => show(null)} />}
    </>
  );
}

/** A link may name the company. */
function NewUser({ companyId, onClose }: { companyId: string | null; onClose: () => void }) {
  const [isBegun, setIsBegun] = useState(false);
  const { ask, question } = useLeaveQuestion(isBegun);
  const { data, error, refetch } = useQuery(companiesQuery);
  return (
    <>
      <Dialog title="Add New User" opened onClose={() => ask(onClose)} wide>
        {error && !data && <FailedQuery title="The companies did not load" error={error} onRetry={refetch} />}
        {!data && !error && <SkeletonRows />}
        {data && (
          <AddUserForm
            companies={data}
            company={data.find(({ id }) => String(id) === companyId)}
            onBegun={setIsBegun}
          />
        )}
      </Dialog>
      {question}
    </>
  );
}
