import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { formatDate } from '../../lib/format.ts';
import { Notice } from '../reader/index.ts';
import classes from './changes.module.css';
import type { Reduced } from './differences.queries.ts';
import { KeyFigures } from './key-figures.tsx';
import { heldSide } from './side-names.ts';
import { summaryWords } from './summary-words.ts';
import { chapterCounts } from './text/chapter-facts.ts';
import { UpgradeSheet } from './upgrade-sheet.tsx';

/** Under the header: what the reader holds, and why there are no figures. */
export function ReducedNotice({ found }: { found: Reduced }) {
  const held = heldSide(found);
  const other = held === found.after ? found.before : found.after;
  return (
    <Notice>
      You hold the <b>{held.report_year} edition</b>. The {other.report_year} edition
      {other.releasedAt !== null && ` appeared on ${formatDate(other.releasedAt)}`}; its figures are shown to
      those who hold it.
    </Notice>
  );
}

/** Headings and counts for readers of one side: nothing that would need the other was sent. */
export function ReducedChanges({ found }: { found: Reduced }) {
  const changed = found.chapters.filter(({ kind }) => kind !== 'same');
  return (
    <>
      <div className={classes.summary}>
        <p>{summaryWords(found).join(' ')}</p>
      </div>
      <KeyFigures found={found} />
      <div className={classes.reduced}>
        <section className={classes.section} aria-labelledby="text">
          <h2 id="text" tabIndex={-1}>
            Where it changed
          </h2>
          <ul className="list mt8">
            {changed.map((chapter) => (
              <li
                key={`${chapter.kind} ${(chapter.after ?? chapter.before)?.number}`}
                className={classes.locked}
              >
                <span className="quiet sign">
                  <Icon name="lock" size={14} />
                </span>
                <div className="grow slim">
                  <h3 className={classes.lockedTitle}>{(chapter.after ?? chapter.before)?.title}</h3>
                  <p className="small quiet">{chapterCounts(chapter)}</p>
                </div>
                {chapter.kind === 'added' && (
                  <StatusTag tone="accent" soft>
                    New
                  </StatusTag>
                )}
              </li>
            ))}
          </ul>
        </section>
        <UpgradeSheet found={found} />
      </div>
    </>
  );
}
