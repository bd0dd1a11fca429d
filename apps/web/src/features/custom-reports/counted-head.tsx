import { customReports as limits } from '@caliper/contract/limits.ts';
import classes from './counted-head.module.css';

/** Above a list of what goes into a custom report: how much there is, of how much there can be. */
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
