import { hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import { synonymsTexts } from '@caliper/contract/synonyms/synonyms.messages.ts';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { call } from '../../lib/api/api-client.ts';
import { showsOwnError } from '../../lib/api/query-client.ts';
import { useSingleMutation } from '../../lib/api/use-single-mutation.ts';
import { notifySuccess } from '../../lib/notifications.ts';
import { SynonymPreview } from './synonym-preview.tsx';
import { allNames, quoted } from './synonym-words.ts';
import { afterChange, type Synonym } from './synonyms.queries.ts';

interface DeleteSynonymProps {
  synonym: Synonym;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks first, and shows what searches would find without it. */
export function DeleteSynonym({ synonym, onClose, onDeleted }: DeleteSynonymProps) {
  const { synonym_id } = synonym;
  const { mutate, error, isPending } = useSingleMutation({
    mutationFn: () => remove(synonym),
    onSuccess: async () => {
      notifySuccess(synonymsTexts.deleted);
      onClose();
      // The dialog gives the focus back to the button of the row, which goes with the row.
      await afterChange();
      onDeleted();
    },
    onError: () => void afterChange(),
    meta: showsOwnError,
  });
  return (
    <ConfirmDialog
      title="Delete these synonyms?"
      opened
      action="Delete"
      destructive
      busy={isPending}
      onConfirm={() => mutate()}
      onClose={onClose}
    >
      <p className="anywhere mb16">{quoted(allNames(synonym))} will no longer find each other.</p>
      <SynonymPreview proposed={{ synonym_id }} />
      {error && <FieldError>{messageOf(error)}</FieldError>}
    </ConfirmDialog>
  );
}

/** If someone else was faster, it is as wanted. */
async function remove({ synonym_id, version }: Synonym): Promise<void> {
  try {
    await call('deleteSynonym', { params: { synonym_id }, query: { version } });
  } catch (error) {
    if (!hasCode(error, 'not-found')) throw error;
  }
}
