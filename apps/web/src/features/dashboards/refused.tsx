import type { ApiError } from '@caliper/contract/client/api-error.ts';
import { catalogueOf } from '@caliper/contract/dashboards/dashboard-paths.ts';
import { buttonLook } from '@caliper/ui/button.tsx';
import { Icon } from '@caliper/ui/icons.tsx';
import { EmptyState } from '@caliper/ui/page-state.tsx';
import { Link } from 'react-router';
import { reportPath } from '../../lib/navigation/item-paths.ts';
import type { DashboardAddress } from './dashboard-address.ts';

interface RefusedProps {
  error: ApiError;
  address: DashboardAddress;
  name: string | undefined;
}

/** Says what is needed to open the dashboard. A report also has a preview page. */
export function Refused({ error, address: { kind, id }, name }: RefusedProps) {
  const hasPreview = name !== undefined && (kind === 'global' || kind === 'medaccess');
  const { path, words } = hasPreview
    ? { path: reportPath(id, name), words: 'See the report’s preview' }
    : catalogueOf[kind];
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
