import { Icon } from '@caliper/ui/theme/icons.tsx';
import { isCustomer, useSession } from '../../../lib/session/session.ts';
import type { CatalogueItem } from '../catalogue.queries.ts';
import classes from './item-row.module.css';

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

/** Whose custom report it is, which decides what the person may do with it. */
function CustomBadge({ custom }: { custom: NonNullable<CatalogueItem['custom']> }) {
  const session = useSession();
  const { words, name } = makerOf(custom, session?.user.email, session?.usergroupData.company);
  return (
    <span className={classes.badge} data-on={custom.medcore || undefined}>
      <span>
        {words} {name && <span translate="no">{name}</span>}
      </span>
    </span>
  );
}

interface Maker {
  words: string;
  /** A person's name, which is not translated. */
  name?: string;
}

/** A headquarter also sees what people of its subsidiaries made, even if it was not shared with it. */
export function makerOf(
  { user_email, owner, company, medcore }: NonNullable<CatalogueItem['custom']>,
  ownEmail: string | undefined,
  ownCompany: string | undefined,
): Maker {
  if (medcore) return { words: 'MedCore' };
  if (user_email === ownEmail) return { words: 'Created by you' };
  if (company !== ownCompany) return { words: 'By', name: `${owner}, ${company}` };
  return { words: 'Shared by', name: owner };
}
