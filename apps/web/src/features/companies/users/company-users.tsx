import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { FailedQuery } from '../../../lib/api/failed-query.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { PeopleFromFile } from '../../team/index.ts';
import { companyUsersQuery } from '../companies.queries.ts';
import { UserList } from './user-list.tsx';

interface CompanyUsersProps {
  companyId: number;
  company: string;
  /** Whether it is the company that runs this portal. */
  isProvider: boolean;
  /** Sales can only view. */
  isReadOnly: boolean;
}

/** The people of a company. A deleted person's button disappears, so the focus moves here, also after the last one. */
export function CompanyUsers(props: CompanyUsersProps) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} className="pt16 noring" tabIndex={-1}>
      <Users {...props} onGone={() => part.current?.focus()} />
    </div>
  );
}

function Users(props: CompanyUsersProps & { onGone: () => void }) {
  const { companyId, company, isReadOnly, isProvider } = props;
  // The provider's own people are not invited.
  const mayAdd = !isReadOnly && !isProvider;
  const { data, error, refetch } = useQuery(companyUsersQuery(companyId));
  if (error && !data) return <FailedQuery title="The users did not load" error={error} onRetry={refetch} />;
  if (!data) return <SkeletonRows />;
  if (data.length > 0) {
    return (
      <>
        {mayAdd && (
          <div className="flex wrap end gap8 mb12">
            <PeopleFromFile companyId={companyId} company={company} />
          </div>
        )}
        <UserList users={data} {...props} />
      </>
    );
  }
  return (
    <EmptyState
      title="This company has no users"
      action={
        !isReadOnly && (
          <span className="flex wrap gap8">
            <AddUserLink companyId={companyId} />
            {mayAdd && <PeopleFromFile companyId={companyId} company={company} />}
          </span>
        )
      }
    >
      <p>Users appear here once they have accounts.</p>
    </EmptyState>
  );
}

function AddUserLink({ companyId }: { companyId: number }) {
  return (
    <Link {...buttonLook({ variant: 'primary' })} to={`${paths.manageClients}?add=user&company=${companyId}`}>
      Add a user
    </Link>
  );
}
