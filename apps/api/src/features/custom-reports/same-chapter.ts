/** What identifies a chapter from one version of its report to the next. */
export interface KnownChapter {
  chapter_id: number;
  chapter_title: string;
  /** Hashes of its paragraphs, tables and images. */
  blocks: readonly string[];
}

/** A chapter under another title is the same if more than this share of its text is found again. */
const enough = 0.5;

/**
 * Maps each chapter of one version to what it became in another: the chapter with most of its text, or else the one
 * with the same title. No two map to the same chapter; one without a match is gone. Needs all chapters of both
 * versions: even a chapter without bookmarks is the rightful owner of its text.
 */
export function sameChapters(
  before: readonly KnownChapter[],
  after: readonly KnownChapter[],
): Map<number, number> {
  const same = new Map<number, number>();
  const taken = new Set<number>();
  for (const { one, other } of [
    ...byLikeness(before, after),
    ...byTitle(before, after, titleOf),
    ...byTitle(before, after, (chapter) => withoutNumber(titleOf(chapter))),
  ]) {
    if (same.has(one.chapter_id) || taken.has(other.chapter_id)) continue;
    same.set(one.chapter_id, other.chapter_id);
    taken.add(other.chapter_id);
  }
  return same;
}

interface Pair {
  one: KnownChapter;
  other: KnownChapter;
}

/** Pairs with enough in common, most similar first; of equals, those with the same title first. */
function byLikeness(before: readonly KnownChapter[], after: readonly KnownChapter[]): Pair[] {
  const ownOf = ownBlocks(before);
  const texts = after.map((other) => ({ other, blocks: new Set(other.blocks) }));
  return before
    .flatMap((one) => {
      const own = ownOf(one);
      return texts.map(({ other, blocks }) => ({
        one,
        other,
        share: own.filter((block) => blocks.has(block)).length / Math.max(1, own.length),
        isNamesake: titleOf(one) === titleOf(other),
      }));
    })
    .filter(({ share }) => share > enough)
    .sort((a, b) => b.share - a.share || Number(b.isNamesake) - Number(a.isNamesake));
}

/** Text that several chapters share, such as a note on sources, identifies none of them. */
function ownBlocks(chapters: readonly KnownChapter[]): (chapter: KnownChapter) => string[] {
  const counts = new Map<string, number>();
  for (const { blocks } of chapters)
    for (const block of new Set(blocks)) counts.set(block, (counts.get(block) ?? 0) + 1);
  return ({ blocks }) => blocks.filter((block) => counts.get(block) === 1);
}

/** Pairs with the same title; an empty title matches nothing. */
function byTitle(
  before: readonly KnownChapter[],
  after: readonly KnownChapter[],
  read: (chapter: KnownChapter) => string,
): Pair[] {
  const named = Map.groupBy(after, read);
  return before.flatMap((one) => {
    const title = read(one);
    return title === '' ? [] : (named.get(title) ?? []).map((other) => ({ one, other }));
  });
}

/** Ignores case and punctuation. */
function titleOf({ chapter_title }: KnownChapter): string {
  return chapter_title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A leading number changes when a chapter moves; its subject does not. */
function withoutNumber(title: string): string {
  return title.replace(/^(chapter |part |section )?(\d+ )*\d+( |$)/, '');
}
