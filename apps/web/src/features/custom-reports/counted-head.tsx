import { customReports as limits } from '@caliper/contract/limits.ts';
import classes from './counted-head.module.css';

/** Above the list of a custom report's bookmarks: their number and the limit. */
export function CountedHead({ words, count }: { words: string; count: number }) {
  return (
    <p className={classes.head}>
      <span className={classes.label}>{words}</span>
      <span className={classes.count} role="status" translate="no">
        {count} of {limits.bookmarks}
      </span>
    </p>
  );
}
