import { Link } from 'react-router';
import type { CatalogueItem } from '../catalogue.queries.ts';
import { dashboardPath, readingPath } from './item-links.ts';

/** Leads to what there is to read, or else to the dashboard, which has a tab of its own. */
export function ItemTitle({ item }: { item: CatalogueItem }) {
  const reading = readingPath(item);
  if (reading) return <Link to={reading}>{item.report_name}</Link>;
  const dashboard = item.can.openDashboard && dashboardPath(item);
  if (!dashboard) return item.report_name;
  return (
    <a href={dashboard} target="_blank" rel="noreferrer">
      {item.report_name}
    </a>
  );
}
