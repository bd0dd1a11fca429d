import { Icon } from '@caliper/ui/icons.tsx';
import type { Bookmark, CustomReport } from '../../../lib/reports/custom-reports.ts';
import { spokenName } from '../spoken-name.ts';
import classes from './remove-bookmark.module.css';
import { removeButtons } from './remove-buttons.ts';
import { useRemoval } from './use-removal.ts';

interface RemoveBookmarkProps {
  report: CustomReport;
  bookmark: Bookmark;
}

/** Removes a bookmark, for the creator only. It does not ask first, because removal can be undone. */
export function RemoveBookmark({ report, bookmark }: RemoveBookmarkProps) {
  const { remove, isRemoving } = useRemoval(report, bookmark);
  if (!report.can.edit) return null;
  return (
    <button
      type="button"
      className={classes.remove}
      {...{ [removeButtons]: '' }}
      aria-label={`Remove ${spokenName(bookmark, report.collections)}`}
      title="Remove"
      aria-busy={isRemoving || undefined}
      onClick={(event) => remove(event.currentTarget)}
    >
      <Icon name="close" size={14} />
    </button>
  );
}
