import { Link, useLocation } from 'react-router';
import { cameFrom } from '../../../lib/navigation/link-state.ts';
import type { CatalogueItem } from '../catalogue.queries.ts';
import { filingName } from '../categories.ts';
import { hasFavorites } from '../favorites/favorites.ts';
import { IconTile } from '../icon-tile.tsx';
import { DashboardButton } from './dashboard-button.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { ItemBadge } from './item-badge.tsx';
import { dashboardPath, readingPath } from './item-links.ts';
import classes from './item-row.module.css';

interface ItemRowProps {
  item: CatalogueItem;
  /** It stands with a newer edition of the same title. */
  isFormer?: boolean;
}

export function ItemRow({ item, isFormer = false }: ItemRowProps) {
  return (
    <li className={classes.row}>
      <IconTile name={item.icon} />
      <div className="stack grow slim">
        <h3 className={classes.title}>
          <ItemTitle item={item} />
        </h3>
        <ItemFacts item={item} isFormer={isFormer} />
        <p className={classes.description}>{item.description}</p>
        <div className={classes.foot}>
          <ItemBadge item={item} />
          <DashboardButton item={item} />
        </div>
      </div>
      {hasFavorites(item) && <FavoriteButton item={item} />}
    </li>
  );
}

/** Links to the text, or to all that an item without text has: its dashboard, in a new tab. Else to what it holds. */
function ItemTitle({ item }: { item: CatalogueItem }) {
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

/** Year, region, category and how much there is to read. */
function ItemFacts({ item, isFormer }: Required<ItemRowProps>) {
  const { report_year, region, category_id, sub_category_id } = item;
  const facts = [
    region,
    filingName(category_id, sub_category_id),
    readingCount(item),
    isFormer && 'earlier edition',
  ];
  return (
    <ul className={classes.facts}>
      <li className="ink bold" translate="no">
        {report_year}
      </li>
      {facts.map((fact) => fact && <li key={fact}>{fact}</li>)}
    </ul>
  );
}

/** A custom report consists of bookmarks. */
function readingCount({ chapters, custom }: CatalogueItem): string | undefined {
  if (chapters === 0) return undefined;
  const one = custom ? 'bookmark' : 'chapter';
  return chapters === 1 ? `1 ${one}` : `${chapters} ${one}s`;
}
