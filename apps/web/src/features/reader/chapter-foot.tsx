import { Button } from '@caliper/ui/actions/button.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { Link } from 'react-router';
import { goToTop } from '../../lib/navigation/go-to-top.ts';
import classes from './chapter-foot.module.css';
import { type Entry, neighboursOf } from './entries.ts';
import { placePath } from './reader-address.ts';
import { stepState, useNoun, useReader } from './reader-context.ts';

/** Links to the neighbouring chapters and back to the top. */
export function ChapterFoot() {
  const { entries, address } = useReader();
  const { previous, next } = neighboursOf(entries, address.place);
  return (
    <nav className={classes.foot} aria-label="Chapter">
      {previous && <ChapterLink entry={previous} rel="prev" />}
      <div className={classes.top}>
        <Button variant="quiet" size="sm" icon="arrowUp" onClick={goToTop}>
          Back to top
        </Button>
      </div>
      {next && <ChapterLink entry={next} rel="next" />}
    </nav>
  );
}

interface ChapterLinkProps {
  entry: Entry;
  rel: 'prev' | 'next';
}

function ChapterLink({ entry: { place, title }, rel }: ChapterLinkProps) {
  const { subject, back, search } = useReader();
  const noun = useNoun();
  return (
    <Link
      className={classes.link}
      rel={rel}
      to={placePath(subject, { place, term: search.term })}
      state={stepState(back)}
      aria-label={`${rel === 'prev' ? 'Previous' : 'Next'} ${noun}: ${place} ${title}`}
    >
      {rel === 'prev' && <Icon name="chevronLeft" />}
      <span>
        {place} {title}
      </span>
      {rel === 'next' && <Icon name="chevronRight" />}
    </Link>
  );
}
