import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { useId, useState } from 'react';
import { MarkedText } from '../../../lib/searching/marked-text.tsx';
import type { Marks, SearchMatch } from '../search.queries.ts';
import { WhyHere } from '../why/why-here.tsx';
import { Chapters, ChapterToggle } from './found-chapters.tsx';
import { MissingWords } from './missing-words.tsx';
import { ReportLink } from './report-link.tsx';
import classes from './result-row.module.css';

interface ResultRowProps {
  match: SearchMatch;
  /** The search term as typed. */
  text: string;
  marks: Marks;
}

export function ResultRow({ match, text, marks }: ResultRowProps) {
  const [isOpen, setIsOpen] = useState(false);
  const listId = useId();
  return (
    <li className={classes.row}>
      <div className={classes.body}>
        <h3 className="anywhere pretty names">
          <ReportLink match={match} text={text}>
            <MarkedText text={match.report_name} marks={marks} />
          </ReportLink>
        </h3>
        <p className="mt4 small faint">
          <span className="ink bold" translate="no">
            {match.report_year}
          </span>
          {' · '}
          {match.region}
        </p>
        <Snippet match={match} marks={marks} />
        <MissingWords missing={match.missing} />
        <WhyHere query={text} itemId={match.report_id} name={match.report_name} />
      </div>
      <ChapterToggle
        match={match}
        marks={marks}
        isOpen={isOpen}
        listId={listId}
        onToggle={() => setIsOpen(!isOpen)}
      />
      <Chapters id={listId} match={match} text={text} isOpen={isOpen} />
      <SubscriptionLink match={match} text={text} />
    </li>
  );
}

function Snippet({ match: { snippet }, marks }: Pick<ResultRowProps, 'match' | 'marks'>) {
  if (!snippet) return null;
  return (
    <>
      <p className={classes.snippet}>
        <MarkedText text={snippet.text} marks={marks} />
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
