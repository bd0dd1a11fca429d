import { useId } from 'react';
import type { CustomReport } from '../custom-reports.queries.ts';
import { showDialog } from '../dialog-host.tsx';
import { ShareOption } from '../share/share-option.tsx';
import { OptionButton } from './option-button.tsx';

interface ReportOptionsProps {
  report: CustomReport;
  onDeleted: () => void;
}

/** The actions of a custom report's creator; no one else sees them. */
export function ReportOptions({ report, onDeleted }: ReportOptionsProps) {
  const id = useId();
  if (!report.can.edit) return null;
  const edit = async (onClose: () => void) => {
    const { EditDialog } = await import('../edit/edit-dialog.tsx');
    return <EditDialog {...{ report, onClose }} />;
  };
  const give = async (onClose: () => void) => {
    const { CompaniesDialog } = await import('../companies/companies-dialog.tsx');
    return <CompaniesDialog {...{ report, onClose }} />;
  };
  const remove = async (onClose: () => void) => {
    const { DeleteDialog } = await import('../delete-dialog.tsx');
    return <DeleteDialog {...{ report, onDeleted, onClose }} />;
  };
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb8 h4">
        Options
      </h2>
      <ul className="list grid gap2">
        <li>
          <OptionButton icon="list" dialog="edit" onClick={() => showDialog('edit', edit)}>
            Edit Report
          </OptionButton>
        </li>
        <li>
          <ShareOption report={report} />
        </li>
        {report.can.giveToCompanies && (
          <li>
            <OptionButton icon="company" dialog="companies" onClick={() => showDialog('companies', give)}>
              Share With Companies
            </OptionButton>
          </li>
        )}
        <li>
          <OptionButton icon="trash" dialog="delete" destructive onClick={() => showDialog('delete', remove)}>
            Delete
          </OptionButton>
        </li>
      </ul>
    </section>
  );
}
