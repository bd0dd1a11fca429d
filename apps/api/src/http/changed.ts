/**
 * The list that a person wants, with what others changed in it since: the difference between `before`, the list they
 * saw, and `wanted` is applied to `now`. Without `before` it replaces the list.
 */
export function changed<T>(now: readonly T[], before: readonly T[] | undefined, wanted: readonly T[]): T[] {
  if (!before) return [...new Set(wanted)];
  const kept = now.filter((one) => wanted.includes(one) || !before.includes(one));
  return [...new Set([...kept, ...wanted.filter((one) => !before.includes(one))])];
}
