import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useForm } from '../../../lib/forms/use-form.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import type { Member } from '../../team/index.ts';
import { type CustomReport, showCustomReport } from '../custom-reports.queries.ts';
import { failureNote } from '../saving.ts';
import { chosenOf, isSameChoice, noTicks, recipientsOf, sharedMessage, type Ticks } from './recipients.ts';

/** Holds the ticks until it is shared. A person who is disabled in the meantime is no longer among `people`. */
export function useShare(report: CustomReport, people: readonly Member[], onClose: () => void) {
  const recipients = recipientsOf(report, people);
  const chosenBy = (ticks: Ticks) => chosenOf(people, recipients, ticks);
  const isShared = report.shared !== '';
  const form = useForm({
    values: { ...noTicks, message: '' },
    check: ({ ticks }) =>
      isShared || chosenBy(ticks).length > 0 ? {} : { ticks: 'Please choose whom to share it with.' },
    send: ({ ticks, message }) => {
      const body = { users: chosenBy(ticks), message };
      return call('shareCustomReport', { params: { id: report.c_report_id }, body });
    },
    onSent: (shared, { values }) => {
      onClose();
      void showCustomReport(shared);
      notifySuccess(sharedMessage(chosenBy(values.ticks).length));
    },
    // Someone may have been disabled or deleted in the meantime.
    onFailed: () => void queryClient.invalidateQueries({ queryKey: ['members'] }),
  });
  const { ticks, message } = form.values;
  const chosen = chosenBy(ticks);
  return {
    ...form,
    people,
    recipients,
    chosen,
    isShared,
    message,
    write: (words: string) => form.change({ message: words }),
    /** Who did not have it is told, and can be written to. */
    hasNews: chosen.some((id) => !recipients.includes(id)),
    isChanged: !isSameChoice(chosen, recipients) || message !== '',
    tick: (id: string, isTicked: boolean) => form.change({ ticks: new Map(ticks).set(id, isTicked) }),
    note: form.errors.ticks ?? failureNote(form.error),
  };
}

export type Share = ReturnType<typeof useShare>;
