import { slugBesideId } from '@caliper/contract/catalogue/slug.ts';

/** Where the items of the catalogue are opened. */
export function reportPath(id: number, name: string, chapter = 1): string {
  return `/reports/${id}/${slugBesideId(name)}/${chapter}`;
}

/** What an item of another kind holds, for people who cannot open all of it. */
export function itemPath(kind: 'medsku' | 'pt' | 'survey', id: number, name: string): string {
  return `/${kind}/item/${id}/${slugBesideId(name)}`;
}

/** A custom report opened at one of its bookmarks; `place` counts in their order. */
export function customReportPath(id: number, name: string, place = 1): string {
  return `/custom-reports/${id}/${slugBesideId(name)}/${place}`;
}
