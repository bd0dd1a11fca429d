import { Link } from 'react-router';
import type { SearchAnswer } from './search.queries.ts';
import { addressOf, choose, chooseQuery, type SearchChoice } from './search-address.ts';
import classes from './search-page.module.css';

interface CorrectedWordsProps {
  choice: SearchChoice;
  answer: SearchAnswer | undefined;
}

/** What was searched for instead of what was typed, and how to search for exactly that; which words had to be left out. */
export function CorrectedWords({ choice, answer }: CorrectedWordsProps) {
  if (!answer) return null;
  const { corrected, leftOut } = answer;
  if (corrected === undefined && leftOut.length === 0) return null;
  return (
    <div className={classes.corrected} role="status">
      {corrected !== undefined && <Corrected choice={choice} corrected={corrected} />}
      {leftOut.length > 0 && <LeftOut choice={choice} words={leftOut} />}
    </div>
  );
}

function Corrected({ choice, corrected }: { choice: SearchChoice; corrected: string }) {
  return (
    <p>
      Showing results for{' '}
      <Link className="bold" to={addressOf(chooseQuery(corrected))} translate="no">
        {corrected}
      </Link>
      , search instead for <Exactly choice={choice} />.
    </p>
  );
}

function LeftOut({ choice, words }: { choice: SearchChoice; words: readonly string[] }) {
  return (
    <p>
      Nothing has all of these words. The nearest matches are shown; left out where needed:{' '}
      <b translate="no">{words.join(', ')}</b>. Search only for <Exactly choice={choice} />.
    </p>
  );
}

function Exactly({ choice }: { choice: SearchChoice }) {
  return (
    <Link to={addressOf(choose(choice, { exactly: true }))} translate="no">
      {choice.query}
    </Link>
  );
}
