import { Link, useLocation } from 'react-router';
import { useNumberInAddress } from '../changes-address.ts';
import type { Comparison, Whole } from '../differences.queries.ts';
import { Section } from '../section.tsx';
import { chapterFacts } from './chapter-facts.ts';
import { Passages } from './passages.tsx';
import classes from './text.module.css';

interface ChaptersAndTextProps {
  found: Whole;
  comparison: Comparison;
}

/** All chapters with how much is different in each, and the passages of the chosen one. */
export function ChaptersAndText({ found, comparison }: ChaptersAndTextProps) {
  const [asked] = useNumberInAddress('chapter');
  const here = found.chapters.filter(({ after }) => after !== null);
  const current =
    here.find(({ after }) => after?.number === asked) ??
    here.find(({ passages }) => passages.added + passages.removed + passages.changed > 0);
  return (
    <Section name="text" title="Chapters and text">
      <div className={classes.columns}>
        <ol className="list">
          {found.chapters.map((chapter) => (
            <li key={`${chapter.kind} ${(chapter.after ?? chapter.before)?.number}`}>
              <ChapterRow chapter={chapter} isCurrent={chapter === current} />
            </li>
          ))}
        </ol>
        <div className="slim">
          {current?.after ? (
            <Passages found={found} comparison={comparison} chapter={current.after} />
          ) : (
            <p className="quiet">No passage is different in a chapter of both.</p>
          )}
        </div>
      </div>
    </Section>
  );
}

interface ChapterRowProps {
  chapter: Whole['chapters'][number];
  isCurrent: boolean;
}

function ChapterRow({ chapter, isCurrent }: ChapterRowProps) {
  const { search, hash } = useLocation();
  const { after, before } = chapter;
  const words = (
    <>
      <span className="slim anywhere">
        {(after ?? before)?.number} {(after ?? before)?.title}
      </span>
      <span className="push small quiet">{chapterFacts(chapter)}</span>
    </>
  );
  if (chapter.kind === 'added' || !after) return <span className={classes.chapter}>{words}</span>;
  const next = new URLSearchParams(search);
  next.set('chapter', String(after.number));
  return (
    <Link
      className={classes.chapter}
      to={{ search: `?${next}`, hash }}
      replace
      state={{ keepsPlace: true }}
      preventScrollReset
      aria-current={isCurrent ? 'true' : undefined}
    >
      {words}
    </Link>
  );
}
