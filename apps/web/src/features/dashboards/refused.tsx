import type { ApiError } from '@caliper/contract/client/api-error.ts';
import { catalogueOf } from '@caliper/contract/dashboards/dashboard-paths.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { Link } from 'react-router';
import { itemPath, reportPath } from '../../lib/navigation/paths.ts';
import type { DashboardAddress } from './dashboard-address.ts';

interface RefusedProps {
  error: ApiError;
  address: DashboardAddress;
  name: string | undefined;
}

/** Says what is needed to open the dashboard, and leads to the page about the report or the item. */
export function Refused({ error, address: { kind, id }, name }: RefusedProps) {
  const { path, words } = wayOn(kind, id, name);
  return (
    <EmptyState
      drawing={<Icon name="lock" size={24} />}
      title={error.detail}
      titleAs="h1"
      action={
        <Link {...buttonLook({ variant: 'primary' })} to={path}>
          {words}
        </Link>
      }
    >
      {name !== undefined && <p>{name}</p>}
    </EmptyState>
  );
}

function wayOn(kind: DashboardAddress['kind'], id: number, name: string | undefined) {
  if (name === undefined || kind === 'custom-report') return catalogueOf[kind];
  if (kind === 'global' || kind === 'medaccess')
    return { path: reportPath(id, name), words: 'See the report’s preview' };
  return { path: itemPath(kind, id, name), words: 'See what it contains' };
}
