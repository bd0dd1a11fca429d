import { useState } from 'react';
import type { Entry } from '../entries.ts';
import type { ReaderSearch } from './use-reader-search.ts';

/** The query marked in this chapter, and the number of hits: the server's count, then that of the marks. */
export function useHitCount(current: Entry | undefined, { term, hits }: ReaderSearch) {
  const [marked, setMarked] = useState({ of: '', count: 0 });
  const counted = hits?.inEntry(current?.id) ?? 0;
  const query = counted > 0 ? term : '';
  const of = `${current?.id} ${query}`;
  return {
    query,
    hitCount: query !== '' && marked.of === of ? marked.count : counted,
    onHits: (count: number) => setMarked({ of, count }),
  };
}
