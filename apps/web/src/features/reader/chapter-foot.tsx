import { Button } from '@caliper/ui/button.tsx';
import { Icon } from '@caliper/ui/icons.tsx';
import { Link } from 'react-router';
import classes from './chapter-foot.module.css';
import { neighboursOf } from './position/neighbours.ts';
import { goToTop } from './position/use-place.ts';
import type { ChapterTitle } from './reader.queries.ts';
import { placePath } from './reader-address.ts';
import { stepState, useReader } from './reader-context.ts';

/** The way to the chapters around this one, and back to the top. */
export function ChapterFoot({ chapter }: { chapter: number }) {
  const { chapters } = useReader();
  const { previous, next } = neighboursOf(chapters, chapter);
  return (
    <nav className={classes.foot} aria-label="Chapter">
      {previous && <ChapterLink chapter={previous} rel="prev" />}
      <div className={classes.top}>
        <Button variant="quiet" size="sm" icon="arrowUp" onClick={goToTop}>
          Back to top
        </Button>
      </div>
      {next && <ChapterLink chapter={next} rel="next" />}
    </nav>
  );
}

interface ChapterLinkProps {
  chapter: ChapterTitle;
  rel: 'prev' | 'next';
}

function ChapterLink({ chapter: { chapter_number, chapter_title }, rel }: ChapterLinkProps) {
  const { meta, back, search } = useReader();
  return (
    <Link
      className={classes.link}
      rel={rel}
      to={placePath(meta, { chapter: chapter_number, term: search.term })}
      state={stepState(back)}
      aria-label={`${rel === 'prev' ? 'Previous' : 'Next'} chapter: ${chapter_number} ${chapter_title}`}
    >
      {rel === 'prev' && <Icon name="chevronLeft" />}
      <span>
        {chapter_number} {chapter_title}
      </span>
      {rel === 'next' && <Icon name="chevronRight" />}
    </Link>
  );
}
