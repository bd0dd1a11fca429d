import { Icon } from '@caliper/ui/theme/icons.tsx';
import { Link, useLocation } from 'react-router';
import { cameFrom } from '../../../lib/navigation/link-state.ts';
import { MarkedText } from '../../../lib/searching/marked-text.tsx';
import { editionWords, kinds, thingPath } from '../found-things.ts';
import { MissingWords } from '../results/missing-words.tsx';
import type { SearchChoice } from '../search-address.ts';
import classes from './best-matches.module.css';
import type { Strip } from './use-strip.ts';

interface BestMatchesProps {
  choice: SearchChoice;
  strip: Strip;
}

/** The few best of any kind, one line each, however the list below is sorted. */
export function BestMatches({ choice, strip: { matches, marks } }: BestMatchesProps) {
  return (
    <section className={classes.strip} aria-labelledby="best-matches">
      <h2 id="best-matches" className="h4 pt12 mb6">
        Best matches
      </h2>
      <ol className="list">
        {matches.map((match, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same report may be found in several ways
          <BestMatch key={place} match={match} query={choice.query} marks={marks} />
        ))}
      </ol>
    </section>
  );
}

interface BestMatchProps {
  match: Strip['matches'][number];
  query: string;
  marks: Strip['marks'];
}

function BestMatch({ match, query, marks }: BestMatchProps) {
  const location = useLocation();
  const { kind, title, subscribed, chapter, missing } = match;
  return (
    <li className={classes.row}>
      <span className={classes.kind}>
        <Icon name={kinds[kind].icon} />
        {kinds[kind].one}
      </span>
      <span className={classes.what}>
        <Link
          className={classes.title}
          to={thingPath(match, query, chapter?.chapter_number)}
          state={cameFrom(location)}
        >
          <MarkedText text={title} marks={marks} />
        </Link>{' '}
        <span className="small faint">{factsOf(match)}</span>
        <MissingWords missing={missing} />
      </span>
      <span className={classes.held} data-subscribed={subscribed || undefined}>
        {subscribed ? 'Subscribed' : 'Not subscribed'}
      </span>
    </li>
  );
}

/** Which edition it is and where in it; a table also says whose it is. */
function factsOf({ kind, item_name, chapter, ...of }: Strip['matches'][number]): string {
  const edition = editionWords(of);
  if (kind === 'table') return [item_name, edition].filter(Boolean).join(', ');
  return [edition, chapter?.chapter_title].filter(Boolean).join(' · ');
}
