import type { CatalogueItem } from '../catalogue.queries.ts';

/** Editions share a title: whoever does not see the row is told which one it is. */
export function editionName({ report_name, region, report_year }: CatalogueItem): string {
  return `${report_name} (${region}, ${report_year})`;
}
