import { messageOf } from '@caliper/contract/client/api-error.ts';
import { useEffect, useState } from 'react';
import { countWords, titleChanges } from './synonym-words.ts';
import classes from './synonyms.module.css';
import { type Preview, type Proposed, usePreview } from './synonyms.queries.ts';

/** Typing pauses this long before anything is tried out. */
const pauseMilliseconds = 400;

/** What searches would find if this were so, beside what they find now; for oneself, as every search is. */
export function SynonymPreview({ proposed }: { proposed: Proposed | null }) {
  const settled = useSettled(JSON.stringify(proposed));
  const { data, error, isFetching } = usePreview(JSON.parse(settled));
  const isCurrent = settled === JSON.stringify(proposed) && !isFetching;
  return (
    <section className={classes.preview} aria-label="What searches would find" aria-busy={!isCurrent}>
      <h3>What searches would find</h3>
      <div className="fading" data-stale={(!isCurrent && proposed !== null) || undefined} role="status">
        <Found isProposed={proposed !== null} error={error} searches={data?.searches} />
      </div>
    </section>
  );
}

interface FoundProps {
  isProposed: boolean;
  error: Error | null;
  searches: readonly Preview[] | undefined;
}

function Found({ isProposed, error, searches }: FoundProps) {
  if (!isProposed) return <p className="small quiet">Enter or change names to see it.</p>;
  if (error) return <p className="small">{messageOf(error)}</p>;
  if (!searches) return <p className="small quiet">Searching…</p>;
  return (
    <ul className={classes.searches}>
      {searches.map((one) => (
        <li key={one.query} className="anywhere">
          “{one.query}” finds {countWords(one)}
          <Titles {...one} />
        </li>
      ))}
    </ul>
  );
}

function Titles(preview: Preview) {
  const { come, go } = titleChanges(preview);
  if (come.length + go.length === 0) return null;
  return (
    <ul className={classes.titles}>
      {come.map((title) => (
        <li key={title} className={classes.title}>
          first now: {title}
        </li>
      ))}
      {go.map((title) => (
        <li key={title} className={classes.title} data-go>
          {title}
        </li>
      ))}
    </ul>
  );
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
