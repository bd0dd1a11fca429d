import { reportPath } from '../../../lib/navigation/paths.ts';
import type { SearchMatch } from '../search.queries.ts';

type Found = Pick<SearchMatch, 'report_id' | 'report_name'>;

/** The path of a chapter with hits. The reader then searches for the same term, and its way back leads here. */
export function resultPath({ report_id, report_name }: Found, query: string, chapter = 1): string {
  return `${reportPath(report_id, report_name, chapter)}?${new URLSearchParams({ term: query })}`;
}
