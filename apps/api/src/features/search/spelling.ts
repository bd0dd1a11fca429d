import { distance } from '@caliper/text/distance.ts';

/** Similar words, nearest first; of equals, in the order given. */
export function near(word: string, candidates: readonly string[]): string[] {
  const farthest = word.length < 5 ? 1 : word.length < 9 ? 2 : 3;
  return candidates
    .map((candidate, place) => ({ candidate, place, distance: distance(word, candidate) }))
    .filter((one) => one.distance > 0 && one.distance <= farthest)
    .sort((a, b) => a.distance - b.distance || a.place - b.place)
    .map(({ candidate }) => candidate);
}
