import { ConfirmDialog } from '@caliper/ui/dialogs/confirm-dialog.tsx';
import type { Hiding } from './use-hiding.ts';

interface HideReportProps {
  hiding: Hiding | null;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a report is taken from its subscribers. */
export function HideReport({ hiding, onConfirm, onClose }: HideReportProps) {
  return (
    <ConfirmDialog
      title="Hide this report?"
      opened={hiding !== null}
      action="Hide report"
      destructive
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {hiding && (
        <p>
          <strong>
            {hiding.report.report_name} - {hiding.report.report_year}
          </strong>
          : {lossWords(hiding.subscribers)}
        </p>
      )}
    </ConfirmDialog>
  );
}

/** '3 companies with 21 people can no longer read it.' */
function lossWords({ companies, people }: Hiding['subscribers']): string {
  const who = companies === 1 ? '1 company' : `${companies} companies`;
  const loss = `${who} with ${people === 1 ? '1 person' : `${people} people`} can no longer read it.`;
  return companies === 1 ? loss : `${loss} Subsidiaries of a subscriber are counted.`;
}
