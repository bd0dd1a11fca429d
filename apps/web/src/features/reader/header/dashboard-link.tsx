import { buttonLook } from '@caliper/ui/button.tsx';
import { Icon } from '@caliper/ui/icons.tsx';
import { reportDashboardPath } from '../../../lib/item-paths.ts';
import type { ReportMeta } from '../reader.queries.ts';

interface DashboardLinkProps {
  meta: ReportMeta;
  variant?: 'primary' | 'secondary';
}

/** The dashboard has a tab of its own. */
export function DashboardLink({ meta, variant = 'secondary' }: DashboardLinkProps) {
  if (meta.global_dashboard !== 1 || !meta.can.openDashboard) return null;
  return (
    <a
      {...buttonLook({ variant })}
      href={reportDashboardPath(meta)}
      target="_blank"
      rel="noreferrer"
      aria-label="Dashboard, opens in a new tab"
    >
      <Icon name="chart" />
      Dashboard
    </a>
  );
}
