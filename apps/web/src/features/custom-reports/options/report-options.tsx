import { lazy, useId } from 'react';
import type { CustomReport } from '../../../lib/custom-reports.ts';
import { closeDialog, showDialog } from '../dialog-host.tsx';
import { ShareOption } from '../share/share-option.tsx';
import { OptionButton } from './option-button.tsx';
import classes from './options.module.css';

/** Each dialog comes when it is first wanted. */
const EditDialog = lazy(async () => ({ default: (await import('../edit/edit-dialog.tsx')).EditDialog }));
const CompaniesDialog = lazy(async () => ({
  default: (await import('../companies/companies-dialog.tsx')).CompaniesDialog,
}));
const DeleteDialog = lazy(async () => ({ default: (await import('../delete-dialog.tsx')).DeleteDialog }));

interface ReportOptionsProps {
  report: CustomReport;
  onDeleted: () => void;
}

/** What the creator of a custom report can do with it; nobody else sees any of it. */
export function ReportOptions({ report, onDeleted }: ReportOptionsProps) {
  const id = useId();
  if (!report.can.edit) return null;
  const onClose = closeDialog;
  const edit = () => showDialog('edit', <EditDialog {...{ report, onClose }} />);
  const give = () => showDialog('companies', <CompaniesDialog {...{ report, onClose }} />);
  const remove = () => showDialog('delete', <DeleteDialog {...{ report, onDeleted, onClose }} />);
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={classes.title}>
        Options
      </h2>
      <ul className={classes.options}>
        <li>
          <OptionButton icon="list" dialog="edit" onClick={edit}>
            Edit Report
          </OptionButton>
        </li>
        <li>
          <ShareOption report={report} />
        </li>
        {report.can.giveToCompanies && (
          <li>
            <OptionButton icon="company" dialog="companies" onClick={give}>
              Share With Companies
            </OptionButton>
          </li>
        )}
        <li>
          <OptionButton icon="trash" dialog="delete" destructive onClick={remove}>
            Delete
          </OptionButton>
        </li>
      </ul>
    </section>
  );
}
