import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSession } from '../../../lib/session/session.ts';
import { customReportMetadataQuery } from '../custom-reports.queries.ts';
import classes from '../dialogs.module.css';
import { Waiting } from '../waiting.tsx';
import type { Bookmarking, KeptDraft } from './bookmark-button.tsx';
import { type BookmarkDraft, blankDraft, ownReports } from './bookmark-draft.ts';
import { BookmarkForm } from './bookmark-form.tsx';
import type { BookmarkFormProps } from './use-bookmark-form.ts';
import { useSaveBookmarks } from './use-save-bookmarks.ts';

interface BookmarkDialogProps extends Bookmarking {
  kept: KeptDraft;
  onClose: () => void;
}

export function BookmarkDialog({ kept, onClose, ...bookmarking }: BookmarkDialogProps) {
  const session = useSession();
  const [draft, setDraft] = useState(kept.draft ?? blankDraft);
  const keep = (next: BookmarkDraft) => {
    kept.draft = next;
    setDraft(next);
  };
  const saving = useSaveBookmarks(kept.keys, () => {
    keep(blankDraft);
    onClose();
  });
  const { report_name, report_year } = bookmarking.report;
  return (
    <Dialog title="Bookmark" opened onClose={onClose} wide busy={saving.isPending}>
      <p className={classes.lead}>
        {report_name}, <span translate="no">{report_year}</span>
      </p>
      <div className={classes.part}>
        {session && (
          <Faces
            {...{ ...bookmarking, session, draft, saving, onClose }}
            onChange={(part) => keep({ ...draft, ...part })}
          />
        )}
      </div>
    </Dialog>
  );
}

function Faces(props: Omit<BookmarkFormProps, 'own'>) {
  const query = useQuery(customReportMetadataQuery(props.session.usergroupData.id));
  if (query.data) return <BookmarkForm {...props} own={ownReports(query.data, props.session)} />;
  return <Waiting of={query} title="Your custom reports did not load" />;
}
