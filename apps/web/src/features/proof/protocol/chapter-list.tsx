import { Link } from 'react-router';
import { draftPath } from '../../../lib/navigation/paths.ts';
import { isOpen } from '../findings.ts';
import { useProof } from '../proof-context.ts';
import classes from './protocol.module.css';

/** All chapters, with the number of their findings that are still open. */
export function ChapterList({ place }: { place: number }) {
  const { draft, findings, showChapter } = useProof();
  if (draft.titles.length === 0) return null;
  return (
    <nav className={classes.group} aria-label="Chapters">
      <div className={classes.head}>
        <h3 className="label">Chapters</h3>
        <span className="label">{draft.titles.length}</span>
      </div>
      <ol className={classes.chapters}>
        {draft.titles.map(({ chapter_number, chapter_title }) => {
          const open = findings.filter((one) => one.chapter_number === chapter_number && isOpen(one)).length;
          return (
            <li key={chapter_number}>
              <Link
                className="entry dense"
                to={draftPath(draft.draft_id, chapter_number)}
                state={{ keepsPlace: true }}
                onClick={showChapter}
                aria-current={chapter_number === place ? 'page' : undefined}
              >
                <span className="ordinal" translate="no">
                  {chapter_number}
                </span>
                <span className="grow slim anywhere">{chapter_title}</span>
                {open > 0 && <span className="rigid small warn">{open} open</span>}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
