import { Button } from '@caliper/ui/actions/button.tsx';
import { InstantCheckbox } from '@caliper/ui/fields/instant-checkbox.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { type ComponentProps, memo } from 'react';
import { Link } from 'react-router';
import { startRecommending } from '../recommending.ts';
import { ChooseRow } from './bulk/choose-boxes.tsx';
import classes from './manage-reports.module.css';
import { managedPath, useManagedKind } from './managed-kind.ts';
import { setVisible } from './report-changes.ts';
import type { ManagedReport } from './report-tree.ts';

interface ManagedReportRowProps {
  report: ManagedReport;
  isFound: boolean;
  /** Nobody should lose it by accident, so this may lead to a question. */
  onHide: (report: ManagedReport) => void;
  onDelete: (report: ManagedReport) => void;
  onEdit: (report: ManagedReport) => void;
  onChoose: ComponentProps<typeof ChooseRow>['onPress'];
}

export const ManagedReportRow = memo(function ManagedReportRow(props: ManagedReportRowProps) {
  const { report, isFound, onChoose } = props;
  const kind = useManagedKind();
  const isMedcore = report.c_report_id !== null;
  return (
    <tr hidden={!isFound}>
      <th scope="row" className="names">
        <div className={classes.title}>
          {!isMedcore && <ChooseRow id={report.report_id} name={nameOf(report)} onPress={onChoose} />}
          <span className={isMedcore ? classes.unchosen : undefined}>
            <Link to={managedPath(kind, report)}>{report.report_name}</Link>{' '}
            {isMedcore && <StatusTag tone="accent">MedCore</StatusTag>}
          </span>
        </div>
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
  const kind = useManagedKind();
  const name = nameOf(report);
  return (
    <>
      <td data-label="Show?">
        <InstantCheckbox
          aria-label={`Show ${name}`}
          checked={report.visible === 1}
          onChange={(isShown) => (isShown ? setVisible(kind, report, 1) : onHide(report))}
        />
      </td>
      <td className={classes.delete}>
        <Button size="sm" variant="remove" aria-label={`Delete ${name}`} onClick={() => onDelete(report)}>
          Delete
        </Button>
      </td>
      <td className={classes.actions}>
        <div className="flex wrap gap4">
          <Button size="sm" aria-label={`Edit ${name}`} onClick={() => onEdit(report)}>
            Edit
          </Button>
          {kind === 'report' && (
            <Button
              size="sm"
              variant="quiet"
              aria-label={`Recommend with ${name}`}
              onClick={() => startRecommending(report)}
            >
              Recommend with …
            </Button>
          )}
        </div>
      </td>
    </>
  );
}

function nameOf({ report_name, report_year }: ManagedReport): string {
  return `${report_name} - ${report_year}`;
}
