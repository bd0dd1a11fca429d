import type { Query } from '@caliper/text/query.ts';
import { useId, useState } from 'react';
import type { SearchMatch } from '../search.queries.ts';
import { Chapters, ChapterToggle } from './found-chapters.tsx';
import { MarkedText } from './marked-text.tsx';
import { ReportLink } from './report-link.tsx';
import classes from './result-row.module.css';
import { SubscriptionLink } from './subscription-link.tsx';

export interface ResultRowProps {
  match: SearchMatch;
  /** The search term as typed, and as parsed. */
  text: string;
  query: Query;
}

export function ResultRow({ match, text, query }: ResultRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <li className={classes.row}>
      <div className={classes.body}>
        <h3 className={classes.title}>
          <ReportLink match={match} text={text}>
            <MarkedText text={match.report_name} query={query} />
          </ReportLink>
        </h3>
        <p className={classes.facts}>
          <span className={classes.year} translate="no">
            {match.report_year}
          </span>
          {' · '}
          {match.region}
        </p>
        <Snippet match={match} query={query} />
      </div>
      <ChapterToggle
        match={match}
        query={query}
        isOpen={isOpen}
        listId={listId}
        onToggle={() => setIsOpen(!isOpen)}
      />
      <Chapters id={listId} match={match} text={text} isOpen={isOpen} />
      <SubscriptionLink match={match} text={text} />
    </li>
  );
}

function Snippet({ match: { snippet }, query }: Pick<ResultRowProps, 'match' | 'query'>) {
  if (!snippet) return null;
  return (
    <>
      <p className={classes.snippet}>
        <MarkedText text={snippet.text} query={query} />
      </p>
      {snippet.chapter && <p className={classes.place}>in {snippet.chapter.chapter_title}</p>}
    </>
  );
}
