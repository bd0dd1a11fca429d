import { customReportsTexts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { customReports } from '@caliper/contract/limits.ts';
import { Hint } from '@caliper/ui/hint.tsx';
import type { ReactNode } from 'react';
import classes from './bookmark-count.module.css';

interface BookmarkCountProps {
  count: number;
  /** What to do about it. */
  children: ReactNode;
}

/** How many there are, of how many there can be. A button, so that it can be asked what that means. */
export function BookmarkCount({ count, children }: BookmarkCountProps) {
  return (
    <div className={classes.beside}>
      <Hint words={customReportsTexts.bookmarksHint}>
        <button type="button" className={classes.count} translate="no">
          {count} of {customReports.bookmarks}
        </button>
      </Hint>
      {children}
    </div>
  );
}
