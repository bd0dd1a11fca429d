import { Icon } from '@caliper/ui/theme/icons.tsx';
import { spokenName } from '../bookmarks.ts';
import type { Bookmark, CustomReport } from '../custom-reports.queries.ts';
import { showDialog } from '../dialog-host.tsx';
import classes from './remove-bookmark.module.css';
import { removeButtons } from './remove-buttons.ts';
import { useRemoval } from './use-removal.ts';

interface RemoveBookmarkProps {
  report: CustomReport;
  bookmark: Bookmark;
}

/** Removes a bookmark, for the creator only. It asks first if the chapter exists but could not be added again. */
export function RemoveBookmark({ report, bookmark }: RemoveBookmarkProps) {
  const { remove, isRemoving } = useRemoval(report, bookmark);
  if (!report.can.edit) return null;
  const name = spokenName(bookmark, report.collections);
  const isFinal = bookmark.state === 'not-subscribed' || bookmark.state === 'withdrawn';
  const ask = (button: HTMLElement) =>
    showDialog('remove', async (onClose) => {
      const { RemoveDialog } = await import('./remove-dialog.tsx');
      return <RemoveDialog name={name} onRemove={() => remove(button)} onClose={onClose} />;
    });
  return (
    <button
      type="button"
      className={classes.remove}
      {...{ [removeButtons]: '' }}
      aria-label={`Remove ${name}`}
      title="Remove"
      aria-busy={isRemoving || undefined}
      onClick={({ currentTarget }) => (isFinal ? void ask(currentTarget) : remove(currentTarget))}
    >
      <Icon name="close" size={14} />
    </button>
  );
}
