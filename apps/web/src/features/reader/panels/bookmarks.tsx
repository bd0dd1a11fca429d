import { Unseen } from '@caliper/ui/unseen.tsx';
import { Link } from 'react-router';
import type { ChapterTitle } from '../reader.queries.ts';
import { placePath } from '../reader-address.ts';
import { stepState, useReader } from '../reader-context.ts';
import classes from './bookmarks.module.css';
import { ChapterSections, type Section } from './chapter-sections.tsx';

interface BookmarksProps {
  /** Of the current chapter. */
  sections: readonly Section[];
  onChoose: () => void;
}

/** The chapters of the report: which of them have hits, and which one is read. */
export function Bookmarks({ sections, onChoose }: BookmarksProps) {
  const { chapters, address } = useReader();
  return (
    <nav aria-label="Chapters">
      <h2 className={classes.title}>Bookmarks</h2>
      <ol className={classes.chapters}>
        {chapters.map((chapter) => (
          <li key={chapter.chapter_number}>
            <ChapterLink chapter={chapter} onChoose={onChoose} />
            {chapter.chapter_number === address.chapter && (
              <ChapterSections sections={sections} onChoose={onChoose} />
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface ChapterLinkProps {
  chapter: ChapterTitle;
  onChoose: () => void;
}

function ChapterLink({ chapter: { chapter_number, chapter_title }, onChoose }: ChapterLinkProps) {
  const { meta, address, back, search } = useReader();
  const hits = search.hits?.inChapter(chapter_number) ?? 0;
  return (
    <Link
      className={classes.chapter}
      to={placePath(meta, { chapter: chapter_number, term: search.term })}
      state={stepState(back)}
      aria-current={chapter_number === address.chapter ? 'page' : undefined}
      data-hits={hits > 0 || undefined}
      onClick={onChoose}
    >
      <span className={classes.number} translate="no">
        {chapter_number}
      </span>
      <span>{chapter_title}</span>
      {hits > 0 && <HitBadge hits={hits} />}
    </Link>
  );
}

function HitBadge({ hits }: { hits: number }) {
  return (
    <span className={classes.hits}>
      <span translate="no">{hits}</span>
      <Unseen>{hits === 1 ? ' hit' : ' hits'}</Unseen>
    </span>
  );
}
