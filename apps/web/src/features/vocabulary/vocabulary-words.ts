import type { Answer } from '@caliper/contract/endpoints.ts';
import type { TermKind } from '@caliper/contract/vocabulary/vocabulary.values.ts';

type Item = Pick<Answer<'term'>['uses'][number], 'item_kind' | 'item_name' | 'item_year' | 'region'>;
type Consequences = Answer<'mergeConsequences'>;

export const kindWords: Record<TermKind, { one: string; many: string }> = {
  market: { one: 'Market', many: 'Markets' },
  segment: { one: 'Segment', many: 'Segments' },
  company: { one: 'Company', many: 'Companies' },
  country: { one: 'Country', many: 'Countries' },
};

export const itemKindWords: Record<Item['item_kind'], string> = {
  report: 'Report',
  medsku: 'MedSKU',
  pt: 'Procedure Tracker',
  survey: 'Survey',
};

export function titleOf({ item_name, region, item_year }: Omit<Item, 'item_kind'>): string {
  return `${item_name}, ${item_year} ${region}`;
}

export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;

/** 'in 3 reports, 2 with figures'. Items of other kinds are reports, too, to who reads this. */
export function occurrence({ items, dashboards }: { items: number; dashboards: number }): string {
  if (items === 0) return 'in no report now';
  const figures = dashboards === items ? 'with figures' : `${dashboards} with figures`;
  return `in ${countOf(items, 'report')}${dashboards === 0 ? '' : `, ${figures}`}`;
}

/** What merging does to what clients see. */
export function mergeWords({ items, customReports }: Consequences): string {
  const what = `${countOf(items, 'report')} will count as naming the same.`;
  return `${what} ${effect(customReports, 'add them up today and will show one of them', 'adds them up today and will show one of them')}`;
}

export function splitWords({ items, customReports }: Consequences): string {
  const what = `${countOf(items, 'report')} will name something else.`;
  return `${what} ${effect(customReports, 'will show them apart', 'will show them apart')}`;
}

function effect(customReports: number, many: string, one: string): string {
  if (customReports === 0) return 'No dashboard of a custom report changes.';
  return customReports === 1
    ? `1 dashboard of a custom report ${one}.`
    : `${customReports} dashboards of custom reports ${many}.`;
}

/** What no merge or split ever changes. */
export const untouched = 'No figure of a single dashboard changes, and it can be taken back.';
