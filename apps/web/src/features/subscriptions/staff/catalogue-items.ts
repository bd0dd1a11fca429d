import type { ItemKind } from '@caliper/contract/catalogue/catalogue.values.ts';
import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import type { Addition } from './subscription-edits.ts';

/** An item that can be added, and whether it has a demo. */
export interface CatalogueChoice extends Addition {
  hasDemo: boolean;
}

const whole = { sample: false, market_name: null, demo: false } as const;

interface Trees {
  report: Answer<'catalogs'>;
  medsku: Answer<'medskuCatalogs'>;
  pt: Answer<'ptCatalogs'>;
  survey: Answer<'surveyCatalogs'>;
}

/** The items of a tree, each with the names that a report has. */
export function choicesIn<K extends ItemKind>(kind: K, { categoriesData }: Trees[K]): CatalogueChoice[] {
  const items = categoriesData.flatMap(({ sub_categories }) =>
    sub_categories.flatMap(({ collections }): Record<string, unknown>[] => collections),
  );
  const choices = items
    // The support account gives MedCore reports to companies; they are not subscribed to.
    .filter(({ c_report_id = null }) => c_report_id === null)
    .map((item) => ({
      ...whole,
      kind,
      report_id: item[`${kind}_id`],
      report_name: item[`${kind}_name`],
      report_year: item[`${kind}_year`],
      region: item.region,
      hasDemo: (item[`${kind}_demo_id`] ?? null) !== null,
    }));
  return sorted(choices as CatalogueChoice[]);
}

function sorted(choices: CatalogueChoice[]): CatalogueChoice[] {
  return choices.sort(
    (one, other) => one.report_name.localeCompare(other.report_name) || other.report_year - one.report_year,
  );
}

/** Demos are shown under the names of their items. */
export function demoChoices(choices: readonly CatalogueChoice[]): CatalogueChoice[] {
  return choices.filter(({ hasDemo }) => hasDemo).map((choice) => ({ ...choice, demo: true }));
}

const minutes = 60_000;
const reports = async (signal: AbortSignal) =>
  choicesIn('report', await call('catalogs', { query: {} }, { signal }));
const loaders = {
  reports,
  samples: reports,
  medsku: async (signal: AbortSignal) =>
    choicesIn('medsku', await call('medskuCatalogs', { query: {} }, { signal })),
  pt: async (signal: AbortSignal) => choicesIn('pt', await call('ptCatalogs', { query: {} }, { signal })),
  surveys: async (signal: AbortSignal) =>
    choicesIn('survey', await call('surveyCatalogs', { query: {} }, { signal })),
  demos: async (signal: AbortSignal) => {
    const [medsku, pt] = await Promise.all([loaders.medsku(signal), loaders.pt(signal)]);
    return demoChoices(sorted([...medsku, ...pt]));
  },
};

export const choicesQuery = (tab: keyof typeof loaders) =>
  queryOptions({
    queryKey: ['catalogs', 'choices', tab],
    queryFn: ({ signal }): Promise<CatalogueChoice[]> => loaders[tab](signal),
    staleTime: 5 * minutes,
    meta: showsOwnError,
  });
