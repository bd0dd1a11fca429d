import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { prepareChapter } from '../chapter/prepare-chapter.ts';
import { type ChapterTitle, reportQuery } from '../reader.queries.ts';
import { neighboursOf } from './neighbours.ts';

const idleMilliseconds = 2000;

/** When there is nothing else to do, the chapters around the current one are fetched and made ready. */
export function useNeighbours(
  reportId: number,
  chapters: readonly ChapterTitle[],
  current: number | null,
): void {
  const client = useQueryClient();
  const { previous, next } = neighboursOf(chapters, current ?? -1);
  const wanted = [next?.chapter_number, previous?.chapter_number].join();
  useEffect(() => {
    let isOver = false;
    const prepare = async () => {
      for (const chapter of wanted.split(',').filter(Boolean).map(Number)) {
        const query = reportQuery(reportId, chapter, true);
        await client.prefetchQuery(query);
        const report = client.getQueryData(query.queryKey);
        if (isOver) return;
        if (report?.kind === 'whole' && report.chapter) {
          const { chapter: ready } = report;
          whenIdle(() => prepareChapter(ready));
        }
      }
    };
    const cancel = whenIdle(() => void prepare());
    return () => {
      isOver = true;
      cancel();
    };
  }, [client, reportId, wanted]);
}

/** Not every browser tells when it is idle. */
function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(run, { timeout: idleMilliseconds });
  return () => cancelIdleCallback(handle);
}
