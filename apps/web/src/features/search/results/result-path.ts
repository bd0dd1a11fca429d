import { reportPath } from '../../../lib/item-paths.ts';
import type { SearchMatch } from '../search.queries.ts';

type Found = Pick<SearchMatch, 'report_id' | 'report_name'>;

/** A chapter of what was found. The report then searches itself for the same, and its way back leads here. */
export function resultPath({ report_id, report_name }: Found, query: string, chapter = 1): string {
  return `${reportPath(report_id, report_name, chapter)}?${new URLSearchParams({ term: query })}`;
}
