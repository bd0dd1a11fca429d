/**
 * A time limit with room for a busy machine: it only tells slow from hanging. `npm run faults` and `npm run bench`
 * measure how long things really take.
 */
export function roomy(ms: number): number {
  return 5 * ms;
}
