import { SkeletonRows } from '@caliper/ui/loading.tsx';
import rows from './results.module.css';
import classes from './results-skeleton.module.css';

/** The shape of the rows that are on their way, as tall as they will be. */
export function ResultsSkeleton() {
  return (
    <div className={classes.skeleton}>
      <SkeletonRows count={6} grid={rows.rows ?? ''} />
    </div>
  );
}
