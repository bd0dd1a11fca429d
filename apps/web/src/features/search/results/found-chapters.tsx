import { Icon } from '@caliper/ui/icons.tsx';
import type { SearchMatch } from '../search.queries.ts';
import classes from './found-chapters.module.css';
import { ReportLink } from './report-link.tsx';

interface ChapterToggleProps {
  match: SearchMatch;
  isOpen: boolean;
  listId: string;
  onToggle: () => void;
}

/**
 * The number of chapters with hits, and a button that lists them. If only the title matches, there is nothing to list.
 */
export function ChapterToggle({ match, isOpen, listId, onToggle }: ChapterToggleProps) {
  const many = match.chapters.length;
  const words = (
    <span>
      Found in: <b translate="no">{many}</b> Chapter(s)
    </span>
  );
  if (many === 0) return <p className={classes.found}>{words}</p>;
  return (
    <button
      type="button"
      className={classes.found}
      aria-expanded={isOpen}
      aria-controls={isOpen ? listId : undefined}
      onClick={onToggle}
    >
      {words}
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
            <span className={classes.number} translate="no">
              {chapter_number}
            </span>
            <span>{chapter_title}</span>
          </ReportLink>
        </li>
      ))}
    </ol>
  );
}
