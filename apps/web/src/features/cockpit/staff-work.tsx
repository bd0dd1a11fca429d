import type { Role } from '@caliper/contract/roles.ts';
import { useQuery } from '@tanstack/react-query';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { queryClient } from '../../lib/api/query-client.ts';
import { partQuery } from '../../lib/loading/load-part.ts';
import { useSession } from '../../lib/session/session.ts';

const staffHomeQuery = partQuery('staff-home', () => import('./staff-home.tsx'));

const rolesWithWork: readonly Role[] = ['admin', 'sales', 'publications'];

export const cockpitKey = ['cockpit'] as const;

/** Asks again for all that waits; drafts have a list of their own. */
export function refreshWork(): void {
  void queryClient.invalidateQueries({ queryKey: cockpitKey });
  void queryClient.invalidateQueries({ queryKey: ['drafts'] });
}

interface StaffWorkProps {
  /** The page has a button for it already. */
  hasRefresh?: boolean;
}

/** For roles with work of their own, where others have the shelf. Customers never load it. */
export function StaffWork({ hasRefresh = false }: StaffWorkProps) {
  const role = useSession()?.user.role;
  return role && rolesWithWork.includes(role) ? <Work hasRefresh={!hasRefresh} /> : null;
}

function Work({ hasRefresh }: { hasRefresh: boolean }) {
  const { data: part, error, refetch } = useQuery(staffHomeQuery);
  if (part) return <part.StaffHome hasRefresh={hasRefresh} />;
  return error && <FailedQuery title="Your work did not load" error={error} onRetry={refetch} />;
}
