import { readerTexts } from '@caliper/contract/reader/reader.messages.ts';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import type { ChapterTitle } from '../reader.queries.ts';
import classes from './chapter-titles.module.css';

/** The titles of the chapters. They are not links: there is nothing to read yet. */
export function ChapterTitles({ chapters }: { chapters: readonly ChapterTitle[] }) {
  return (
    <>
      <p className={classes.state}>
        <Icon name="lock" />
        {readerTexts.notYetSubscribed}
      </p>
      {chapters.length > 0 && (
        <ol className={classes.chapters} aria-label="Chapters">
          {chapters.map(({ chapter_number, chapter_title }) => (
            <li key={chapter_number}>
              <span className={classes.number} translate="no">
                {chapter_number}
              </span>
              {chapter_title}
            </li>
          ))}
        </ol>
      )}
    </>
  );
}
