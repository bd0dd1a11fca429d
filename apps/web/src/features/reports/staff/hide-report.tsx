import type { Answer } from '@caliper/contract/endpoints.ts';
import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { kindWords, managing, useManagedKind } from './managed-kind.ts';
import { isStillAsked, setVisible, showAs } from './report-changes.ts';
import type { ManagedReport } from './report-tree.ts';

interface HideReportProps {
  hiding: Hiding | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a report is taken from its subscribers. */
export function HideReport({ hiding, onConfirm, onClose }: HideReportProps) {
  const { one } = kindWords[useManagedKind()];
  return (
    <ConfirmDialog
      title={`Hide this ${one}?`}
      opened={hiding !== null}
      action={`Hide ${one}`}
      destructive
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {hiding && (
        <p>
          <strong>
            {hiding.report.report_name} - {hiding.report.report_year}
          </strong>
          : {lossWords(hiding.subscribers, 'it')}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** '3 companies with 21 people can no longer read it.' */
export function lossWords(holders: Hiding['subscribers'], what: string): string {
  const loss = `${holderWords(holders)} can no longer read ${what}.`;
  return holders.companies === 1 ? loss : `${loss} Subsidiaries of a subscriber are counted.`;
}

/** '3 companies with 21 people' */
export function holderWords({ companies, people }: Hiding['subscribers']): string {
  const who = companies === 1 ? '1 company' : `${companies} companies`;
  return `${who} with ${people === 1 ? '1 person' : `${people} people`}`;
}

/** A report to be hidden, and who would lose it at this moment. */
interface Hiding {
  report: ManagedReport;
  subscribers: Pick<Answer<'itemHolders'>, 'companies' | 'people'>;
}

/** The box shows the press at once. If companies have the report there is a question, and cancelling takes it back. */
export function useHiding() {
  const kind = useManagedKind();
  const [asked, setAsked] = useState<Hiding[]>([]);
  const { mutate } = useMutation({
    mutationFn: ({ report_id }: ManagedReport) => managing.holders(kind, [report_id]),
    onMutate: ({ report_id }) => showAs(kind, report_id, 0),
    onSuccess: (subscribers, report) => {
      // Pressed again in the meantime.
      if (!isStillAsked(report.report_id, 0)) return;
      if (subscribers.companies === 0) setVisible(kind, report, 0);
      else setAsked((others) => [...others, { report, subscribers }]);
    },
    onError: (_, { report_id }) => showAs(kind, report_id, 1),
  });
  const answer = (visible: 0 | 1) => {
    const [hiding, ...others] = asked;
    setAsked(others);
    if (!hiding) return;
    if (visible === 0) setVisible(kind, hiding.report, 0);
    else showAs(kind, hiding.report.report_id, 1);
  };
  return { hide: mutate, hiding: asked[0] ?? null, confirm: () => answer(0), cancel: () => answer(1) };
}
