import type { Answer } from '@caliper/contract/endpoints.ts';
import { dashboards as limits } from '@caliper/contract/limits.ts';

export type Place = Answer<'stageImport'>['problems'][number];

/** What is wrong with a file: all of it is counted, and as much of it kept as somebody would read. */
export class Problems {
  readonly list: Place[] = [];
  count = 0;

  add(place: Place): void {
    this.count++;
    if (this.list.length < limits.problems) this.list.push(place);
  }

  /** Of many the first are at hand. */
  addAll(first: readonly Place[], count: number): void {
    for (const place of first) this.add(place);
    this.count += count - first.length;
  }

  /** In the order of the file. */
  sorted(sheets: readonly string[]): Place[] {
    const order = (place: Place) => sheets.indexOf(place.sheet);
    return this.list.toSorted((a, b) => order(a) - order(b) || (a.row ?? 0) - (b.row ?? 0));
  }
}
