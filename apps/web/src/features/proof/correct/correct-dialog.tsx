import { draftLimits } from '@caliper/contract/drafts/drafts.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { DialogFoot } from '@caliper/ui/dialogs/dialog-foot.tsx';
import { Checkbox } from '@caliper/ui/fields/checkbox.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { NativeSelect } from '@caliper/ui/fields/native-select.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { useEffect } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { reloadDraft, showReadAgain } from '../proof.queries.ts';
import { useProof } from '../proof-context.ts';
import { type Correctable, type CorrectForm, correctForm, rightIn } from './correctable.ts';

const headRows = Array.from({ length: draftLimits.headRows + 1 }, (_, count) => String(count));

interface CorrectDialogProps {
  of: Correctable;
  /** Whether leaving the page would lose something of it. */
  onChanged: (isChanged: boolean) => void;
  onClose: () => void;
}

/** Puts right how a table or figure was read. Its figures are corrected in the source. */
export function CorrectDialog({ of, onChanged, onClose }: CorrectDialogProps) {
  const { draft } = useProof();
  const { chapter_number: chapter, block } = of;
  const id = draft.draft_id;
  const { values, field, change, formProps, isSending, isChanged, problem } = useForm<CorrectForm, unknown>({
    values: correctForm(of),
    send: async (values) => {
      const body = { revision: draft.revision, chapter, block, ...rightIn(of, values) };
      showReadAgain(await call('correctDraft', { params: { id }, body }));
    },
    onSent: () => {
      notifySuccess('Put right. The package was read again with it.');
      onClose();
    },
    onFailed: () => reloadDraft(id),
  });
  useEffect(() => onChanged(isChanged), [onChanged, isChanged]);
  const noun = of.read ? 'table' : 'figure';
  return (
    <FormDialog title={`Correct this ${noun}`} isChanged={isChanged} isSaving={isSending} onClose={onClose}>
      {(ask) => (
        <form {...formProps} className="stack gap16">
          <p className="quiet">
            This says how the {noun} is to be read. Figures are never changed here: correct them in the source
            and upload the package again.
          </p>
          {!values.isLeftOut && (
            <>
              <TextField
                {...field('caption')}
                label="Caption"
                maxLength={draftLimits.caption}
                data-autofocus
              />
              {of.read && (
                <NativeSelect
                  label="Head rows"
                  value={values.headRows}
                  options={headRows.map((value) => ({ value, label: value }))}
                  onChange={(value) => change({ headRows: value })}
                  translate="no"
                />
              )}
              {of.read && (
                <TextField {...field('unit')} label="Unit of all its figures" maxLength={draftLimits.unit} />
              )}
            </>
          )}
          <Checkbox
            checked={values.isLeftOut}
            onChange={(event) => change({ isLeftOut: event.target.checked })}
          >
            Leave this {noun} out of the report
          </Checkbox>
          {problem && <FieldError>{problem}</FieldError>}
          <DialogFoot note={isSending ? 'The package is being read again.' : undefined}>
            <Button refused={isSending} onClick={() => ask(onClose)}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" busy={isSending} refused={!isChanged}>
              Correct
            </Button>
          </DialogFoot>
        </form>
      )}
    </FormDialog>
  );
}
