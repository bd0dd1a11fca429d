import { useState } from 'react';
import { type CustomReport, showCustomReport } from '../../../lib/custom-reports.ts';
import { notify } from '../../../lib/notifications.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import { sharing } from '../custom-reports.mutations.ts';
import { failureNote } from '../save-failure.ts';
import { sharedMessage } from './recipients.ts';

export function useShare({ c_report_id, shared }: CustomReport, onClose: () => void) {
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useSingleMutation({
    ...sharing,
    onSuccess: (report, { users }) => {
      onClose();
      void showCustomReport(report);
      notify({ message: sharedMessage(users.length), variant: 'success' });
    },
    // Somebody may have been disabled or deleted meanwhile.
    onError: () => void queryClient.invalidateQueries({ queryKey: ['members'] }),
  });
  const share = (users: string[]) => {
    const hasNothingToDo = users.length === 0 && shared === '';
    setIsMissing(hasNothingToDo);
    if (!hasNothingToDo) mutate({ id: c_report_id, users });
  };
  return {
    share,
    isSharing: isPending,
    note: isMissing ? 'Choose whom to share it with.' : failureNote(error),
  };
}
