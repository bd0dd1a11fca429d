import type { CatalogueItem } from '../catalogue.queries.ts';
import { hasFavorites } from '../favorites/favorites.ts';
import { IconTile } from '../icon-tile.tsx';
import { DashboardButton } from './dashboard-button.tsx';
import { FavoriteButton } from './favorite-button.tsx';
import { ItemBadge } from './item-badge.tsx';
import { ItemFacts } from './item-facts.tsx';
import classes from './item-row.module.css';
import { ItemTitle } from './item-title.tsx';

export function ItemRow({ item }: { item: CatalogueItem }) {
  return (
    <li className={classes.row}>
      <IconTile name={item.icon} />
      <div className={classes.body}>
        <h3 className={classes.title}>
          <ItemTitle item={item} />
        </h3>
        <ItemFacts item={item} />
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
