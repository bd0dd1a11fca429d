import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Link } from 'react-router';
import { proofsPath } from '../../lib/navigation/paths.ts';
import { useSession } from '../../lib/session/session.ts';

export function DraftGone() {
  const role = useSession()?.user.role;
  return (
    <EmptyState
      title="There is no such draft"
      titleAs="h1"
      action={
        <Link {...buttonLook()} to={proofsPath(role)}>
          Back to Proofs
        </Link>
      }
    >
      <p>It was released or discarded, or the address is not right.</p>
    </EmptyState>
  );
}
