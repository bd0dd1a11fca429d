import { takeAway as limits } from '@caliper/contract/limits.ts';

/** Whether so many files in a day are unusual for somebody who had `usual` on the middle one of the last 30 days. */
export function isUnusual(inDay: number, usual: number): boolean {
  return inDay > limits.manyInDay && inDay >= limits.timesUsual * usual;
}
