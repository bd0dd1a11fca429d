import { parseQuery } from '@caliper/text/query.ts';
import { PageLinks } from '@caliper/ui/lists/page-links.tsx';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { SearchAnswer, SearchMatch } from '../search.queries.ts';
import { addressOf, choose, type SearchChoice } from '../search-address.ts';
import { ResultRow } from './result-row.tsx';
import classes from './search-results.module.css';

interface FoundReportsProps {
  choice: SearchChoice;
  answer: SearchAnswer;
}

export function FoundReports({ choice, answer }: FoundReportsProps) {
  const query = useMemo(() => parseQuery(choice.query), [choice.query]);
  return (
    <>
      {groupByCategory(answer.matches).map(({ category, matches }) => (
        <section key={category} className={classes.group}>
          <h2 className="h4 pt12">{category}</h2>
          <ul className="list">
            {matches.map((match) => (
              <ResultRow key={match.report_id} match={match} text={choice.query} query={query} />
            ))}
          </ul>
        </section>
      ))}
      <PageLinks page={answer.page} pages={answer.pages} align="start">
        {(page, link) => <Link {...link} to={addressOf(choose(choice, { page }))} />}
      </PageLinks>
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
