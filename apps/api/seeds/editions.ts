import type { DemoItem } from './content/items.ts';
import type { DemoReport } from './content/plan.ts';

/** Identifies an item: kind, name, region and year are unique together. */
export function editionKey(kind: string, name: string, region: string, year: number): string {
  return [kind, name, region, year].join('|');
}

export function keyOf(one: DemoReport | DemoItem): string {
  const [kind, name] = 'kind' in one ? [one.kind, one.name] : ['report', one.title];
  return editionKey(kind, name, one.region, one.year);
}
