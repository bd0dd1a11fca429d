import { slugBesideId } from '@caliper/contract/catalogue/slug.ts';

/** Where the items of the catalogue are opened. */
export function reportPath(id: number, name: string, chapter = 1): string {
  return `/reports/${id}/${slugBesideId(name)}/${chapter}`;
}

/** A custom report opened at one of its bookmarks; `place` counts in their order. */
export function customReportPath(id: number, name: string, place = 1): string {
  return `/custom-reports/${id}/${slugBesideId(name)}/${place}`;
}
