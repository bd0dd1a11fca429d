/** What a chapter is known by, from one version of its report to the next. */
export interface KnownChapter {
  chapter_id: number;
  chapter_title: string;
  /** Hashes of its paragraphs, tables and pictures. */
  blocks: readonly string[];
}

/** More than so much of a chapter has to be found again for it to be the same under another title. */
const enough = 0.5;

/**
 * For each chapter of one version the chapter that it has become in another: the one that has most of its text, or
 * else the one that is called the same. No two become one; what is neither found nor called so is gone. It takes all
 * chapters of both: one that nobody asks for is still the rightful owner of its text.
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

/** Those that have enough in common, the likest first; of equals the ones that are called the same. */
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

/** What several chapters say, such as a note on sources, is nobody's own. */
function ownBlocks(chapters: readonly KnownChapter[]): (chapter: KnownChapter) => string[] {
  const counts = new Map<string, number>();
  for (const { blocks } of chapters)
    for (const block of new Set(blocks)) counts.set(block, (counts.get(block) ?? 0) + 1);
  return ({ blocks }) => blocks.filter((block) => counts.get(block) === 1);
}

/** A title that nothing is left of is nobody's. */
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

/** However it is spelt. */
function titleOf({ chapter_title }: KnownChapter): string {
  return chapter_title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** A number in front changes with the place; what a chapter is about does not. */
function withoutNumber(title: string): string {
  return title.replace(/^(chapter |part |section )?(\d+ )*\d+( |$)/, '');
}
