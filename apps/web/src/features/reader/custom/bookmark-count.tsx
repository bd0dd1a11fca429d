import { customReportsTexts } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { customReports } from '@caliper/contract/limits.ts';
import { Hint } from '@caliper/ui/messages/hint.tsx';
import type { ReactNode } from 'react';
import classes from './bookmark-count.module.css';

interface BookmarkCountProps {
  count: number;
  /** What the person can do about it. */
  children: ReactNode;
}

/** The number of bookmarks out of the maximum. A button, so that keyboard users can reach its explanation. */
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
