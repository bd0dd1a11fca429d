import { Button } from '@caliper/ui/button.tsx';
import { FieldError } from '@caliper/ui/field-error.tsx';
import { StatusTag } from '@caliper/ui/status-tag.tsx';
import { Table } from '@caliper/ui/table.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api-error.ts';
import { formatMoment } from '../../../lib/format.ts';
import { notify } from '../../../lib/notifications.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { useSingleMutation } from '../../../lib/use-single-mutation.ts';
import {
  forgetReportLists,
  type ReportVersion,
  reportRollback,
  reportVersionsQuery,
} from '../reports.queries.ts';
import classes from './manage-reports.module.css';

/** Every upload of a report. One of them is read; an earlier one can be made the one that is. */
export function ReportVersions({ reportId }: { reportId: number }) {
  const { data, error, refetch } = useQuery(reportVersionsQuery(reportId));
  return (
    <section className={classes.versions} aria-labelledby="versions">
      <h3 id="versions">Versions</h3>
      {error && !data && (
        <FieldError>
          {messageOf(error)}{' '}
          <Button size="sm" variant="quiet" onClick={() => void refetch()}>
            Try again
          </Button>
        </FieldError>
      )}
      {!error && !data && <p role="status">Loading …</p>}
      {data?.length === 0 && <p>This report has no contents yet.</p>}
      {data && data.length > 0 && <VersionTable reportId={reportId} versions={data} />}
    </section>
  );
}

function VersionTable({
  reportId,
  versions: listed,
}: {
  reportId: number;
  versions: readonly ReportVersion[];
}) {
  const [asked, setAsked] = useState<number | null>(null);
  const { mutate, isPending } = useSingleMutation({
    ...reportRollback,
    onSuccess: (versions, { version }) => {
      queryClient.setQueryData(reportVersionsQuery(reportId).queryKey, versions);
      forgetReportLists();
      notify({ message: `Version ${version} is read now`, variant: 'success' });
    },
    onSettled: () => setAsked(null),
  });
  return (
    <Table label="Versions">
      <thead>
        <tr>
          <th scope="col" data-number>
            Version
          </th>
          <th scope="col">Uploaded</th>
          <th scope="col">By</th>
          <th scope="col" data-number>
            Chapters
          </th>
          <th scope="col">
            <span className={classes.unseen}>Roll back</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {listed.map((one) => (
          <tr key={one.version}>
            <td data-number>{one.version}</td>
            <td>
              <time dateTime={new Date(one.createdAt * 1000).toISOString()}>
                {formatMoment(one.createdAt)}
              </time>
            </td>
            <td translate="no">{one.createdBy}</td>
            <td data-number>{one.chapters}</td>
            <td data-end>
              {one.current ? (
                <StatusTag tone="plain">Current</StatusTag>
              ) : (
                <RollBack
                  version={one.version}
                  isAsked={asked === one.version}
                  busy={isPending}
                  onAsk={setAsked}
                  onConfirm={() => mutate({ id: reportId, version: one.version })}
                />
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

interface RollBackProps {
  version: number;
  isAsked: boolean;
  busy: boolean;
  onAsk: (version: number | null) => void;
  onConfirm: () => void;
}

/** Asks in place: a dialog on top of a dialog would take the way back away. */
function RollBack({ version, isAsked, busy, onAsk, onConfirm }: RollBackProps) {
  if (!isAsked) {
    return (
      <Button size="sm" aria-label={`Roll back to version ${version}`} onClick={() => onAsk(version)}>
        Roll back
      </Button>
    );
  }
  return (
    <span className={classes.ask}>
      Readers will see version {version}.
      <Button size="sm" variant="destructive" busy={busy} onClick={onConfirm} autoFocus>
        Roll back
      </Button>
      <Button size="sm" onClick={() => onAsk(null)}>
        Keep
      </Button>
    </span>
  );
}
