import { Link, useLocation } from 'react-router';
import { cameFrom } from '../../../lib/navigation/came-from.ts';
import type { CatalogueItem } from '../catalogue.queries.ts';
import { dashboardPath, readingPath } from './item-links.ts';

/** Links to the text, or else to the dashboard, which opens in a new tab. */
export function ItemTitle({ item }: { item: CatalogueItem }) {
  const location = useLocation();
  const reading = readingPath(item);
  if (reading) {
    return (
      <Link to={reading} state={cameFrom(location)}>
        {item.report_name}
      </Link>
    );
  }
  const dashboard = item.can.openDashboard && dashboardPath(item);
  if (!dashboard) return item.report_name;
  return (
    <a href={dashboard} target="_blank" rel="noreferrer">
      {item.report_name}
    </a>
  );
}
