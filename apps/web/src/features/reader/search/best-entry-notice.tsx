import { Link } from 'react-router';
import { Notice } from '../header/notice.tsx';
import { placePath } from '../reader-address.ts';
import { stepState, useNoun, useReader } from '../reader-context.ts';
import classes from './best-entry-notice.module.css';

/** Says why the report did not open at its beginning, and leads there. It stays in view: the page scrolls to the hit. */
export function BestEntryNotice() {
  const { subject, entries, address, back } = useReader();
  const noun = useNoun();
  const [first] = entries;
  if (!first) return null;
  return (
    <div className={classes.notice}>
      <Notice>
        “{address.term}” is not in {noun} {first.place}, so the {noun} with the most hits is shown.{' '}
        <Link to={placePath(subject, { place: first.place, term: address.term })} state={stepState(back)}>
          Go to {noun} {first.place}
        </Link>
      </Notice>
    </div>
  );
}
