import { slugBesideId } from './slug.ts';

/** Where a report is read; the dashboards link to it too. */
export function reportPath(id: number, name: string, chapter = 1): string {
  return `/reports/${id}/${slugBesideId(name)}/${chapter}`;
}

/** Two versions of one report. */
interface Versions {
  from: number;
  to: number;
}

/** What changed between two editions; with versions, between two versions of the same report. */
export function changesPath(id: number, name: string, other: number, versions?: Versions): string {
  const query = versions ? `?from=${versions.from}&to=${versions.to}` : '';
  return `/reports/${id}/${slugBesideId(name)}/changes/${other}${query}`;
}

/** A custom report opened at one of its bookmarks; `place` counts in their order. */
export function customReportPath(id: number, name: string, place = 1): string {
  return `/custom-reports/${id}/${slugBesideId(name)}/${place}`;
}

/** What an item of another kind holds, for people who cannot open all of it. */
export function itemPath(kind: 'medsku' | 'pt' | 'survey', id: number, name: string): string {
  return `/${kind}/item/${id}/${slugBesideId(name)}`;
}
