import { customReportsProblems as problems } from '@caliper/contract/custom-reports/custom-reports.messages.ts';
import { customReports as limits } from '@caliper/contract/limits.ts';
import { Dialog } from '@caliper/ui/dialogs/dialog.tsx';
import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { RadioList } from '@caliper/ui/fields/radio-list.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useQuery } from '@tanstack/react-query';
import { type Session, useSession } from '../../../lib/session/session.ts';
import { ChapterChecklist } from '../chapters/chapter-checklist.tsx';
import { type CustomReportSummary, customReportMetadataQuery } from '../custom-reports.queries.ts';
import { SaveFoot, useLateFocus, Waiting } from '../dialog-parts.tsx';
import classes from '../dialogs.module.css';
import type { Bookmarking, KeptDraft } from './bookmark-button.tsx';
import { isAtLimit, ownReports } from './bookmark-draft.ts';
import { useBookmarkForm } from './use-bookmark-form.ts';

interface BookmarkDialogProps extends Bookmarking {
  kept: KeptDraft;
  onClose: () => void;
}

export function BookmarkDialog(props: BookmarkDialogProps) {
  const session = useSession();
  return session && <OpenBookmark {...props} session={session} />;
}

function OpenBookmark(props: BookmarkDialogProps & { session: Session }) {
  const { report, chapters, session, onClose } = props;
  const query = useQuery(customReportMetadataQuery(session.usergroupData.id));
  const own = query.data ? ownReports(query.data, session) : [];
  const form = useBookmarkForm({ ...props, own });
  return (
    <Dialog title="Bookmark" opened onClose={onClose} wide busy={form.isSending}>
      <p className="quiet anywhere">
        {report.report_name}, <span translate="no">{report.report_year}</span>
      </p>
      <div className="mt16">
        {query.data ? (
          <BookmarkForm {...{ form, chapters, own, session, onClose }} />
        ) : (
          <Waiting of={query} title="Your custom reports did not load" />
        )}
      </div>
    </Dialog>
  );
}

interface BookmarkFormProps extends Pick<Bookmarking, 'chapters'> {
  form: ReturnType<typeof useBookmarkForm>;
  own: readonly CustomReportSummary[];
  session: Session;
  onClose: () => void;
}

/** Chooses the custom report and the chapters. */
function BookmarkForm({ form, chapters, own, session, onClose }: BookmarkFormProps) {
  const { values, target, held, choice, titleError, note, change, tick, formProps } = form;
  useLateFocus(formProps.ref);
  return (
    <form {...formProps} className={classes.form} data-long>
      <DialogFields>
        <TargetChoice own={own} target={target} session={session} onChoose={(id) => change({ target: id })} />
        {target === null && (
          <TextField
            label="Title *"
            value={values.title}
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
        <SaveFoot isSaving={form.isSending} onCancel={onClose}>
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
