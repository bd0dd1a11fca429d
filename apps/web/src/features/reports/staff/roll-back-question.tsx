import { messageOf } from '@caliper/contract/client/api-error.ts';
import { draftLimits } from '@caliper/contract/drafts/drafts.values.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { TextAreaField } from '@caliper/ui/fields/text-area-field.tsx';
import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { forgetReports, reportVersionsQuery } from '../reports.queries.ts';
import classes from './manage-reports.module.css';

interface RollBackQuestionProps {
  reportId: number;
  version: number;
  onClose: () => void;
}

/** Asks in place: a dialog on top of a dialog would hide the way back. What was typed survives a failure. */
export function RollBackQuestion({ reportId, version, onClose }: RollBackQuestionProps) {
  const keep = useFocusOnArrival<HTMLButtonElement>();
  const [note, setNote] = useState('');
  const { mutate, error, isPending } = useSingleMutation({
    mutationFn: () =>
      call('rollbackReport', { params: { id: reportId }, body: { version, note: note.trim() } }),
    onSuccess: (versions) => {
      queryClient.setQueryData(reportVersionsQuery(reportId).queryKey, versions);
      forgetReports();
      notifySuccess(`Readers now see version ${version}`);
      onClose();
    },
    // It may have happened although its answer was lost.
    onError: () => void queryClient.invalidateQueries({ queryKey: reportVersionsQuery(reportId).queryKey }),
    meta: showsOwnError,
  });
  return (
    <div className="stack gap12 mt12">
      <div className={classes.ask} role="alert">
        <p>Roll back to version {version}? Readers will see it in place of the current one.</p>
        <Button size="sm" variant="destructive" busy={isPending} onClick={() => mutate()}>
          Roll back
        </Button>
        <Button size="sm" refused={isPending} onClick={onClose} ref={keep}>
          Keep the current one
        </Button>
      </div>
      {error && <FieldError>{messageOf(error)}</FieldError>}
      <TextAreaField
        label="Note for readers"
        rows={2}
        maxLength={draftLimits.note}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    </div>
  );
}
