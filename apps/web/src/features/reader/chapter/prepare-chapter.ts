import type { Answer } from '@caliper/contract/endpoints.ts';
import { arrangeHeadings, arrangeTitle, type HeadingPlace, noteTables } from './headings.ts';
import { arrangePictures, type PicturePlace } from './pictures.ts';
import { sanitise } from './sanitise.ts';
import { arrangeTables, type TablePlace } from './tables/arrange-tables.ts';
import type { ChapterTable } from './taking/chapter-tables.queries.ts';

export type ChapterSource = Pick<
  NonNullable<Answer<'subscribedReport'>['chapter']>,
  'chapter_number' | 'chapter_title' | 'chapter_content' | 'images'
>;

/** With the ids by which its tables are exported. */
export type ReadChapter = ChapterSource & { id: number; report_id: number };

/** A chapter that was not released has no tables to export yet. */
export type ShownSource = ChapterSource & {
  id: number | null;
  report_id: number;
  /** Of what was clipped there is no chapter around it: it brings its figures along. */
  isClip?: boolean;
  tables?: readonly ChapterTable[];
};

/** A chapter's elements, ready to be shown, and the slots for the page's own tools. */
export interface PreparedChapter {
  root: HTMLElement;
  /** Can take the focus. */
  title: HTMLElement;
  scale: HTMLElement;
  headings: HeadingPlace[];
  tables: TablePlace[];
  pictures: PicturePlace[];
  /** The second-level headings. */
  sections: { id: string; title: string }[];
}

const known = new WeakMap<ChapterSource, PreparedChapter>();

/** Prepared once for as long as the answer is cached, so going back to a chapter costs nothing. */
export function prepareChapter(chapter: ChapterSource): PreparedChapter {
  const found = known.get(chapter) ?? prepare(chapter);
  known.set(chapter, found);
  return found;
}

function prepare({ chapter_content, chapter_title, images }: ChapterSource): PreparedChapter {
  const root = document.createElement('div');
  root.append(sanitise(chapter_content));
  const pictures = arrangePictures(root, images);
  const tables = arrangeTables(root);
  const title = arrangeTitle(root, chapter_title);
  const headings = arrangeHeadings(root);
  noteTables(root);
  return { root, ...title, headings, tables, pictures, sections: sectionsOf(root) };
}

function sectionsOf(root: HTMLElement): PreparedChapter['sections'] {
  const found = root.querySelectorAll(':scope > [data-level="h2"] > h2');
  return [...found].map(({ id, textContent }) => ({ id, title: textContent ?? '' }));
}
