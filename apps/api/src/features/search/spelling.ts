import { distance } from '@caliper/text/distance.ts';

/** One slip in most words, two in long ones: with more, another word is as likely. */
function farthestFrom(word: string): number {
  return word.length < 8 ? 1 : 2;
}

/** Similar words, nearest first; of equals, in the order given. */
export function near(word: string, candidates: readonly string[]): string[] {
  return candidates
    .map((candidate, place) => ({ candidate, place, distance: distance(word, candidate) }))
    .filter((one) => one.distance > 0 && one.distance <= farthestFrom(word))
    .sort((a, b) => a.distance - b.distance || a.place - b.place)
    .map(({ candidate }) => candidate);
}
