import type { CatalogueItem } from '../catalogue.queries.ts';
import { filingName } from '../categories.ts';
import classes from './item-facts.module.css';

/** Year, region, category and how much there is to read. */
export function ItemFacts({ item }: { item: CatalogueItem }) {
  const { report_year, region, category_id, sub_category_id } = item;
  const facts = [region, filingName(category_id, sub_category_id), readingCount(item)];
  return (
    <ul className={classes.facts}>
      <li className={classes.year} translate="no">
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
