import { SelectField } from '@caliper/ui/fields/select-field.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useLeaveQuestion } from '../../../lib/forms/leave-question.tsx';
import { partQuery } from '../../../lib/loading/load-part.ts';
import { useSession } from '../../../lib/session/session.ts';
import { GiveToSeveral, headquarterSync } from '../../subscriptions/index.ts';
import { type Company, companiesQuery } from '../companies.queries.ts';
import classes from './client-access-page.module.css';

/** Heavier than the choice of a company, and loaded beside it. */
const accessQuery = {
  ...partQuery('company-access', () => import('./company-access.tsx')),
  meta: showsOwnError,
};

/** A company and what it may read. The address names the chosen company. */
export function ClientAccessPage() {
  const isAdmin = useSession()?.user.role === 'admin';
  const [search, setSearch] = useSearchParams();
  const [areSettingsUnsaved, setAreSettingsUnsaved] = useState(false);
  const [areSubscriptionsUnsaved, setAreSubscriptionsUnsaved] = useState(false);
  const { ask, question } = useLeaveQuestion(areSettingsUnsaved || areSubscriptionsUnsaved);
  const { data: companies, error, refetch } = useQuery(companiesQuery);
  const access = useQuery(accessQuery);
  const { mutate: sync } = useMutation(headquarterSync);
  const asked = search.get('company');
  const company = companies?.find(({ id }) => String(id) === asked);

  const choose = (chosen: Company) => {
    setSearch((old) => withCompany(old, chosen.id));
    if (isAdmin && chosen.headquarter) sync(chosen);
  };
  const forgetChoice = () => {
    setSearch({}, { replace: true });
    document.getElementById('main')?.focus();
  };
  if (error && !companies) {
    return <FailedQuery title="The companies did not load" titleAs="h1" error={error} onRetry={refetch} />;
  }
  return (
    <>
      <div className="flex wrap spread bottom mb24 gap24 rows12">
        <h1>Client Access</h1>
        <div className={classes.choice}>
          <CompanySelect
            companies={companies ?? []}
            value={company}
            onChoose={(chosen) => chosen.id !== company?.id && ask(() => choose(chosen))}
          />
        </div>
        {isAdmin && <GiveToSeveral />}
      </div>
      {!companies && <SkeletonRows />}
      {companies && !company && <NoCompany wasAsked={asked !== null} />}
      {company && access.data && (
        <access.data.CompanyAccess
          key={company.id}
          company={company}
          isReadOnly={!isAdmin}
          onUnsavedSettings={setAreSettingsUnsaved}
          onUnsavedSubscriptions={setAreSubscriptionsUnsaved}
          onDeleted={forgetChoice}
        />
      )}
      {company && !access.data && <Waiting query={access} />}
      {question}
    </>
  );
}

function Waiting({ query: { error, refetch } }: { query: UseQueryResult }) {
  if (!error) return <SkeletonRows />;
  return <FailedQuery title="The company did not load" error={error} onRetry={refetch} />;
}

/** The rest of the address is kept, so the same tab stays open. */
function withCompany(search: URLSearchParams, id: number): URLSearchParams {
  const next = new URLSearchParams(search);
  next.set('company', String(id));
  return next;
}

function NoCompany({ wasAsked }: { wasAsked: boolean }) {
  return (
    <EmptyState title={wasAsked ? 'There is no such company' : 'No company selected'}>
      <p>Choose a company above to see its settings, subscriptions and users.</p>
    </EmptyState>
  );
}

interface CompanySelectProps {
  /** Empty until they have loaded: there is always one. */
  companies: readonly Company[];
  value: Company | undefined;
  onChoose: (company: Company) => void;
}

function CompanySelect({ companies, value, onChoose }: CompanySelectProps) {
  const choose = (id: string) => {
    const company = companies.find((one) => String(one.id) === id);
    if (company) onChoose(company);
  };
  return (
    <SelectField
      label="Choose a company"
      placeholder={companies.length === 0 ? 'Loading…' : 'Type a name'}
      disabled={companies.length === 0}
      value={value ? String(value.id) : ''}
      options={companies.map(({ id, company }) => ({ value: String(id), label: company }))}
      onChange={choose}
    />
  );
}
