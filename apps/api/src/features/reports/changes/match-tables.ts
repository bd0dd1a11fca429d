import { likeness } from './likeness.ts';
import type { ReadChapter } from './reading.ts';
import type { ReportTable } from './report-tables.ts';
import { commonFigures, headsLikeness } from './table-likeness.ts';

export type TablePair = [ReportTable, ReportTable];

/** What each chapter became. */
export type SameChapters = ReadonlyMap<ReadChapter, ReadChapter>;

/** How many tables each is compared with at most, of those with its title and of those in its chapter. */
const mostCandidates = 16;

/**
 * Finds which tables of two readings are the same one. The title decides, whatever the number: in the same chapter, or
 * anywhere if only one table bears it, or if half of the figures are there again. A table under another title, or
 * without any, is the same if a third of its headings and half of the figures below them are; one without title also
 * by its place, if nearly all of its headings are.
 */
export function matchTables(
  before: readonly ReportTable[],
  after: readonly ReportTable[],
  chapters: SameChapters,
): TablePair[] {
  const titles = { before: countTitles(before), after: countTitles(after) };
  const isAlone = ({ titleKey }: ReportTable) =>
    titles.before.get(titleKey) === 1 && titles.after.get(titleKey) === 1;
  const alike = sameBlocks(before, after, chapters);
  const done = new Set(alike.flat());
  const left = before.filter((table) => !done.has(table));
  const candidates = candidatesFor(
    left,
    after.filter((table) => !done.has(table)),
    chapters,
  );
  const ranked = left
    .flatMap((one) =>
      candidates(one).map((other) => ({
        one,
        other,
        score: scoreOf(one, other, chapters.get(one.chapter) === other.chapter, isAlone(one)),
      })),
    )
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
  return [...alike, ...eachOnce(ranked)];
}

/** Tables of one chapter with the same text throughout, in their order. */
function sameBlocks(
  before: readonly ReportTable[],
  after: readonly ReportTable[],
  chapters: SameChapters,
): TablePair[] {
  const blockIn = (chapter: ReadChapter | undefined, block: string) => `${chapter?.chapter_number} ${block}`;
  const found = new Map(after.map((other) => [blockIn(other.chapter, other.table.block), other]));
  return before.flatMap((one): TablePair[] => {
    const other = found.get(blockIn(chapters.get(one.chapter), one.table.block));
    return other ? [[one, other]] : [];
  });
}

function countTitles(tables: readonly ReportTable[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { titleKey } of tables) counts.set(titleKey, (counts.get(titleKey) ?? 0) + 1);
  return counts;
}

/**
 * The one with the same title in the same chapter; if there is none, or more than one, those with the same title anywhere
 * and those of the same chapter, the nearest first.
 */
function candidatesFor(
  before: readonly ReportTable[],
  after: readonly ReportTable[],
  chapters: SameChapters,
) {
  const titled = Map.groupBy(after, ({ titleKey }) => titleKey);
  const housed = Map.groupBy(after, ({ chapter }) => chapter);
  const titlesIn = Map.groupBy(before, ({ chapter }) => chapter);
  return (one: ReportTable): ReportTable[] => {
    const chapter = chapters.get(one.chapter);
    const namesakes = one.titleKey === '' ? [] : (titled.get(one.titleKey) ?? []);
    const here = namesakes.filter((other) => other.chapter === chapter);
    const own = (titlesIn.get(one.chapter) ?? []).filter(({ titleKey }) => titleKey === one.titleKey);
    if (here.length === 1 && own.length === 1) return here;
    const all = [namesakes, here, chapter ? (housed.get(chapter) ?? []) : []];
    return [...new Set(all.flatMap((tables) => nearest(tables, one.table.number)))];
  };
}

function nearest(tables: readonly ReportTable[], number: number): ReportTable[] {
  const at = tables.findIndex(({ table }) => table.number >= number);
  const middle = at < 0 ? tables.length : at;
  return tables.slice(Math.max(0, middle - mostCandidates / 2), middle + mostCandidates / 2);
}

/** How surely two tables are the same; 0 if they are not. */
function scoreOf(one: ReportTable, other: ReportTable, isHere: boolean, isAlone: boolean): number {
  const heads = headsLikeness(one.keyed(), other.keyed());
  const figures = commonFigures(one.keyed(), other.keyed());
  const isTitled = one.titleKey !== '' && one.titleKey === other.titleKey;
  const like = (isHere ? 1 : 0) + heads + figures.share + 0.5 * nameLikeness(one, other) - apart(one, other);
  if (isTitled && (isHere || isAlone || figures.share >= 0.5)) return 20 + like;
  if (heads >= 0.3 && figures.share >= 0.5 && figures.telling >= 3) return 10 + like;
  const isUntitled = one.titleKey === '' && other.titleKey === '';
  return isUntitled && isHere && heads >= 0.8 && one.table.number === other.table.number ? 5 + like : 0;
}

/** Between tables that are alike otherwise, the nearer one. */
function apart(one: ReportTable, other: ReportTable): number {
  return Math.min(0.4, Math.abs(one.table.number - other.table.number) / 100);
}

function nameLikeness(one: ReportTable, other: ReportTable): number {
  const isNumbered = one.place.name !== '' && one.place.name === other.place.name;
  return (isNumbered ? 0.2 : 0) + 0.8 * likeness(one.place.title.split(/\s/), other.place.title.split(/\s/));
}

function eachOnce(ranked: readonly { one: ReportTable; other: ReportTable }[]): TablePair[] {
  const taken = new Set<ReportTable>();
  return ranked.flatMap(({ one, other }): TablePair[] => {
    if (taken.has(one) || taken.has(other)) return [];
    taken.add(one).add(other);
    return [[one, other]];
  });
}
