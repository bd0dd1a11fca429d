import type { ReactNode } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import type { ReportMeta } from '../reader.queries.ts';
import { DashboardLink } from './dashboard-link.tsx';
import { Recommending } from './recommending.tsx';
import classes from './report-tools.module.css';
import { UpdateReport } from './update-report.tsx';

interface ReportToolsProps {
  meta: ReportMeta;
  /** False if the page shows it elsewhere. */
  dashboard?: boolean;
  /** Further actions. */
  children?: ReactNode;
}

/** Actions for a report as a whole. */
export function ReportTools({ meta, dashboard = true, children }: ReportToolsProps) {
  const isAdmin = useSession()?.user.role === 'admin';
  const hasTools = children || isAdmin || meta.can.refresh || (dashboard && meta.can.openDashboard);
  if (!hasTools) return null;
  return (
    <div className={classes.tools}>
      {dashboard && <DashboardLink meta={meta} />}
      {children}
      {meta.can.refresh && <UpdateReport reportId={meta.report_id} />}
      {isAdmin && <Recommending meta={meta} />}
    </div>
  );
}
