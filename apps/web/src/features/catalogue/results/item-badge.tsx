import { Icon } from '@caliper/ui/theme/icons.tsx';
import { isCustomer, useSession } from '../../../lib/session/session.ts';
import type { CatalogueItem } from '../catalogue.queries.ts';
import { CustomBadge } from './custom-badge.tsx';
import classes from './item-badge.module.css';

/** What access the person's company has to the item. */
export function ItemBadge({ item }: { item: CatalogueItem }) {
  const user = useSession()?.user;
  if (item.custom) return <CustomBadge custom={item.custom} />;
  if (!user || !isCustomer(user)) return <span />;
  const samples = item.sample_markets.length;
  if (samples > 1) {
    return (
      <span className={classes.badge} data-short>
        {samples} samples
      </span>
    );
  }
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
