import { citationOf } from '@caliper/contract/reader/citation.ts';
import { pageAddress } from '../../lib/page.ts';
import { type ExportWords, filteredWords } from './words.ts';

/** How to refer to a view of a dashboard, or to a panel of it. Its address has the filters. */
export function viewCitation(
  words: ExportWords,
  panel?: { title: string; compared?: string | readonly string[] | undefined },
): string {
  const { provider, name, region, year } = words.cited;
  return citationOf({
    provider,
    title: name,
    region,
    year,
    version: null,
    releasedOn: null,
    parts: ['dashboard', panel?.title ?? '', filteredWords(words, panel?.compared)],
    address: pageAddress(),
    day: new Date().toISOString().slice(0, 10),
  });
}
