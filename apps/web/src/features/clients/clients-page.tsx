import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { type ReactNode, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useConfig } from '../../lib/api/config.ts';
import { useSession } from '../../lib/session/session.ts';
import { NewClient } from '../companies/index.ts';
import classes from './clients.module.css';
import { useClients, useClientsFile } from './clients.queries.ts';
import { addressOf, type ClientsChoice, readChoice } from './clients-choice.ts';
import { ClientsFilters } from './clients-filters.tsx';
import { ClientsResults } from './clients-results.tsx';

/** All clients, one line each: who needs a call. For admins with what makes new ones. */
export function ClientsPage() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const isAdmin = useSession()?.user.role === 'admin';
  const choice = useMemo(() => readChoice(search), [search]);
  const { data, error, isPlaceholderData, refetch } = useClients(choice);
  const file = useClientsFile();
  const show = (next: ClientsChoice, replace = false) =>
    void navigate({ search: addressOf(next) }, { replace });
  return (
    <>
      <Head title={isAdmin ? 'Manage Clients' : 'Clients'}>
        <Button variant="quiet" icon="download" busy={file.isPending} onClick={() => file.mutate(choice)}>
          Download CSV
        </Button>
        {isAdmin && <NewClient />}
      </Head>
      {file.isError && (
        <p role="alert" className="mb12 small bad">
          The file was not made. {messageOf(file.error)}
        </p>
      )}
      <ClientsFilters choice={choice} owners={data?.owners ?? []} onChange={show} />
      <ClientsResults
        choice={choice}
        clients={data}
        error={error}
        isStale={isPlaceholderData}
        onRetry={refetch}
        onChange={show}
      />
    </>
  );
}

function Head({ title, children }: { title: string; children: ReactNode }) {
  const { console } = useConfig();
  return (
    <div className={classes.head}>
      <h1>{title}</h1>
      <div className="row wrap gap8">
        {console && (
          <a className="inline gap6 py6 mr8" href={console} target="_blank" rel="noopener noreferrer">
            Authentication console
            <Icon name="external" size={14} />
          </a>
        )}
        {children}
      </div>
    </div>
  );
}
