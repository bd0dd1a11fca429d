import { PageLinks } from '@caliper/ui/lists/page-links.tsx';
import { Link } from 'react-router';
import type { SearchAnswer } from '../search.queries.ts';
import { addressOf, type SearchChoice } from '../search-address.ts';
import classes from './beside.module.css';
import { BesideRow } from './beside-row.tsx';

interface BesideProps {
  choice: SearchChoice;
  answer: SearchAnswer;
  /** The previous answer is still shown. */
  isStale: boolean;
}

/** What was found beside reports: tables, dashboards, custom reports. It has pages of its own. */
export function Beside({ choice, answer: { beside, marks }, isStale }: BesideProps) {
  const { results: found, total, page, pages } = beside;
  if (found.length === 0) return null;
  return (
    <section className={classes.beside} data-stale={isStale || undefined} aria-labelledby="beside">
      <h2 id="beside" className="h4 pt12">
        Tables, dashboards and custom reports{' '}
        <span className="faint plain" translate="no">
          {total}
        </span>
      </h2>
      <ul className="list">
        {found.map((thing, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a report may have several tables
          <BesideRow key={place} thing={thing} query={choice.query} marks={marks} />
        ))}
      </ul>
      <PageLinks page={page} pages={pages} align="start" label="Pages of tables and dashboards">
        {(besidePage, link) => <Link {...link} to={addressOf({ ...choice, besidePage })} />}
      </PageLinks>
    </section>
  );
}
