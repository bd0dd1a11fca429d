import { DialogFields } from '@caliper/ui/dialogs/dialog-fields.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useFirstWrong } from '../../../lib/forms/use-first-wrong.ts';
import { ChapterChecklist } from '../chapters/chapter-checklist.tsx';
import classes from '../dialogs.module.css';
import { SaveFoot } from '../save-foot.tsx';
import { useLateFocus } from '../use-late-focus.ts';
import { Waiting } from '../waiting.tsx';
import { TargetChoice } from './target-choice.tsx';
import { type BookmarkFormProps, useBookmarkForm } from './use-bookmark-form.ts';

/** Chooses the custom report and the chapters. */
export function BookmarkForm(props: BookmarkFormProps) {
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
