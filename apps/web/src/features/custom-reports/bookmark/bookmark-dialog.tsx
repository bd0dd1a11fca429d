import { customReportsProblems as problems } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { customReports as limits } from '@caliper/contract/limits.ts';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { RadioList } from '@caliper/ui/fields/radio-list.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useFirstWrong } from '../../../lib/forms/failures.ts';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { ChapterChecklist } from '../chapters/chapter-checklist.tsx';
import { type CustomReportSummary, customReportMetadataQuery } from '../custom-reports.queries.ts';
import { SaveFoot, useLateFocus, Waiting } from '../dialog-parts.tsx';
import classes from '../dialogs.module.css';
import type { Bookmarking, KeptDraft } from './bookmark-button.tsx';
import { type BookmarkDraft, blankDraft, isAtLimit, ownReports } from './bookmark-draft.ts';
import { type BookmarkFormProps, useBookmarkForm } from './use-bookmark-form.ts';
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

/** Chooses the custom report and the chapters. */
function BookmarkForm(props: BookmarkFormProps) {
  const { chapters, session, own, draft, saving, onClose } = props;
  const { target, held, choice, errors, titleError, note, change, tick, submit } = useBookmarkForm(props);
  const form = useFirstWrong(errors);
  useLateFocus(form);
  return (
    <form ref={form} className={classes.form} data-long onSubmit={submit} noValidate>
      <DialogFields>
        <TargetChoice own={own} target={target} session={session} onChoose={(id) => change({ target: id })} />
        {target === null && (
          <TextField
            label="Title *"
            value={draft.title}
            onChange={(event) => change({ title: event.target.value })}
            error={titleError}
            required
            data-autofocus
          />
        )}
        {choice ? (
          <ChapterChecklist chapters={chapters} choice={choice} onTick={tick} />
        ) : (
          <Waiting of={held} title="This custom report did not load" />
        )}
      </DialogFields>
      <div className={classes.foot}>
        {note && <FieldError>{note}</FieldError>}
        <SaveFoot isSaving={saving.isPending} onCancel={onClose}>
          {target === null ? 'Create custom report' : 'Save'}
        </SaveFoot>
      </div>
    </form>
  );
}

interface TargetChoiceProps {
  own: readonly CustomReportSummary[];
  target: number | null;
  session: Session;
  onChoose: (target: number | null) => void;
}

const anew = 'new';

/** A new custom report or an existing one. Without any there is no choice. */
function TargetChoice({ own, target, session, onChoose }: TargetChoiceProps) {
  if (own.length === 0) return null;
  const refusal = isAtLimit(own, session) ? problems['custom-reports-limit'].detail : null;
  return (
    <RadioList
      label="Add the chapters to"
      value={target === null ? anew : String(target)}
      options={[
        { value: anew, label: 'New custom report', refusal },
        ...own.map(({ c_report_id, c_report_name, chapters }) => ({
          value: String(c_report_id),
          label: c_report_name,
          about: `${chapters} of ${limits.bookmarks}`,
        })),
      ]}
      onChange={(value) => onChoose(value === anew ? null : Number(value))}
    />
  );
}
