import '@caliper/ui/theme/tokens-data.css';
import type { Query } from '@caliper/text/query.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import classes from './chapter.module.css';
import { ChapterTools } from './chapter-tools.tsx';
import { EnlargedPicture } from './enlarged-picture.tsx';
import markClasses from './marks.module.css';
import pictureClasses from './pictures.module.css';
import type { PicturePlace } from './pictures.ts';
import { type PreparedChapter, prepareChapter, type ShownSource } from './prepare-chapter.ts';
import kindClasses from './tables/kinds.module.css';
import { splitForPaper } from './tables/paper-parts.ts';
import tableClasses from './tables/tables.module.css';
import { useBlockLink } from './use-block-link.ts';
import { useMarks } from './use-marks.ts';
import './print.css';

/**
 * A chapter as it is read. The surrounding page decides what is searched for and which hit is current:
 *
 *   <ChapterText chapter={…} place={…} marks={…} hit={3} tablesOnly={false} header={ref} onHits={setCount}
 *     onShowAll={() => setTablesOnly(false)} />
 *
 * - `place` is shown above the title: which chapter this is, and of how many.
 * - `marks` is a query whose hits are marked, null removes the marks; `onHits` is called with their number whenever it changes.
 * - `hit` counts from 1. The chapter scrolls to it when `marks`, `hit` or the chapter change.
 * - `header` is the lowest bar that stays at the top while scrolling: hits keep clear of it.
 * - `onShowAll` is called to end `tablesOnly` when the target is not in a table.
 * - The hash of the address names a block, which is scrolled to and highlighted when the hash changes.
 *
 * `prepareChapter(chapter)` of prepare-chapter.ts may be called ahead, when idle: the view then only inserts what is
 * ready. It also returns the `sections`: second-level headings with the ids of their blocks. The chapter's title,
 * `[data-part="title"]`, can take the focus.
 * Scrolling to hits and blocks waits a frame, so that a page that scrolls to the top in an effect does so first.
 */

interface ChapterTextProps {
  chapter: ShownSource;
  place: ReactNode;
  marks: Query | null;
  hit: number;
  tablesOnly: boolean;
  header?: RefObject<HTMLElement | null>;
  onHits?: (count: number) => void;
  onShowAll: () => void;
}

const content = [
  classes.content,
  markClasses.marks,
  tableClasses.tables,
  kindClasses.kinds,
  pictureClasses.pictures,
].join(' ');

export function ChapterText({ chapter, place, ...view }: ChapterTextProps) {
  const { tablesOnly, header, onShowAll } = view;
  const prepared = prepareChapter(chapter);
  const { root } = prepared;
  const [enlarged, setEnlarged] = useState<PicturePlace | null>(null);
  // It belongs to another chapter.
  if (enlarged && !root.contains(enlarged.image)) setEnlarged(null);
  const host = useContent(root);
  useMarks({ ...view, root, header });
  useBlockLink({ root, chapter, tablesOnly, header, onShowAll });
  usePaper(prepared);
  return (
    <article className={classes.chapter} data-chapter>
      {place}
      {tablesOnly && <TablesOnly hasTables={prepared.tables.length > 0} onShowAll={onShowAll} />}
      <div ref={host} className={content} data-tables-only={tablesOnly || undefined} />
      <ChapterTools
        prepared={prepared}
        chapter={chapter}
        header={header}
        onEnlarge={(picture) => setEnlarged({ ...picture })}
      />
      {enlarged && <EnlargedPicture place={enlarged} onClose={() => setEnlarged(null)} />}
    </article>
  );
}

/** React does not own the chapter's elements: a browser that translates the page may change them. */
function useContent(root: HTMLElement): RefObject<HTMLDivElement | null> {
  const host = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    host.current?.replaceChildren(root);
    return () => root.remove();
  }, [root]);
  return host;
}

interface TablesOnlyProps {
  hasTables: boolean;
  onShowAll: () => void;
}

/** The setting is remembered: a chapter without its text says why. */
function TablesOnly({ hasTables, onShowAll }: TablesOnlyProps) {
  return (
    <div className="row wrap mb16 quiet gap16 rows8" role="status">
      <p>{hasTables ? 'Only the tables are shown.' : 'This chapter has no tables.'}</p>
      <Button size="sm" onClick={onShowAll}>
        Show the whole chapter
      </Button>
    </div>
  );
}

/** Lazily loaded images and columns out of sight would be missing on paper. */
function usePaper({ root, tables }: PreparedChapter): void {
  useEffect(() => {
    let putBack = () => {};
    const lay = () => {
      for (const image of root.querySelectorAll('img')) image.loading = 'eager';
      putBack();
      root.dataset.paper = '';
      putBack = splitForPaper(tables);
    };
    const clear = () => {
      putBack();
      putBack = () => {};
      delete root.dataset.paper;
    };
    addEventListener('beforeprint', lay);
    addEventListener('afterprint', clear);
    return () => {
      removeEventListener('beforeprint', lay);
      removeEventListener('afterprint', clear);
      clear();
    };
  }, [root, tables]);
}
