import type { CatalogueItem } from '../catalogue.queries.ts';

/** Editions share a title: for people who do not see the row, the name says which edition it is. */
export function editionName({ report_name, region, report_year }: CatalogueItem): string {
  return `${report_name} (${region}, ${report_year})`;
}
