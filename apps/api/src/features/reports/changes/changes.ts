import type {
  ChapterChange,
  PassageChange,
  ReportChanges,
  TableChange,
} from '@caliper/contract/changes.schemas.ts';
import { comparePassages } from './compare-passages.ts';
import { compareTable, unchanged } from './compare-table.ts';
import { countPassages, sumFigures } from './count-changes.ts';
import { mostListed, shortened } from './limit-changes.ts';
import { matchChapters, movedChapters } from './match-chapters.ts';
import { matchTables, type SameChapters, type TablePair } from './match-tables.ts';
import { passagesOf } from './passages.ts';
import type { ReadChapter, Reading } from './reading.ts';
import { type ReportTable, tablesOf } from './report-tables.ts';

/** Which chapters and tables of two readings are the same. */
export interface Matched {
  chapters: SameChapters;
  was: ReportTable[];
  is: ReportTable[];
  tables: TablePair[];
}

export function matchReadings(before: Reading, after: Reading): Matched {
  const chapters = matchChapters(before.chapters, after.chapters);
  const [was, is] = [tablesOf(before), tablesOf(after)];
  return { chapters, was, is, tables: matchTables(was, is, chapters) };
}

/** What is different between two readings of a report, two versions of it or two editions. */
export function changes(
  before: Reading,
  after: Reading,
  most = mostListed,
  matched = matchReadings(before, after),
): ReportChanges {
  const tables = tableChanges(matched);
  const { chapters, passages } = chapterChanges(before, after, matched.chapters, tables.list);
  return shortened(
    {
      counts: {
        chapters: countChapters(before, after, chapters),
        tables: countTables(tables),
        figures: sumFigures(tables.list.map(({ counts }) => counts)),
        incomparable: tables.list.reduce((sum, { incomparable }) => sum + incomparable, 0),
        passages: countPassages(passages),
      },
      chapters,
      tables: tables.list,
      passages,
      leftOut: { figures: 0, lines: 0, passages: 0 },
    },
    most,
  );
}

interface ComparedTables {
  list: TableChange[];
  before: number;
  after: number;
  comparable: number;
}

function tableChanges({ chapters, was, is, tables: pairs }: Matched): ComparedTables {
  const origins = new Map(pairs.map(([one, other]) => [other, one]));
  const kept = new Set(pairs.map(([one]) => one));
  const list = [
    ...is.flatMap((table) => {
      const origin = origins.get(table);
      return origin ? (compareTable([origin, table], chapters) ?? []) : loneTable('added', table);
    }),
    ...was.filter((table) => !kept.has(table)).map((table) => loneTable('removed', table)),
  ];
  return { list, before: was.length, after: is.length, comparable: pairs.length };
}

function loneTable(kind: 'added' | 'removed', { place }: ReportTable): TableChange {
  const places = { before: kind === 'removed' ? place : null, after: kind === 'added' ? place : null };
  return { ...unchanged, ...places, kind, isRenumbered: false, isRetitled: false };
}

function countTables({ list, before, after, comparable }: ComparedTables): ReportChanges['counts']['tables'] {
  const count = (is: (change: TableChange) => boolean) => list.filter(is).length;
  return {
    before,
    after,
    comparable,
    added: count(({ kind }) => kind === 'added'),
    removed: count(({ kind }) => kind === 'removed'),
    changed: count(({ kind }) => kind === 'changed'),
    renumbered: count(({ isRenumbered }) => isRenumbered),
    retitled: count(({ isRetitled }) => isRetitled),
    units: count(({ units }) => units.length > 0),
    notes: count(({ notes }) => notes.added.length + notes.removed.length > 0),
  };
}

function chapterChanges(before: Reading, after: Reading, same: SameChapters, tables: readonly TableChange[]) {
  const origins = new Map([...same].map(([one, other]) => [other, one]));
  const moved = movedChapters(after.chapters, same);
  const touched = new Set(tables.flatMap(({ before: was, after: is }) => (is ?? was)?.chapter ?? []));
  const passages: PassageChange[] = [];
  const chapters = after.chapters.map((chapter): ChapterChange => {
    const origin = origins.get(chapter);
    const found = origin ? passageChanges(origin, chapter) : [];
    passages.push(...found);
    const isRenamed = origin !== undefined && origin.chapter_title !== chapter.chapter_title;
    const isMoved = moved.has(chapter);
    const isChanged = found.length > 0 || touched.has(chapter.chapter_number) || isRenamed || isMoved;
    return {
      kind: origin ? (isChanged ? 'changed' : 'same') : 'added',
      before: origin ? placeOf(origin) : null,
      after: placeOf(chapter),
      isRenamed,
      isMoved,
      passages: countPassages(found),
    };
  });
  return {
    chapters: [...chapters, ...before.chapters.filter((one) => !same.has(one)).map(goneChapter)],
    passages,
  };
}

function passageChanges(before: ReadChapter, after: ReadChapter): PassageChange[] {
  return comparePassages(passagesOf(before), passagesOf(after), {
    before: before.chapter_number,
    after: after.chapter_number,
  });
}

function goneChapter(chapter: ReadChapter): ChapterChange {
  const passages = { added: 0, removed: 0, changed: 0 };
  return {
    kind: 'removed',
    before: placeOf(chapter),
    after: null,
    isRenamed: false,
    isMoved: false,
    passages,
  };
}

export function placeOf({ chapter_number, chapter_title }: ReadChapter) {
  return { number: chapter_number, title: chapter_title };
}

function countChapters(
  before: Reading,
  after: Reading,
  chapters: readonly ChapterChange[],
): ReportChanges['counts']['chapters'] {
  const count = (is: (change: ChapterChange) => boolean) => chapters.filter(is).length;
  return {
    before: before.chapters.length,
    after: after.chapters.length,
    added: count(({ kind }) => kind === 'added'),
    removed: count(({ kind }) => kind === 'removed'),
    changed: count(({ kind }) => kind === 'changed'),
    renamed: count(({ isRenamed }) => isRenamed),
    moved: count(({ isMoved }) => isMoved),
  };
}
