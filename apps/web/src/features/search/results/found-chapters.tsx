import { anyHitsIn } from '@caliper/text/hits.ts';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import type { Marks, SearchMatch } from '../search.queries.ts';
import classes from './found-chapters.module.css';
import { ReportLink } from './report-link.tsx';

interface ChapterToggleProps {
  match: SearchMatch;
  marks: Marks;
  isOpen: boolean;
  listId: string;
  onToggle: () => void;
}

/** Where the hits are: the number of chapters, and a button that lists them, or else title and description. */
export function ChapterToggle({ match, marks, isOpen, listId, onToggle }: ChapterToggleProps) {
  const many = match.chapters.length;
  if (many === 0) return <p className={classes.found}>Found in: {besideChapters(match, marks)}</p>;
  return (
    <button
      type="button"
      className={classes.found}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={onToggle}
    >
      <span>
        Found in: <b translate="no">{many}</b> Chapter(s)
      </span>
      <Icon name="chevron" size={14} className={classes.arrow} />
    </button>
  );
}

interface ChaptersProps {
  id: string;
  match: SearchMatch;
  text: string;
  isOpen: boolean;
}

export function Chapters({ id, match, text, isOpen }: ChaptersProps) {
  if (!isOpen) return null;
  return (
    <ol id={id} className={classes.chapters} aria-label={`Chapters of ${match.report_name}`}>
      {match.chapters.map(({ chapter_number, chapter_title }) => (
        <li key={chapter_number}>
          <ReportLink match={match} text={text} chapter={chapter_number} className={classes.chapter}>
            <span className="ordinal" translate="no">
              {chapter_number}
            </span>
            <span>{chapter_title}</span>
          </ReportLink>
        </li>
      ))}
    </ol>
  );
}

type Found = Pick<SearchMatch, 'report_name' | 'snippet'>;

/** Where a report without matching chapters was found. Its excerpt can only be from the description. */
export function besideChapters({ report_name, snippet }: Found, marks: Marks): string {
  const inTitle = anyHitsIn(report_name, marks).length > 0;
  if (!inTitle) return 'description';
  return snippet ? 'title and description' : 'title';
}
