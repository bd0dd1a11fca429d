import { Dialog } from '@caliper/ui/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import type { CustomReport } from '../../../lib/custom-reports.ts';
import { chosenMarketsQuery } from '../custom-reports.queries.ts';
import classes from '../dialogs.module.css';
import { Waiting } from '../waiting.tsx';
import { MarketsForm } from './markets-form.tsx';

interface MarketsDialogProps {
  report: CustomReport;
  onClose: () => void;
}

export function MarketsDialog({ report, onClose }: MarketsDialogProps) {
  const query = useQuery(chosenMarketsQuery(report.c_report_id));
  return (
    <Dialog title="Dashboard Settings" opened onClose={onClose} wide>
      <p className={classes.lead}>{report.c_report_name}. Choose the markets that its dashboard shows.</p>
      <div className={classes.part}>
        {query.data ? (
          <MarketsForm report={report} chosen={query.data} onClose={onClose} />
        ) : (
          <Waiting of={query} title="The settings did not load" />
        )}
      </div>
    </Dialog>
  );
}
