import { sameChapters } from '../../custom-reports/index.ts';
import { inOrder } from './in-order.ts';
import { likeness, wordsOf } from './likeness.ts';
import type { SameChapters } from './match-tables.ts';
import type { ReadChapter } from './reading.ts';

/**
 * Which chapters are the same: those to which a bookmark would be moved (record 0020), and of the rest those with most
 * of their words in common.
 */
export function matchChapters(before: readonly ReadChapter[], after: readonly ReadChapter[]): SameChapters {
  const same = sameChapters(before.map(known), after.map(known));
  const found = new Map<ReadChapter, ReadChapter>();
  for (const [from, to] of same) {
    const [one, other] = [before[from], after[to]];
    if (one && other) found.set(one, other);
  }
  for (const [one, other] of byWords(
    before.filter((chapter) => !found.has(chapter)),
    after.filter((chapter) => ![...found.values()].includes(chapter)),
  ))
    found.set(one, other);
  return found;
}

function known({ chapter_title, blocks }: ReadChapter, chapter_id: number) {
  return { chapter_id, chapter_title, blocks };
}

const most = { pairs: 400, words: 1500 };
const enough = 0.7;

function byWords(
  before: readonly ReadChapter[],
  after: readonly ReadChapter[],
): [ReadChapter, ReadChapter][] {
  if (before.length * after.length > most.pairs) return [];
  const words = (chapter: ReadChapter) =>
    wordsOf(chapter.chapter_content.replace(/<[^>]*>/g, ' '), most.words);
  const others = after.map((other) => ({ other, words: words(other) }));
  const ranked = before
    .map((one) => ({ one, own: words(one) }))
    .flatMap(({ one, own }) => others.map(({ other, words }) => ({ one, other, like: likeness(own, words) })))
    .filter(({ like }) => like >= enough)
    .sort((a, b) => b.like - a.like);
  const taken = new Set<ReadChapter>();
  return ranked.flatMap(({ one, other }): [ReadChapter, ReadChapter][] => {
    if (taken.has(one) || taken.has(other)) return [];
    taken.add(one).add(other);
    return [[one, other]];
  });
}

/** The chapters that stand elsewhere among those of both readings. */
export function movedChapters(after: readonly ReadChapter[], same: SameChapters): Set<ReadChapter> {
  const origin = new Map([...same].map(([one, other]) => [other, one.chapter_number]));
  const kept = after.filter((chapter) => origin.has(chapter));
  const still = inOrder(kept.map((chapter) => origin.get(chapter) ?? 0));
  return new Set(kept.filter((_, at) => !still.has(at)));
}
