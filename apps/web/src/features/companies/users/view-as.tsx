import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '../../../lib/api/api-client.ts';
import { showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { enterViewing } from '../../../lib/session/viewing.ts';

/** A way for staff to see what a client sees. */
export function ViewAs({ id, name }: { id: string; name: string }) {
  const { pathname, search } = useLocation();
  const [isAsked, setIsAsked] = useState(false);
  const { mutate, isPending, isSuccess, error } = useSingleMutation({
    mutationFn: () => call('startViewing', { params: { id } }),
    onSuccess: ({ viewing_id }) => enterViewing({ id: viewing_id, returnTo: pathname + search }),
    meta: showsOwnError,
  });
  return (
    <>
      <Button size="sm" variant="quiet" aria-label={`View as ${name}`} onClick={() => setIsAsked(true)}>
        View as client
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={`View as ${name}?`}
          opened
          action="View as client"
          busy={isPending || isSuccess}
          onConfirm={() => mutate()}
          onClose={() => setIsAsked(false)}
        >
          <p>
            You see the portal as {name} does, in this tab, for 30 minutes. Nothing can be changed or taken
            away, and their notes, searches and messages stay theirs. It is written into the audit log.
          </p>
          {error && <FieldError>{messageOf(error)}</FieldError>}
        </ConfirmDialog>
      )}
    </>
  );
}
