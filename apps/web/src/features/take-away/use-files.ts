import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { queryClient } from '../../lib/api/query-client.ts';
import { filesQuery, isUnfinished, type TakenFile } from './take-away.queries.ts';

/** What was made for the person. When something is done, the bell has news. */
export function useFiles(): { files: TakenFile[] | undefined; error: Error | null; retry: () => void } {
  const { data: files, error, refetch } = useQuery(filesQuery);
  const unfinished = files?.filter(isUnfinished).length ?? 0;
  const before = useRef(unfinished);
  useEffect(() => {
    if (unfinished < before.current) void queryClient.invalidateQueries({ queryKey: ['notifications'] });
    before.current = unfinished;
  }, [unfinished]);
  return { files, error, retry: () => void refetch() };
}
