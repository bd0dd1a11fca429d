import { Link } from 'react-router';
import { placePath } from '../reader-address.ts';
import { stepState, useNoun, useReader } from '../reader-context.ts';
import classes from './continue-reading.module.css';
import type { Place } from './kept-place.ts';

/** A link to where the person last was in this report. */
export function ContinueReading({ place }: { place: Place | null }) {
  const { subject, entries, back } = useReader();
  const noun = useNoun();
  const entry = entries.find(({ id }) => id === place?.chapter);
  if (!place || !entry) return null;
  return (
    <p className={classes.offer}>
      <Link to={placePath(subject, { place: entry.place })} state={{ ...stepState(back), y: place.y }}>
        Continue with {noun} {entry.place}: {entry.title}
      </Link>
    </p>
  );
}
