import type { DemoItem } from './content/items.ts';
import type { DemoReport } from './content/plan.ts';

/** What names an item for good: there is one of a kind, name, region and year. */
export function editionKey(kind: string, name: string, region: string, year: number): string {
  return [kind, name, region, year].join('|');
}

export function keyOf(one: DemoReport | DemoItem): string {
  const [kind, name] = 'kind' in one ? [one.kind, one.name] : ['report', one.title];
  return editionKey(kind, name, one.region, one.year);
}
