import { dashboardTexts } from '@caliper/contract/dashboards/dashboards.messages.ts';
import type { Dashboard } from '../../lib/dashboard.ts';

/** A filter and the names that it leaves, in words. */
export interface FilterPart {
  by: string;
  words: string;
}

/** The words on every export of a dashboard. */
export interface ExportWords {
  /** As a citation names it. */
  cited: { provider: string; name: string; region: string; year: number };
  title: string;
  filtered: readonly FilterPart[];
  source: string;
  /** Shown below the figures, such as that they are only examples. */
  notes: readonly string[];
  /** What stands on everything that leaves: for whom it was made, when, and on which terms. */
  stamp: readonly string[];
}

export function exportWords(
  dashboard: Dashboard,
  provider: string,
  filtered: readonly FilterPart[],
): ExportWords {
  const { name, year, region, demo, sample, missing, notes } = dashboard;
  return {
    cited: { provider, name, region, year },
    title: `${name}, ${region}, ${year}`,
    filtered,
    source: sourceOf(dashboard, provider),
    notes: [
      ...(demo ? ['Demo data'] : []),
      ...(sample === null ? [] : [`Sample: one market, ${sample}`]),
      ...missingWords(missing),
      ...notes,
    ],
    stamp: [],
  };
}

/** What a dashboard leaves out; empty if it is complete. */
export function missingWords(missing: Dashboard['missing']): string[] {
  return missing.length === 0 ? [] : [`Not shown here: ${missing.join(', ')}.`];
}

/** Why a dashboard has no figures at all. */
export function emptyWords(missing: Dashboard['missing']): string {
  return missingWords(missing)[0] ?? dashboardTexts.noFigures;
}

/** The filters of a panel; empty without any. What it compares is marked in it, not filtered. */
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

/** A file name that is valid in any system. */
export function fileName(...parts: readonly string[]): string {
  return parts
    .join(' ')
    .normalize('NFKD')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 100)
    .toLowerCase();
}
