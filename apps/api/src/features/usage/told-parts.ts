import { teamUsage as limits } from '@caliper/contract/limits.ts';

/** A part of the time: how much was done in it, by whom, and whether by anybody beside the viewer. */
export interface Part {
  count: number;
  people: readonly string[];
  /** Deleted people are others, who count as one, since nobody can say how many they were. */
  ofOthers: boolean;
}

/** The parts between the start of one range and that of the next, which is later. */
export interface Zone<P extends Part> {
  parts: readonly P[];
  /** It begins with the range that is told if any can be. */
  isMain: boolean;
}

/** What is known to be of enough people, or of nobody but the viewer. */
export function isTellable(parts: readonly Part[]): boolean {
  const people = new Set(parts.flatMap((part) => part.people));
  return people.size >= limits.leastReaders || !parts.some(({ ofOthers }) => ofOthers);
}

/**
 * Decides which sums of parts may be told to somebody who can take one from the other. Parts that may not be told are
 * pooled, with the least of the others if all of them together are of too few people, too. A sum has all of a pool or
 * nothing of it: then nobody learns more than each pool as a whole. Each zone, the last one first, has its own pool, so
 * that the sums of all ranges can be told; where a zone is too small for that, it is one with a neighbour.
 */
export function tellingOf<P extends Part>(zones: readonly Zone<P>[]): (wanted: readonly P[]) => boolean {
  const pools = zones.map(poolOf);
  for (const [index, pool] of pools.entries()) {
    const fewer = isTellable(pool) ? null : joined(zones, index);
    if (fewer) return tellingOf(fewer);
  }
  return (wanted) => {
    const among = new Set(wanted);
    return pools.every((pool) => {
      const found = pool.filter((part) => among.has(part)).length;
      return found === 0 || (found === pool.length && isTellable(pool));
    });
  };
}

function poolOf<P extends Part>({ parts }: Zone<P>): P[] {
  const pool = parts.filter((part) => !isTellable([part]));
  if (isTellable(pool)) return pool;
  const [least] = parts
    .filter(({ people }) => people.length >= limits.leastReaders)
    .sort((one, other) => one.count - other.count);
  return least ? [...pool, least] : pool;
}

/** With the one before it in time, which costs the range between them; the main range is kept as long as it can be. */
function joined<P extends Part>(zones: readonly Zone<P>[], index: number): Zone<P>[] | null {
  const later = zones[index]?.isMain && index > 0 ? index - 1 : index;
  const [one, other] = [zones[later], zones[later + 1]];
  if (!one || !other) return null;
  const both = { parts: [...one.parts, ...other.parts], isMain: other.isMain };
  return zones.toSpliced(later, 2, both);
}
