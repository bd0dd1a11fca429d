import { PageLinks } from '@caliper/ui/lists/page-links.tsx';
import { Link } from 'react-router';
import type { SearchAnswer, SearchMatch } from '../search.queries.ts';
import { addressOf, type SearchChoice } from '../search-address.ts';
import { ResultRow } from './result-row.tsx';
import classes from './search-results.module.css';

interface FoundReportsProps {
  choice: SearchChoice;
  answer: SearchAnswer;
}

export function FoundReports({ choice, answer: { matches, marks, page, pages } }: FoundReportsProps) {
  return (
    <>
      {groupByCategory(matches).map(({ category, matches: found }) => (
        <section key={category} className={classes.group}>
          <h2 className="h4 pt12">{category}</h2>
          <ul className="list">
            {found.map((match) => (
              <ResultRow key={match.report_id} match={match} text={choice.query} marks={marks} />
            ))}
          </ul>
        </section>
      ))}
      {matches.length > 0 && (
        <PageLinks page={page} pages={pages} align="start">
          {(turned, link) => <Link {...link} to={addressOf({ ...choice, page: turned })} />}
        </PageLinks>
      )}
    </>
  );
}

interface ResultGroup {
  category: string;
  matches: SearchMatch[];
}

/** The results of a page by category, in order of first appearance. */
export function groupByCategory(matches: readonly SearchMatch[]): ResultGroup[] {
  const groups = Map.groupBy(matches, ({ category_name }) => category_name);
  return [...groups].map(([category, found]) => ({ category, matches: found }));
}
