import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { prepareChapter } from '../chapter/prepare-chapter.ts';
import { type Entry, neighboursOf } from '../entries.ts';
import { reportQuery } from '../report.queries.ts';

const idleMilliseconds = 2000;

/** While the browser is idle, fetches and prepares the neighbouring chapters. */
export function useNeighbours(entries: readonly Entry[], place: number | null): void {
  const client = useQueryClient();
  const { previous, next } = neighboursOf(entries, place ?? -1);
  const wanted = [next, previous].flatMap((entry) => (entry?.text ? [addressOf(entry.text)] : [])).join();
  useEffect(() => {
    const over = new AbortController();
    const cancel = whenIdle(() => void prepare(client, wanted, over.signal));
    return () => {
      over.abort();
      cancel();
    };
  }, [client, wanted]);
}

function addressOf({ report_id, chapter_number }: { report_id: number; chapter_number: number }): string {
  return `${report_id}/${chapter_number}`;
}

async function prepare(client: QueryClient, wanted: string, over: AbortSignal): Promise<void> {
  for (const address of wanted.split(',').filter(Boolean)) {
    const [reportId = 0, chapter = 0] = address.split('/').map(Number);
    const query = reportQuery(reportId, chapter, true);
    await client.prefetchQuery(query);
    if (over.aborted) return;
    const report = client.getQueryData(query.queryKey);
    const ready = report?.kind === 'whole' && report.chapter;
    if (ready) whenIdle(() => prepareChapter(ready));
  }
}

/** Not every browser reports when it is idle. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: idleMilliseconds });
  return () => cancelIdleCallback(handle);
}
