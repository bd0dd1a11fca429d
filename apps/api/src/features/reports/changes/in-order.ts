/**
 * Which of these numbers keep their order: the places of a longest rising sequence. What is not among them has moved.
 */
export function inOrder(numbers: readonly number[]): Set<number> {
  const ends: number[] = [];
  const before: number[] = [];
  for (const [at, value] of numbers.entries()) {
    const length = firstNotBelow(ends, numbers, value);
    before.push(length > 0 ? (ends[length - 1] ?? -1) : -1);
    ends[length] = at;
  }
  const kept = new Set<number>();
  for (let at = ends.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) kept.add(at);
  return kept;
}

function firstNotBelow(ends: readonly number[], numbers: readonly number[], value: number): number {
  let [low, high] = [0, ends.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((numbers[ends[middle] ?? 0] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
