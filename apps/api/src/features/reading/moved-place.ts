import { type KnownChapter, sameChapters } from '../custom-reports/index.ts';

/** A place in a version of a report, and which of its chapters have been read. */
export interface Place {
  /** The number of the chapter. */
  entry: number;
  /** The first block in sight; null at the beginning of the chapter. */
  block: string | null;
  read: readonly number[];
}

/** A chapter of a version; `chapter_id` is its number there. */
export type VersionChapter = KnownChapter;

/** The same place in another version: in the chapter that this one became, else the one with its number, else the last before. */
export function movedPlace(
  { entry, block, read }: Place,
  before: readonly VersionChapter[],
  after: readonly VersionChapter[],
): Place | null {
  const same = sameChapters(before, after);
  const place = {
    read: read.flatMap((number) => same.get(number) ?? []).sort((a, b) => a - b),
  };
  const wasThere = before.some(({ chapter_id }) => chapter_id === entry);
  const moved =
    after.find(({ chapter_id }) => chapter_id === (same.get(entry) ?? entry)) ??
    (wasThere ? after.findLast(({ chapter_id }) => chapter_id < entry) : undefined);
  return moved ? { ...place, entry: moved.chapter_id, block: sameBlock(block, moved.blocks) } : null;
}

/** The hash of a block is that of its text. If text was repeated and is no longer, its first occurrence serves. */
function sameBlock(block: string | null, blocks: readonly string[]): string | null {
  const first = block?.split('-').slice(0, 2).join('-');
  return [block, first].find((one) => one != null && blocks.includes(one)) ?? null;
}
