import { useSession } from '../../../lib/session/session.ts';
import type { CatalogueItem } from '../catalogue.queries.ts';
import { makerOf } from './custom-maker.ts';
import classes from './item-badge.module.css';

/** Whose custom report it is, which decides what the person may do with it. */
export function CustomBadge({ custom }: { custom: NonNullable<CatalogueItem['custom']> }) {
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
