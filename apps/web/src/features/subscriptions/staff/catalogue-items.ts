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

interface Tree<Item> {
  categoriesData: { sub_categories: { collections: Item[] }[] }[];
}

function itemsIn<Item>({ categoriesData }: Tree<Item>): Item[] {
  return categoriesData.flatMap(({ sub_categories }) =>
    sub_categories.flatMap(({ collections }) => collections),
  );
}

function sorted(choices: CatalogueChoice[]): CatalogueChoice[] {
  return choices.sort(
    (one, other) => one.report_name.localeCompare(other.report_name) || other.report_year - one.report_year,
  );
}

/** The support account gives MedCore reports to companies; they are not subscribed to. */
export function reportChoices(tree: Answer<'catalogs'>): CatalogueChoice[] {
  const reports = itemsIn(tree).filter(({ c_report_id }) => c_report_id === null);
  return sorted(
    reports.map(({ report_id, report_name, report_year, region }) => ({
      ...whole,
      kind: 'report',
      report_id,
      report_name,
      report_year,
      region,
      hasDemo: false,
    })),
  );
}

export function medskuChoices(tree: Answer<'medskuCatalogs'>): CatalogueChoice[] {
  return sorted(
    itemsIn(tree).map((item) => ({
      ...whole,
      kind: 'medsku',
      report_id: item.medsku_id,
      report_name: item.medsku_name,
      report_year: item.medsku_year,
      region: item.region,
      hasDemo: item.medsku_demo_id !== null,
    })),
  );
}

export function ptChoices(tree: Answer<'ptCatalogs'>): CatalogueChoice[] {
  return sorted(
    itemsIn(tree).map((item) => ({
      ...whole,
      kind: 'pt',
      report_id: item.pt_id,
      report_name: item.pt_name,
      report_year: item.pt_year,
      region: item.region,
      hasDemo: item.pt_demo_id !== null,
    })),
  );
}

function surveyChoices(tree: Answer<'surveyCatalogs'>): CatalogueChoice[] {
  return sorted(
    itemsIn(tree).map((item) => ({
      ...whole,
      kind: 'survey',
      report_id: item.survey_id,
      report_name: item.survey_name,
      report_year: item.survey_year,
      region: item.region,
      hasDemo: false,
    })),
  );
}

/** Demos are shown under the names of their items. */
export function demoChoices(choices: readonly CatalogueChoice[]): CatalogueChoice[] {
  return choices.filter(({ hasDemo }) => hasDemo).map((choice) => ({ ...choice, demo: true }));
}

const minutes = 60_000;
const loaders = {
  reports: async (signal: AbortSignal) => reportChoices(await call('catalogs', { query: {} }, { signal })),
  medsku: async (signal: AbortSignal) => medskuChoices(await call('medskuCatalogs', {}, { signal })),
  pt: async (signal: AbortSignal) => ptChoices(await call('ptCatalogs', {}, { signal })),
  surveys: async (signal: AbortSignal) => surveyChoices(await call('surveyCatalogs', {}, { signal })),
  samples: async (signal: AbortSignal) => reportChoices(await call('catalogs', { query: {} }, { signal })),
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
