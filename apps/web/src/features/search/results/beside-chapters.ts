import { anyHitsIn } from '@caliper/text/hits.ts';
import type { Query } from '@caliper/text/query.ts';
import type { SearchMatch } from '../search.queries.ts';

type Found = Pick<SearchMatch, 'report_name' | 'snippet'>;

/** Where a report without matching chapters was found. Its excerpt can only be from the description. */
export function besideChapters({ report_name, snippet }: Found, query: Query): string {
  const inTitle = anyHitsIn(report_name, query).length > 0;
  if (!inTitle) return 'description';
  return snippet ? 'title and description' : 'title';
}
