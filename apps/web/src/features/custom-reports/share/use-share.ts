import { useState } from 'react';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import type { Member } from '../../../lib/members.ts';
import { notify } from '../../../lib/notifications.ts';
import { type CustomReport, showCustomReport } from '../../../lib/reports/custom-reports.ts';
import { sharing } from '../custom-reports.mutations.ts';
import { failureNote } from '../save-failure.ts';
import { chosenOf, isSameChoice, recipientsOf, sharedMessage } from './recipients.ts';

/** Holds the ticks until it is shared. A person who is disabled in the meantime is no longer among `people`. */
export function useShare(report: CustomReport, people: readonly Member[], onClose: () => void) {
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useSharing(onClose);
  const recipients = recipientsOf(report, people);
  const chosen = chosenOf(people, recipients, ticks);
  const share = () => {
    const hasNothingToDo = chosen.length === 0 && report.shared === '';
    setIsMissing(hasNothingToDo);
    if (!hasNothingToDo) mutate({ id: report.c_report_id, users: chosen });
  };
  return {
    people,
    recipients,
    chosen,
    share,
    isShared: report.shared !== '',
    isChanged: !isSameChoice(chosen, recipients),
    tick: (id: string, isTicked: boolean) => setTicks(new Map(ticks).set(id, isTicked)),
    isSharing: isPending,
    note: isMissing ? 'Choose whom to share it with.' : failureNote(error),
  };
}

export type Share = ReturnType<typeof useShare>;

function useSharing(onClose: () => void) {
  return useSingleMutation({
    ...sharing,
    onSuccess: (report, { users }) => {
      onClose();
      void showCustomReport(report);
      notify({ message: sharedMessage(users.length), variant: 'success' });
    },
    // Someone may have been disabled or deleted in the meantime.
    onError: () => void queryClient.invalidateQueries({ queryKey: ['members'] }),
  });
}
