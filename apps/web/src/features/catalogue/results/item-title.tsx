import { Link, useLocation } from 'react-router';
import { cameFrom } from '../../../lib/navigation/came-from.ts';
import type { CatalogueItem } from '../catalogue.queries.ts';
import { dashboardPath, readingPath } from './item-links.ts';

/** Links to the text, or to all that an item without text has: its dashboard, in a new tab. Else to what it holds. */
export function ItemTitle({ item }: { item: CatalogueItem }) {
  const location = useLocation();
  const opensAll = item.kind !== 'report' && item.can.openDashboard && !item.demo;
  const dashboard = opensAll && dashboardPath(item);
  if (!dashboard) {
    return (
      <Link to={readingPath(item)} state={cameFrom(location)}>
        {item.report_name}
      </Link>
    );
  }
  return (
    <a href={dashboard} target="_blank" rel="noreferrer">
      {item.report_name}
    </a>
  );
}
