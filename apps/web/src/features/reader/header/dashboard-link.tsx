import {
  customReportDashboardPath,
  dashboardQuery,
  reportDashboardPath,
} from '@caliper/contract/dashboards/dashboard-paths.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import type { CustomReport } from '../../custom-reports/index.ts';
import type { ReportMeta } from '../report.queries.ts';

interface Look {
  variant?: 'primary' | 'secondary';
}

export function DashboardLink({ meta, ...look }: Look & { meta: ReportMeta }) {
  if (meta.global_dashboard !== 1 || !meta.can.openDashboard) return null;
  return <OpenDashboard path={reportDashboardPath(meta)} {...look} />;
}

/** The dashboard of a sample shows its one market. */
export function SampleDashboardLink({ meta, market }: { meta: ReportMeta; market: string }) {
  if (meta.global_dashboard !== 1) return null;
  const query = dashboardQuery({ sample: true, market_name: market, demo: false });
  return <OpenDashboard path={reportDashboardPath(meta) + query} variant="primary" />;
}

export function CustomDashboardLink({ report }: { report: CustomReport }) {
  return <OpenDashboard path={customReportDashboardPath(report.c_report_id, report.c_report_name)} />;
}

/** The dashboard opens in its own tab. */
function OpenDashboard({ path, variant = 'secondary' }: Look & { path: string }) {
  return (
    <a
      {...buttonLook({ variant })}
      href={path}
      target="_blank"
      rel="noreferrer"
      aria-label="Dashboard, opens in a new tab"
      title="Dashboard, opens in a new tab"
    >
      <Icon name="chart" />
      Dashboard
    </a>
  );
}
