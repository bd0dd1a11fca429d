import type { ChapterChange, TableChange } from '@caliper/contract/changes.schemas.ts';

/** A chapter with how much is different in it, and in its tables. */
export interface ComparedChapterHead extends ChapterChange {
  tables: number;
  revised: number;
  restated: number;
}

export function chapterHeads(
  chapters: readonly ChapterChange[],
  tables: readonly TableChange[],
): ComparedChapterHead[] {
  const told = tables.filter(({ kind }) => kind !== 'renumbered');
  const later = Map.groupBy(
    told.filter(({ after }) => after !== null),
    ({ after }) => after?.chapter,
  );
  const gone = Map.groupBy(
    told.filter(({ after }) => after === null),
    ({ before }) => before?.chapter,
  );
  return chapters.map((chapter) => {
    const own = [
      ...((chapter.after && later.get(chapter.after.number)) ?? []),
      ...((chapter.before && gone.get(chapter.before.number)) ?? []),
    ];
    return {
      ...chapter,
      tables: own.length,
      revised: own.reduce((sum, { counts }) => sum + counts.revised, 0),
      restated: own.reduce((sum, { counts }) => sum + counts.restated, 0),
    };
  });
}
