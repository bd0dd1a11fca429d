import type { Db } from '../../platform/postgres/postgres.ts';
import { readTables } from './chapters.store.ts';
import { figuresToDraw } from './compose/exhibits.ts';
import type { Entry } from './selection.ts';

/** Some hundred reports. */
const mostKept = 5000;

type Chapter = Pick<Entry, 'report_id' | 'chapter_number' | 'version'>;

/**
 * Which tables of a chapter are drawn unasked, by their blocks. It takes a millisecond or two for each table, and the
 * tables of a version never change: each chapter is looked at once.
 */
export function createDrawnTables(db: Db): (chapter: Chapter) => Promise<readonly string[]> {
  const known = new Map<string, readonly string[]>();
  return async (chapter) => {
    const key = [chapter.report_id, chapter.chapter_number, chapter.version].join('/');
    const found = known.get(key);
    if (found) return found;
    const tables = await readTables(db, chapter);
    const drawn = tables.filter((table) => figuresToDraw(table)).map(({ block }) => block);
    if (known.size >= mostKept) known.clear();
    known.set(key, drawn);
    return drawn;
  };
}
