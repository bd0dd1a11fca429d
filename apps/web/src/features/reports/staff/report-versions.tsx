import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { useFocusOnArrival } from '@caliper/ui/behaviour/use-focus-on-arrival.ts';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { call } from '../../../lib/api/api-client.ts';
import { queryClient } from '../../../lib/api/query-client.ts';
import { useSingleMutation } from '../../../lib/api/use-single-mutation.ts';
import { formatMoment } from '../../../lib/format.ts';
import { notifySuccess } from '../../../lib/notifications.ts';
import { forgetReports, type ReportVersion, reportVersionsQuery } from '../reports.queries.ts';
import classes from './manage-reports.module.css';

/** Every upload of a report. One of them is current; an earlier one can be made current again. */
export function ReportVersions({ reportId }: { reportId: number }) {
  const { data: versions, error, refetch } = useQuery(reportVersionsQuery(reportId));
  const [asked, setAsked] = useState<number | null>(null);
  const part = useRef<HTMLElement>(null);
  const close = () => {
    setAsked(null);
    part.current?.focus({ preventScroll: true });
  };
  return (
    <section ref={part} tabIndex={-1} className={classes.versions} aria-labelledby="versions">
      <h3 id="versions">Versions</h3>
      {error && !versions && (
        <>
          <FieldError>{messageOf(error)}</FieldError>
          <Button size="sm" icon="reload" onClick={() => void refetch()}>
            Try again
          </Button>
        </>
      )}
      {!error && !versions && <p role="status">Loading …</p>}
      {versions?.length === 0 && <p>This report has no contents yet.</p>}
      {versions && versions.length > 0 && <VersionTable versions={versions} onRollBack={setAsked} />}
      {asked !== null && <RollBackQuestion reportId={reportId} version={asked} onClose={close} />}
    </section>
  );
}

interface RollBackQuestionProps {
  reportId: number;
  version: number;
  onClose: () => void;
}

/** Asks in place: a dialog on top of a dialog would hide the way back. */
function RollBackQuestion({ reportId, version, onClose }: RollBackQuestionProps) {
  const keep = useFocusOnArrival<HTMLButtonElement>();
  const { mutate, isPending } = useSingleMutation({
    mutationFn: () => call('rollbackReport', { params: { id: reportId }, body: { version } }),
    onSuccess: (versions) => {
      queryClient.setQueryData(reportVersionsQuery(reportId).queryKey, versions);
      forgetReports();
      notifySuccess(`Readers now see version ${version}`);
    },
    onSettled: onClose,
  });
  return (
    <div className={classes.ask} role="alert">
      <p>Roll back to version {version}? Readers will see it in place of the current one.</p>
      <Button size="sm" variant="destructive" busy={isPending} onClick={() => mutate()}>
        Roll back
      </Button>
      <Button size="sm" onClick={onClose} ref={keep}>
        Keep the current one
      </Button>
    </div>
  );
}

interface VersionTableProps {
  versions: readonly ReportVersion[];
  onRollBack: (version: number) => void;
}

function VersionTable({ versions, onRollBack }: VersionTableProps) {
  return (
    <Table
      label="Versions"
      stacks
      heads={[
        { head: 'Version', is: 'number' },
        'Uploaded',
        'By',
        { head: 'Chapters', is: 'number' },
        { head: 'Roll back', is: 'unseen' },
      ]}
    >
      <tbody>
        {versions.map(({ version, createdAt, createdBy, chapters, current }) => (
          <tr key={version}>
            <td data-number data-label="Version">
              {version}
            </td>
            <td data-label="Uploaded">
              <time dateTime={new Date(createdAt * 1000).toISOString()}>{formatMoment(createdAt)}</time>
            </td>
            <td data-label="By" translate="no">
              {createdBy}
            </td>
            <td data-number data-label="Chapters">
              {chapters}
            </td>
            <td data-end>
              {current ? (
                <StatusTag tone="plain">Current</StatusTag>
              ) : (
                <Button
                  size="sm"
                  aria-label={`Roll back to version ${version}`}
                  onClick={() => onRollBack(version)}
                >
                  Roll back
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
