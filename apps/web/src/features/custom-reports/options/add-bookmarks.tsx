import {
  customReportsProblems as problems,
  customReportsTexts as texts,
} from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { customReports as limits } from '@caliper/contract/limits.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Hint } from '@caliper/ui/messages/hint.tsx';
import type { CustomReport } from '../custom-reports.queries.ts';
import { showDialog } from '../dialog-host.tsx';

/** Adds chapters of any report that the creator may read. */
export function AddBookmarks({ report }: { report: CustomReport }) {
  if (!report.can.edit) return null;
  const load = async (close: () => void) => {
    const { AddDialog } = await import('../add/add-dialog.tsx');
    return <AddDialog report={report} onClose={close} />;
  };
  const isFull = report.collections.length >= limits.bookmarks;
  return (
    <Hint words={isFull ? problems['bookmarks-limit'].detail : texts.bookmarksHint}>
      <Button
        variant="quiet"
        size="sm"
        icon="plus"
        refused={isFull}
        aria-haspopup="dialog"
        aria-label="Add bookmarks"
        onClick={() => showDialog('add', load)}
      >
        Add
      </Button>
    </Hint>
  );
}
