import { DashboardLink } from '../header/dashboard-link.tsx';
import type { ReportMeta } from '../reader.queries.ts';
import classes from './not-subscribed.module.css';

/** Says that there is nothing to read here, and where to look instead. */
export function AbsentWords({ meta }: { meta: ReportMeta }) {
  return (
    <div className={classes.words}>
      <h1 className={classes.title}>{meta.report_name}</h1>
      <p className={classes.description}>{meta.description}</p>
      <p className={classes.absent}>
        This report has no write-up. {meta.can.openDashboard && 'Its figures are in the dashboard.'}
      </p>
      <div className={classes.actions}>
        <DashboardLink meta={meta} variant="primary" />
      </div>
    </div>
  );
}
