import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryClient } from '../../lib/api/query-client.ts';
import { demoProgressQuery } from './catalogue.queries.ts';
import classes from './demo-progress.module.css';

/** Why the lists are still short after the first start, until everything is there. */
export function DemoProgress() {
  const { data: progress } = useQuery(demoProgressQuery);
  const loaded = progress?.loaded;
  // The lists grow with every step, the last one included.
  useEffect(() => {
    if (loaded === undefined) return;
    return () => void queryClient.invalidateQueries({ queryKey: ['catalogue'] });
  }, [loaded]);
  if (!progress) return null;
  return (
    <p className={classes.progress} role="status">
      Demo content is loading
      {progress.planned > 0 && `: ${progress.loaded} of ${progress.planned} reports`}
    </p>
  );
}
