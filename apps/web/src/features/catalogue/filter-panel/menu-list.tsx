import type { CatalogueView } from '../catalogue-address.ts';
import type { MenuEntry } from '../known-menus.ts';
import { ViewLink } from '../view-link.tsx';
import classes from './menu-list.module.css';

interface MenuListProps {
  entries: readonly MenuEntry[];
  columns: 1 | 2;
  /** The chosen entry's part of the address. */
  chosen: string | null;
  viewOf: (url: string) => CatalogueView;
}

export function MenuList({ entries, columns, chosen, viewOf }: MenuListProps) {
  return (
    <ul className={classes.list} data-columns={columns}>
      {entries.map(({ text, url, count }) => (
        <li key={url}>
          <ViewLink
            className={classes.entry}
            view={viewOf(url)}
            aria-current={url === chosen ? 'true' : undefined}
          >
            <span>{text}</span>
            <Count value={count} />
          </ViewLink>
        </li>
      ))}
    </ul>
  );
}

function Count({ value }: { value: number | undefined }) {
  return (
    <span className={classes.count} translate="no">
      {value === 0 ? '–' : value}
    </span>
  );
}
