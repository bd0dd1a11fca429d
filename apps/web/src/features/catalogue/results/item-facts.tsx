import type { CatalogueItem } from '../catalogue.queries.ts';
import { filingName } from '../categories.ts';
import classes from './item-facts.module.css';

/** Year, region, where it is filed and how much there is to read. */
export function ItemFacts({ item }: { item: CatalogueItem }) {
  const { report_year, region, category_id, sub_category_id, chapters } = item;
  const facts = [region, filingName(category_id, sub_category_id), chapterCount(chapters)];
  return (
    <ul className={classes.facts}>
      <li className={classes.year} translate="no">
        {report_year}
      </li>
      {facts.map((fact) => fact && <li key={fact}>{fact}</li>)}
    </ul>
  );
}

function chapterCount(chapters: number): string | undefined {
  if (chapters === 0) return undefined;
  return chapters === 1 ? '1 chapter' : `${chapters} chapters`;
}
