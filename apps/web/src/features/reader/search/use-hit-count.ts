import { useState } from 'react';
import type { ReaderAddress } from '../reader-address.ts';
import type { ReportSearch } from './use-report-search.ts';

/** What is marked in this chapter, and how often: as the server counts, and then as there are marks to step to. */
export function useHitCount({ chapter }: ReaderAddress, { term, hits }: ReportSearch) {
  const [marked, setMarked] = useState({ of: '', count: 0 });
  const counted = hits?.inChapter(chapter) ?? 0;
  const query = counted > 0 ? term : '';
  const of = `${chapter} ${query}`;
  return {
    query,
    hitCount: query !== '' && marked.of === of ? marked.count : counted,
    onHits: (count: number) => setMarked({ of, count }),
  };
}
