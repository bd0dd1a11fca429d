import { Icon } from '@caliper/ui/icons.tsx';
import { useSession } from '../../../lib/session.ts';
import type { CatalogueItem } from '../catalogue.queries.ts';
import classes from './item-badge.module.css';

/** What the person's company has of the item. Staff have no subscriptions: for them it would say nothing. */
export function ItemBadge({ item }: { item: CatalogueItem }) {
  const role = useSession()?.user.role;
  if (role !== 'standard' && role !== 'team leader') return <span />;
  if (item.sample) return <span className={classes.badge}>Sample: {item.market_name}</span>;
  if (item.demo) return <span className={classes.badge}>Demo</span>;
  if (!item.subscribed) return <span className={classes.badge}>Not subscribed</span>;
  return (
    <span className={classes.badge} data-on>
      <Icon name="check" size={12} />
      Subscribed
    </span>
  );
}
