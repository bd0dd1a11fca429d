import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { asked } from '../../lib/api/asked.ts';
import { queryClient } from '../../lib/api/query-client.ts';

const progressMilliseconds = 3000;

/** Asked once, and again only while demo content is being loaded. */
const demoProgressQuery = queryOptions({
  ...asked(['demo-progress'], 'demoProgress'),
  staleTime: Number.POSITIVE_INFINITY,
  refetchInterval: ({ state }) => (state.data ? progressMilliseconds : false),
});

/** Why the lists are still short after the first start, until everything is there. */
export function DemoProgress() {
  const { data: progress } = useQuery(demoProgressQuery);
  const loaded = progress?.loaded;
  // The lists grow with every step, the last one included.
  useEffect(() => {
    if (loaded === undefined) return;
    return () => {
      for (const list of ['catalogue', 'search']) void queryClient.invalidateQueries({ queryKey: [list] });
    };
  }, [loaded]);
  if (!progress) return null;
  return (
    <p className="mt12 small quiet" role="status">
      Demo content is loading
      {progress.planned > 0 && `: ${progress.loaded} of ${progress.planned} reports`}
    </p>
  );
}
