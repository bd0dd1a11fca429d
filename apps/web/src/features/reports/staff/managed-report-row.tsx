import { Button } from '@caliper/ui/actions/button.tsx';
import { InstantCheckbox } from '@caliper/ui/fields/instant-checkbox.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { memo } from 'react';
import { Link } from 'react-router';
import { customReportPath, reportPath } from '../../../lib/navigation/paths.ts';
import { startRecommending } from '../recommending.ts';
import classes from './manage-reports.module.css';
import { setVisible } from './report-changes.ts';
import type { ManagedReport } from './report-tree.ts';

interface ManagedReportRowProps {
  report: ManagedReport;
  isFound: boolean;
  /** Nobody should lose it by accident, so this may lead to a question. */
  onHide: (report: ManagedReport) => void;
  onDelete: (report: ManagedReport) => void;
  onEdit: (report: ManagedReport) => void;
}

export const ManagedReportRow = memo(function ManagedReportRow(props: ManagedReportRowProps) {
  const { report, isFound } = props;
  const isMedcore = report.c_report_id !== null;
  return (
    <tr hidden={!isFound}>
      <th scope="row" className="names">
        <Link to={pathOf(report)}>{report.report_name}</Link>{' '}
        {isMedcore && <StatusTag tone="accent">MedCore</StatusTag>}
      </th>
      <td data-number data-label="Year">
        {report.report_year}
      </td>
      <td data-label="Region">{report.region}</td>
      <td data-number data-label="Subscribers">
        {report.subscriptions ?? 0}
      </td>
      {isMedcore ? <NothingToDo /> : <Actions {...props} />}
    </tr>
  );
});

/** Only the support account changes a MedCore report. */
function NothingToDo() {
  return (
    <>
      <td data-label="Show?">–</td>
      <td data-label="Delete">–</td>
      <td data-label="Edit Report Details">–</td>
    </>
  );
}

function Actions({ report, onHide, onDelete, onEdit }: ManagedReportRowProps) {
  const name = `${report.report_name} - ${report.report_year}`;
  return (
    <>
      <td data-label="Show?">
        <InstantCheckbox
          aria-label={`Show ${name}`}
          checked={report.visible === 1}
          onChange={(isShown) => (isShown ? setVisible(report, 1) : onHide(report))}
        />
      </td>
      <td className={classes.delete}>
        <Button size="sm" variant="remove" aria-label={`Delete ${name}`} onClick={() => onDelete(report)}>
          Delete
        </Button>
      </td>
      <td>
        <div className="flex wrap gap4">
          <Button size="sm" aria-label={`Edit ${name}`} onClick={() => onEdit(report)}>
            Edit
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Recommend with ${name}`}
            onClick={() => startRecommending(report)}
          >
            Recommend with …
          </Button>
        </div>
      </td>
    </>
  );
}

function pathOf({ report_id, report_name, c_report_id }: ManagedReport): string {
  return c_report_id === null
    ? reportPath(report_id, report_name)
    : customReportPath(c_report_id, report_name);
}
