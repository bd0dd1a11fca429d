import { SkeletonRows } from '@caliper/ui/messages/loading.tsx';
import rows from './results.module.css';
import classes from './results-skeleton.module.css';

/** The outline of rows that are loading, with their later height. */
export function ResultsSkeleton() {
  return (
    <div className={classes.skeleton}>
      <SkeletonRows count={6} grid={rows.rows ?? ''} />
    </div>
  );
}
