import { SkeletonRows } from '@caliper/ui/loading.tsx';
import { EmptyState, FailedState } from '@caliper/ui/page-state.tsx';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Company, companiesQuery } from '../../features/companies/companies.queries.ts';
import { CompanySelect } from '../../features/companies/company-select.tsx';
import { headquarterSync } from '../../features/subscriptions/staff/headquarter-sync.ts';
import { messageOf } from '../../lib/api-error.ts';
import { useSession } from '../../lib/session.ts';
import classes from './client-access.module.css';
import { CompanyAccess } from './company-access.tsx';
import { useLeaveQuestion } from './leave-question.tsx';

/** A company and what it may read. The chosen one stands in the address. */
export function ClientAccessPage() {
  const isAdmin = useSession()?.user.role === 'admin';
  const [search, setSearch] = useSearchParams();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const { ask, question } = useLeaveQuestion(isUnsaved);
  const { data: companies, error, refetch } = useQuery(companiesQuery);
  const { mutate: sync } = useMutation(headquarterSync);
  const asked = search.get('company');
  const company = companies?.find(({ id }) => String(id) === asked);

  const choose = (chosen: Company) => {
    setSearch({ company: String(chosen.id) });
    if (isAdmin && chosen.headquarter) sync(chosen);
  };
  if (error && !companies) {
    return (
      <FailedState title="The companies did not load" titleAs="h1" onRetry={() => void refetch()}>
        <p>{messageOf(error)}</p>
      </FailedState>
    );
  }
  return (
    <>
      <div className={classes.head}>
        <h1>Client Access</h1>
        <div className={classes.choice}>
          <CompanySelect
            companies={companies ?? []}
            value={company}
            onChoose={(chosen) => chosen.id !== company?.id && ask(() => choose(chosen))}
          />
        </div>
      </div>
      {!companies && <SkeletonRows />}
      {companies && !company && <NoCompany wasAsked={asked !== null} />}
      {company && (
        <CompanyAccess key={company.id} company={company} isReadOnly={!isAdmin} onUnsaved={setIsUnsaved} />
      )}
      {question}
    </>
  );
}

function NoCompany({ wasAsked }: { wasAsked: boolean }) {
  return (
    <EmptyState title={wasAsked ? 'There is no such company' : 'No company is chosen'}>
      <p>Choose a company above to see what it subscribes to.</p>
    </EmptyState>
  );
}
