import type { Answer } from '@caliper/contract/endpoints.ts';
import { sameChapters } from '../custom-reports/index.ts';
import { nameAndTitle } from '../reports/index.ts';
import type { VersionChapter } from './reader.store.ts';

export interface LinkedBlock {
  chapter: number;
  /** Left out for the chapter itself. */
  block?: string | undefined;
}

/**
 * Where a block of an earlier version stands now: it is found by its text, a table also by its title. If it is no more,
 * the chapter that it stood in is the nearest place, and then the first one. Undefined for a report without chapters.
 */
export function linkedPlace(
  { chapter, block }: LinkedBlock,
  before: readonly VersionChapter[],
  after: readonly VersionChapter[],
): Answer<'linkedPlace'> | undefined {
  const became = sameChapters(before, after).get(chapter);
  const [first] = after;
  const nowhere = first && { chapter: first.chapter_id, block: null, now: 'gone' as const };
  if (block === undefined)
    return became === undefined ? nowhere : { chapter: became, block: null, now: 'same' };
  // Where it most likely is comes first: text may be repeated in several chapters.
  const likely = after.toSorted((a, b) => Number(b.chapter_id === became) - Number(a.chapter_id === became));
  for (const one of likely) {
    const same = sameBlock(block, one.blocks);
    if (same) return { chapter: one.chapter_id, block: same, now: 'same' };
  }
  const table = before
    .find(({ chapter_id }) => chapter_id === chapter)
    ?.tables.find((one) => one.block === block);
  for (const one of table ? likely : []) {
    const changed = one.tables.find(({ caption }) => isSameTitle(caption, table?.caption ?? ''));
    if (changed) return { chapter: one.chapter_id, block: changed.block, now: 'changed' };
  }
  return became === undefined ? nowhere : { chapter: became, block: null, now: 'chapter' };
}

/** If text was repeated and is no longer, its first occurrence serves. */
function sameBlock(block: string, blocks: readonly string[]): string | undefined {
  const first = block.split('-').slice(0, 2).join('-');
  return [block, first].find((one) => blocks.includes(one));
}

/** A table keeps its title when its number changes; one without a title is nobody's. */
function isSameTitle(one: string, other: string): boolean {
  const [a, b] = [one, other].map((caption) =>
    nameAndTitle(caption).title.split('\n')[0]?.trim().toLowerCase(),
  );
  return a !== '' && a === b;
}
