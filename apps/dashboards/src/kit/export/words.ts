import { dashboardTexts } from '@caliper/contract/dashboards/dashboards.messages.ts';
import type { Dashboard } from '../types.ts';

/** One of the things that were filtered by, and what was left, in words. */
export interface FilterPart {
  by: string;
  words: string;
}

/** What stands on everything that leaves a dashboard. */
export interface ExportWords {
  title: string;
  filtered: readonly FilterPart[];
  source: string;
  /** Ends that belong below, such as that figures are only examples. */
  notes: readonly string[];
}

export function exportWords(
  dashboard: Dashboard,
  provider: string,
  filtered: readonly FilterPart[],
): ExportWords {
  const { name, year, region, demo, sample, missing, notes } = dashboard;
  return {
    title: `${name}, ${region}, ${year}`,
    filtered,
    source: sourceOf(dashboard, provider),
    notes: [
      ...(demo ? ['Demo data'] : []),
      ...(sample === null ? [] : [`Sample: one market, ${sample}`]),
      ...missingWords(missing),
      ...notes,
    ],
  };
}

/** What a dashboard leaves out; nothing where it does not. */
export function missingWords(missing: Dashboard['missing']): string[] {
  return missing.length === 0 ? [] : [`Not shown here: ${missing.join(', ')}.`];
}

/** What narrows a panel; empty where nothing does. What it compares is marked in it and narrows nothing. */
export function filteredWords({ filtered }: ExportWords, compared?: string | readonly string[]): string {
  return filtered
    .filter(({ by }) => ![compared].flat().includes(by))
    .map(({ words }) => words)
    .join('; ');
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
