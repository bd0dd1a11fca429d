import { useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient, showsOwnError } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { notify } from '../../../lib/notifications.ts';
import type { Member } from '../../team/index.ts';
import { type CustomReport, showCustomReport } from '../custom-reports.queries.ts';
import { failureNote } from '../saving.ts';
import { chosenOf, isSameChoice, recipientsOf, sharedMessage } from './recipients.ts';

/** Holds the ticks until it is shared. A person who is disabled in the meantime is no longer among `people`. */
export function useShare(report: CustomReport, people: readonly Member[], onClose: () => void) {
  const [ticks, setTicks] = useState<ReadonlyMap<string, boolean>>(new Map());
  const [isMissing, setIsMissing] = useState(false);
  const { mutate, isPending, error } = useSharing(report.c_report_id, onClose);
  const recipients = recipientsOf(report, people);
  const chosen = chosenOf(people, recipients, ticks);
  const share = () => {
    const hasNothingToDo = chosen.length === 0 && report.shared === '';
    setIsMissing(hasNothingToDo);
    if (!hasNothingToDo) mutate(chosen);
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
    note: isMissing ? 'Please choose whom to share it with.' : failureNote(error),
  };
}

export type Share = ReturnType<typeof useShare>;

function useSharing(id: number, onClose: () => void) {
  return useSingleMutation({
    mutationFn: (users: string[]) => call('shareCustomReport', { params: { id }, body: { users } }),
    meta: showsOwnError,
    onSuccess: (report, users) => {
      onClose();
      void showCustomReport(report);
      notify({ message: sharedMessage(users.length), variant: 'success' });
    },
    // Someone may have been disabled or deleted in the meantime.
    onError: () => void queryClient.invalidateQueries({ queryKey: ['members'] }),
  });
}
