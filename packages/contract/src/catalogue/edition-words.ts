import type { ItemKind } from './catalogue.values.ts';

const kindNames: Record<ItemKind, string> = {
  report: '',
  medsku: 'MedSKU',
  pt: 'Procedure Tracker',
  survey: 'Survey',
};

/** What tells items of one title apart: '2026 Europe', 'Survey 2026 Europe'. */
export function editionWords({
  kind,
  year,
  region,
}: {
  kind: ItemKind;
  year: number;
  region: string;
}): string {
  return [kindNames[kind], year, region].filter(Boolean).join(' ');
}
