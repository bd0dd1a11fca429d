import { Link } from 'react-router';
import { placePath } from '../reader-address.ts';
import { stepState, useReader } from '../reader-context.ts';
import classes from './continue-reading.module.css';
import type { Place } from './kept-place.ts';

/** The way to where somebody was when they last read this report. */
export function ContinueReading({ place }: { place: Place | null }) {
  const { meta, chapters, back } = useReader();
  const chapter = chapters.find(({ chapter_number }) => chapter_number === place?.chapter);
  if (!place || !chapter) return null;
  return (
    <p className={classes.offer}>
      <Link to={placePath(meta, { chapter: place.chapter })} state={{ ...stepState(back), y: place.y }}>
        Continue with chapter {chapter.chapter_number}: {chapter.chapter_title}
      </Link>
    </p>
  );
}
