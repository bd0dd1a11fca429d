import { messageOf } from '@caliper/contract/client/api-error.ts';
import { buttonLook } from '@caliper/ui/button.tsx';
import { SkeletonRows } from '@caliper/ui/loading.tsx';
import { EmptyState, FailedState } from '@caliper/ui/page-state.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../lib/paths.ts';
import { companyUsersQuery } from '../companies.queries.ts';
import classes from './company-users.module.css';
import { UserList } from './user-list.tsx';

interface CompanyUsersProps {
  companyId: number;
  /** Sales look and do not change. */
  isReadOnly: boolean;
}

/** The people of a company. Who goes takes their button along; the keyboard goes on here, also after the last. */
export function CompanyUsers(props: CompanyUsersProps) {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} className={classes.part} tabIndex={-1}>
      <Users {...props} onGone={() => part.current?.focus()} />
    </div>
  );
}

function Users({ companyId, isReadOnly, onGone }: CompanyUsersProps & { onGone: () => void }) {
  const { data, error, refetch } = useQuery(companyUsersQuery(companyId));
  if (error && !data) {
    return (
      <FailedState title="The users did not load" onRetry={() => void refetch()}>
        <p>{messageOf(error)}</p>
      </FailedState>
    );
  }
  if (!data) return <SkeletonRows />;
  if (data.length > 0) {
    return <UserList companyId={companyId} users={data} isReadOnly={isReadOnly} onGone={onGone} />;
  }
  return (
    <EmptyState
      title="This company has no users"
      action={!isReadOnly && <AddUserLink companyId={companyId} />}
    >
      <p>Its people stand here once they have accounts.</p>
    </EmptyState>
  );
}

function AddUserLink({ companyId }: { companyId: number }) {
  return (
    <Link {...buttonLook({ variant: 'primary' })} to={`${paths.manageClients}?company=${companyId}`}>
      Add a user
    </Link>
  );
}
