import { slugBesideId } from './slug.ts';

/** Where a report is read; the dashboards link to it too. */
export function reportPath(id: number, name: string, chapter = 1): string {
  return `/reports/${id}/${slugBesideId(name)}/${chapter}`;
}

/** A custom report opened at one of its bookmarks; `place` counts in their order. */
export function customReportPath(id: number, name: string, place = 1): string {
  return `/custom-reports/${id}/${slugBesideId(name)}/${place}`;
}

/** What an item of another kind holds, for people who cannot open all of it. */
export function itemPath(kind: 'medsku' | 'pt' | 'survey', id: number, name: string): string {
  return `/${kind}/item/${id}/${slugBesideId(name)}`;
}
