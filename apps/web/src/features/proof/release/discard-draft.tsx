import { hasCode, messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { draftQuery, draftsQuery } from '../../reports/index.ts';
import { useProof } from '../proof-context.ts';
import { useWayBack } from '../use-way-back.ts';

/** Asks first, and names the draft: others may be open in other tabs. */
export function DiscardDraft() {
  const { draft } = useProof();
  const [isAsked, setIsAsked] = useState(false);
  const navigate = useNavigate();
  const back = useWayBack();
  const { draft_id: id, report_name, report_year } = draft;
  const { mutate, error, isPending } = useSingleMutation({
    mutationFn: () => discard(id),
    onSuccess: () => {
      notifySuccess(`The draft of ${report_name} - ${report_year} was discarded`);
      queryClient.removeQueries({ queryKey: draftQuery(id).queryKey });
      void queryClient.invalidateQueries({ queryKey: draftsQuery.queryKey });
      return navigate(back.to);
    },
    meta: showsOwnError,
  });
  return (
    <>
      <Button variant="remove" full onClick={() => setIsAsked(true)}>
        Discard draft
      </Button>
      <ConfirmDialog
        title="Discard this draft?"
        opened={isAsked}
        action="Discard draft"
        destructive
        busy={isPending}
        onConfirm={() => mutate()}
        onClose={() => setIsAsked(false)}
      >
        <p>
          <strong>
            {report_name} - {report_year}
          </strong>
          : the draft and everything decided about its findings are deleted. What clients read stays as it is.
        </p>
        {error && <FieldError>{messageOf(error)}</FieldError>}
      </ConfirmDialog>
    </>
  );
}

/** If someone else was faster, it is as wanted. */
async function discard(id: number): Promise<void> {
  try {
    await call('discardDraft', { params: { id } });
  } catch (error) {
    if (!hasCode(error, 'not-found')) throw error;
  }
}
