import type { PassageChange } from '@caliper/contract/changes.schemas.ts';
import { excerpts } from './excerpts.ts';
import { likeness, wordsOf } from './likeness.ts';
import type { Passage } from './passages.ts';

/** The passages that are different: each that came with the one it was made from, and those that are gone. */
export interface MatchedPassages {
  come: { passage: Passage; origin: Passage | null }[];
  gone: Passage[];
}

/**
 * Which passages came, went or were changed. Equal ones are the same wherever they stand in the chapter; of the others,
 * those with half of their words in common are one that was changed.
 */
export function matchPassages(before: readonly Passage[], after: readonly Passage[]): MatchedPassages {
  const [gone, come] = withoutCommon(before, after);
  const pairs = changedPairs(gone, come);
  const changed = new Map(pairs.map(([one, other]) => [other, one]));
  const left = new Set(pairs.map(([one]) => one));
  return {
    come: come.map((passage) => ({ passage, origin: changed.get(passage) ?? null })),
    gone: gone.filter((passage) => !left.has(passage)),
  };
}

/** The same in excerpts. */
export function comparePassages(
  before: readonly Passage[],
  after: readonly Passage[],
  chapter: { before: number; after: number },
): PassageChange[] {
  const { come, gone } = matchPassages(before, after);
  return [
    ...come.map(({ passage, origin }): PassageChange => {
      const texts = excerpts(origin?.text ?? null, passage.text);
      return { kind: origin ? 'changed' : 'added', chapter: chapter.after, block: passage.block, ...texts };
    }),
    ...gone.map((passage): PassageChange => {
      const texts = excerpts(passage.text, null);
      return { kind: 'removed', chapter: chapter.before, block: passage.block, ...texts };
    }),
  ];
}

function withoutCommon(before: readonly Passage[], after: readonly Passage[]): [Passage[], Passage[]] {
  const counts = new Map<string, number>();
  for (const { text } of before) counts.set(text, (counts.get(text) ?? 0) + 1);
  const come = after.filter(({ text }) => {
    const count = counts.get(text) ?? 0;
    if (count > 0) counts.set(text, count - 1);
    return count === 0;
  });
  const gone = before.toReversed().filter(({ text }) => {
    const count = counts.get(text) ?? 0;
    if (count > 0) counts.set(text, count - 1);
    return count > 0;
  });
  return [gone.reverse(), come];
}

/** A word that stands in more passages does not lead from one to the other. */
const mostPlaces = 12;
const mostWords = 200;
const enough = 0.5;

function changedPairs(gone: readonly Passage[], come: readonly Passage[]): [Passage, Passage][] {
  const places = new Map<string, number[]>();
  const words = come.map(({ text }) => wordsOf(text, mostWords));
  for (const [at, own] of words.entries())
    for (const word of new Set(own))
      places.set(word, [...(places.get(word) ?? []), at].slice(0, mostPlaces + 1));
  const ranked = gone
    .flatMap((one, from) => {
      const own = wordsOf(one.text, mostWords);
      const candidates = new Set([from, ...own.flatMap((word) => rare(places.get(word)))]);
      return [...candidates].map((at) => ({ from, at, like: likeness(own, words[at] ?? []) }));
    })
    .filter(({ like }) => like >= enough)
    .sort((a, b) => b.like - a.like || Math.abs(a.from - a.at) - Math.abs(b.from - b.at));
  return eachOnce(ranked, gone, come);
}

function rare(places: readonly number[] | undefined): readonly number[] {
  return places && places.length <= mostPlaces ? places : [];
}

function eachOnce(
  ranked: readonly { from: number; at: number }[],
  gone: readonly Passage[],
  come: readonly Passage[],
): [Passage, Passage][] {
  const taken = { gone: new Set<number>(), come: new Set<number>() };
  return ranked.flatMap(({ from, at }): [Passage, Passage][] => {
    const [one, other] = [gone[from], come[at]];
    if (!one || !other || taken.gone.has(from) || taken.come.has(at)) return [];
    taken.gone.add(from);
    taken.come.add(at);
    return [[one, other]];
  });
}
