import { Link } from 'react-router';
import { itemDashboardPath, reportPath } from '../../lib/item-paths.ts';
import classes from './entry-name.module.css';
import type { SubscriptionEntry } from './subscription-entry.ts';

type Named = Pick<
  SubscriptionEntry,
  'kind' | 'report_id' | 'report_name' | 'sample' | 'market_name' | 'demo'
>;

/** The name of an item, with the market of a sample. It leads to the item where it can be opened. */
export function EntryName({ entry, isLink }: { entry: Named; isLink: boolean }) {
  return (
    <>
      {isLink ? (
        <Link className={classes.link} to={pathOf(entry)}>
          {entry.report_name}
        </Link>
      ) : (
        entry.report_name
      )}
      {entry.sample && <span className={classes.part}>Sample: {entry.market_name}</span>}
      {entry.demo && <span className={classes.part}>Demo</span>}
    </>
  );
}

function pathOf({ kind, report_id, report_name }: Named): string {
  return kind === 'report'
    ? reportPath(report_id, report_name)
    : itemDashboardPath(kind, report_id, report_name);
}
