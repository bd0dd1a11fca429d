import {
  dashboardQuery,
  itemDashboardPath,
  reportDashboardPath,
} from '@caliper/contract/dashboards/dashboard-paths.ts';
import { Link } from 'react-router';
import { reportPath } from '../../lib/navigation/paths.ts';
import type { SubscriptionEntry } from './subscription-entry.ts';

type Named = Pick<
  SubscriptionEntry,
  'kind' | 'report_id' | 'report_name' | 'sample' | 'market_name' | 'demo'
>;

/** The name of an item, with the market of a sample. It is a link if the item can be opened. */
export function EntryName({ entry, isLink }: { entry: Named; isLink: boolean }) {
  return (
    <>
      {isLink ? <EntryLink entry={entry} /> : entry.report_name}
      {entry.sample && <span className="block small faint">Sample: {entry.market_name}</span>}
      {entry.demo && <span className="block small faint">Demo</span>}
    </>
  );
}

/** A report opens in this tab, a dashboard in a new one. A sample has only the dashboard. */
function EntryLink({ entry }: { entry: Named }) {
  const { kind, report_id, report_name, sample } = entry;
  if (kind === 'report' && !sample) {
    return (
      <Link className="ink name" to={reportPath(report_id, report_name)}>
        {report_name}
      </Link>
    );
  }
  return (
    <a
      className="ink name"
      href={dashboardPath(entry) + dashboardQuery(entry)}
      target="_blank"
      rel="noreferrer"
    >
      {report_name}
    </a>
  );
}

/** The page corrects this address if the report shows market access. */
function dashboardPath({ kind, report_id, report_name }: Named): string {
  if (kind !== 'report') return itemDashboardPath(kind, report_id, report_name);
  return reportDashboardPath({ report_id, report_name, c_report_id: null, dashboard_kind: 'market' });
}
