import { anyHitsIn } from '@caliper/text/hits.ts';
import type { Query } from '@caliper/text/query.ts';
import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useId, useState } from 'react';
import type { SearchMatch } from '../search.queries.ts';
import { Chapters, ChapterToggle } from './found-chapters.tsx';
import { ReportLink } from './report-link.tsx';
import classes from './result-row.module.css';

interface ResultRowProps {
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
        <h3 className="anywhere pretty names">
          <ReportLink match={match} text={text}>
            <MarkedText text={match.report_name} query={query} />
          </ReportLink>
        </h3>
        <p className="mt4 small faint">
          <span className="ink bold" translate="no">
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
      {snippet.chapter && <p className="mt4 small faint">in {snippet.chapter.chapter_title}</p>}
    </>
  );
}

const look = buttonLook({ size: 'sm' });

/** Says whether the report can be read, and links to it. Editions share a title, so its name says which it is. */
function SubscriptionLink({ match, text }: { match: SearchMatch; text: string }) {
  const { report_name, region, report_year, subscribed } = match;
  const words = subscribed ? 'Subscribed' : 'Not Subscribed';
  return (
    <ReportLink
      {...look}
      className={`${look.className} ${classes.link}`}
      data-subscribed={subscribed || undefined}
      match={match}
      text={text}
      aria-label={`${words}: ${report_name} (${region}, ${report_year})`}
    >
      {subscribed && <Icon name="check" size={14} />}
      {words}
    </ReportLink>
  );
}

function MarkedText({ text, query }: { text: string; query: Query }) {
  return markedParts(text, query).map(({ text: part, isHit }, place) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
      <mark key={place} className={classes.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

interface Part {
  text: string;
  isHit: boolean;
}

/** A text split at the matches of the query. Joined, the parts are the text. */
export function markedParts(text: string, query: Query): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const hit of anyHitsIn(text, query)) {
    parts.push({ text: text.slice(end, hit.start), isHit: false });
    parts.push({ text: text.slice(hit.start, hit.end), isHit: true });
    end = hit.end;
  }
  return [...parts, { text: text.slice(end), isHit: false }].filter((part) => part.text !== '');
}
