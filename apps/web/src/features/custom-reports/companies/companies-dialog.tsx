import { Dialog } from '@caliper/ui/dialog.tsx';
import { useQuery } from '@tanstack/react-query';
import type { CustomReport } from '../../../lib/custom-reports.ts';
import { givenCompaniesQuery } from '../custom-reports.queries.ts';
import classes from '../dialogs.module.css';
import { Waiting } from '../waiting.tsx';
import { CompaniesForm } from './companies-form.tsx';

interface CompaniesDialogProps {
  report: CustomReport;
  onClose: () => void;
}

/** Which companies find a curated report in their catalogue. */
export function CompaniesDialog({ report, onClose }: CompaniesDialogProps) {
  const query = useQuery(givenCompaniesQuery(report.c_report_id));
  return (
    <Dialog title="Share With Companies" opened onClose={onClose}>
      <p className={classes.lead}>
        {report.c_report_name}. The companies that you choose find it in their catalogue.
      </p>
      <div className={classes.part}>
        {query.data ? (
          <CompaniesForm id={report.c_report_id} companies={query.data} onClose={onClose} />
        ) : (
          <Waiting of={query} title="The companies did not load" rows={6} />
        )}
      </div>
    </Dialog>
  );
}
