import { dashboardTexts } from '@caliper/contract/dashboards/dashboards.messages.ts';
import type { Dashboard } from '../types.ts';

/** What stands on everything that leaves a dashboard. */
export interface ExportWords {
  title: string;
  /** What was filtered, in words; empty where nothing was. */
  filtered: string;
  source: string;
  /** Ends that belong below, such as that figures are only examples. */
  notes: readonly string[];
}

export function exportWords(dashboard: Dashboard, provider: string, filtered: string): ExportWords {
  const { name, year, region, demo, notes } = dashboard;
  return {
    title: `${name}, ${region}, ${year}`,
    filtered,
    source: sourceOf(dashboard, provider),
    notes: [...(demo ? ['Demo data'] : []), ...notes],
  };
}

export function sourceOf({ name, year }: Pick<Dashboard, 'name' | 'year'>, provider: string): string {
  return dashboardTexts.source
    .replace('{provider}', () => provider)
    .replace('{name}', () => name)
    .replace('{year}', () => String(year));
}

/** A file's name in any system. */
export function fileName(...parts: readonly string[]): string {
  return parts
    .join(' ')
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .toLowerCase();
}
