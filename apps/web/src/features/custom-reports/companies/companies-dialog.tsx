import { FormDialog } from '../../../lib/forms/form-dialog.tsx';
import type { CustomReport } from '../custom-reports.queries.ts';
import classes from '../dialogs.module.css';
import { Waiting } from '../waiting.tsx';
import { CompaniesForm } from './companies-form.tsx';
import { useCompanies } from './use-companies.ts';

interface CompaniesDialogProps {
  report: CustomReport;
  onClose: () => void;
}

/** The companies that find a MedCore report in their catalogue. */
export function CompaniesDialog({ report, onClose }: CompaniesDialogProps) {
  const giving = useCompanies(report.c_report_id, onClose);
  const { query, words, isGiving } = giving;
  return (
    <FormDialog title="Share With Companies" isChanged={words !== null} isSaving={isGiving} onClose={onClose}>
      {(ask) => (
        <>
          <p className={classes.lead}>
            {report.c_report_name}. The companies you choose will find it in their catalog.
          </p>
          <div className={classes.part}>
            {query.data ? (
              <CompaniesForm giving={giving} onCancel={() => ask(onClose)} />
            ) : (
              <Waiting of={query} title="The companies did not load" rows={6} />
            )}
          </div>
        </>
      )}
    </FormDialog>
  );
}
