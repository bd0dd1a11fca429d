import { slugOf } from '@caliper/contract/catalogue/slug.ts';

/** Where the items of the catalogue are opened. */
export function reportPath(id: number, name: string): string {
  return `/reports/${id}/${slugOf(name)}/1`;
}

export function customReportPath(id: number, name: string): string {
  return `/custom-reports/${id}/${slugOf(name)}/1`;
}

export function itemDashboardPath(kind: 'medsku' | 'pt' | 'survey', id: number, name: string): string {
  return `/${kind}/dashboard/${id}/${slugOf(name)}`;
}
