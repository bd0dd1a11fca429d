import { parseQuery } from '@caliper/text/query.ts';
import { PageLinks } from '@caliper/ui/lists/page-links.tsx';
import { useMemo } from 'react';
import { Link } from 'react-router';
import type { SearchAnswer } from '../search.queries.ts';
import { addressOf, choosePage, type SearchChoice } from '../search-address.ts';
import classes from './found-reports.module.css';
import { groupByCategory } from './result-groups.ts';
import { ResultRow } from './result-row.tsx';

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
          <h2 className={classes.category}>{category}</h2>
          <ul className={classes.rows}>
            {matches.map((match) => (
              <ResultRow key={match.report_id} match={match} text={choice.query} query={query} />
            ))}
          </ul>
        </section>
      ))}
      <PageLinks page={answer.page} pages={answer.pages} align="start">
        {(page, link) => <Link {...link} to={addressOf(choosePage(choice, page))} />}
      </PageLinks>
    </>
  );
}
