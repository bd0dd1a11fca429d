import type { Answer } from '@caliper/contract/endpoints.ts';
import { dashboards as limits } from '@caliper/contract/limits.ts';

export type Place = Answer<'stageImport'>['problems'][number];

/** What is wrong with a file: counts all problems, but keeps only as many as someone would read. */
export class Problems {
  readonly list: Place[] = [];
  count = 0;

  add(place: Place): void {
    this.count++;
    if (this.list.length < limits.problems) this.list.push(place);
  }

  /** Adds the first of `count` problems to the list. */
  addAll(first: readonly Place[], count: number): void {
    for (const place of first) this.add(place);
    this.count += count - first.length;
  }

  /** In file order. */
  sorted(sheets: readonly string[]): Place[] {
    const order = (place: Place) => sheets.indexOf(place.sheet);
    return this.list.toSorted((a, b) => order(a) - order(b) || (a.row ?? 0) - (b.row ?? 0));
  }
}
