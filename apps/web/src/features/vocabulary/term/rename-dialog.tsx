import { lengths } from '@caliper/contract/limits.ts';
import { vocabularyTexts } from '@caliper/contract/vocabulary/vocabulary.messages.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { DialogFoot } from '@caliper/ui/dialogs/dialog-foot.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { TextField } from '@caliper/ui/fields/text-field.tsx';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import type { Term } from '../vocabulary.queries.ts';

export function RenameDialog({ term, onClose }: { term: Term; onClose: () => void }) {
  const { term_id, version } = term;
  const { field, formProps, isSending, isChanged, problem } = useForm({
    values: { name: term.name },
    check: ({ name }) => (name.trim() === '' ? { name: 'Please enter a name.' } : {}),
    send: ({ name }) => call('renameTerm', { params: { term_id }, body: { name: name.trim(), version } }),
    onSent: () => {
      notifySuccess(vocabularyTexts.renamed);
      onClose();
      return queryClient.invalidateQueries({ queryKey: ['vocabulary'] });
    },
    onFailed: () => void queryClient.invalidateQueries({ queryKey: ['vocabulary'] }),
  });
  return (
    <FormDialog title="Rename" isChanged={isChanged} isSaving={isSending} onClose={onClose}>
      {(ask) => (
        <form {...formProps} className="stack gap16">
          <TextField
            {...field('name')}
            label="Name"
            hint="Reports and dashboards keep the words that they have."
            maxLength={lengths.market}
            data-autofocus
          />
          {problem && <FieldError>{problem}</FieldError>}
          <DialogFoot>
            <Button refused={isSending} onClick={() => ask(onClose)}>
              Cancel
            </Button>
            <Button type="submit" variant="primary" busy={isSending}>
              Rename
            </Button>
          </DialogFoot>
        </form>
      )}
    </FormDialog>
  );
}
