import { ProblemError } from './problem.ts';

/**
 * The list that a person wants, with what others changed in it since: the difference between `before`, the list they
 * saw, and `wanted` is applied to `now`. Without `before` it replaces the list.
 */
export function changed<T>(now: readonly T[], before: readonly T[] | undefined, wanted: readonly T[]): T[] {
  if (!before) return [...new Set(wanted)];
  const kept = now.filter((one) => wanted.includes(one) || !before.includes(one));
  return [...new Set([...kept, ...wanted.filter((one) => !before.includes(one))])];
}

/**
 * `now` with what is wanted in its place. What somebody else has changed since it was seen is not overwritten: a field that
 * is wanted otherwise must still be as in `before`. Whoever did not see a field replaces it.
 */
export function changedFields<T extends Record<string, string | number | null>>(
  now: T,
  before: { [K in keyof T]?: T[K] | undefined },
  wanted: { [K in keyof T]?: T[K] | undefined },
  words: Partial<Record<keyof T, string>> = {},
): T {
  const next = { ...now };
  for (const name in now) {
    const is = now[name];
    const was = before[name];
    const asked = wanted[name];
    if (asked === undefined || asked === is) continue;
    if (was !== undefined && was !== is)
      throw new ProblemError('changed-meanwhile', {
        field: name,
        values: { what: `the ${name}`, now: `‘${words[name] ?? is}’` },
      });
    next[name] = asked;
  }
  return next;
}
