import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { useConfig } from '../../../lib/api/config.ts';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { companiesQuery } from '../companies.queries.ts';
import { AddCompanyForm } from './add-company-form.tsx';
import { AddUserForm } from './add-user-form.tsx';
import classes from './manage-clients.module.css';

/** New companies, and accounts for their people. */
export function ManageClientsPage() {
  const { console } = useConfig();
  return (
    <>
      <div className="flex wrap spread bottom gap12 pb12 ruled">
        <h1>Manage Clients</h1>
        {console && (
          <a className="inline gap6 py6" href={console} target="_blank" rel="noopener noreferrer">
            Authentication console
            <Icon name="external" size={14} />
          </a>
        )}
      </div>
      <section className={classes.part} aria-labelledby="add-company">
        <h2 id="add-company">Add New Company</h2>
        <AddCompanyForm />
      </section>
      <section className={classes.part} aria-labelledby="add-user">
        <h2 id="add-user">Add New User</h2>
        <NewUser />
      </section>
    </>
  );
}

/** A link to this page may name the company. */
function NewUser() {
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery(companiesQuery);
  if (error && !data) {
    return <FailedQuery title="The companies did not load" error={error} onRetry={refetch} />;
  }
  if (!data) return <SkeletonRows />;
  const asked = data.find(({ id }) => String(id) === search.get('company'));
  return <AddUserForm companies={data} company={asked} />;
}
