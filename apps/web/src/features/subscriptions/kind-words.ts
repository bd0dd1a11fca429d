import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';

export const kindWords: Record<ItemKind, string> = {
  report: 'Report',
  medsku: 'MedSKU',
  pt: 'Procedure Tracker',
  survey: 'Survey',
};
