import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { formatMoment } from '../../../lib/format.ts';
import { changesPath } from '../../../lib/navigation/paths.ts';
import { type ReportVersion, reportVersionsQuery } from '../reports.queries.ts';
import classes from './manage-reports.module.css';
import { RollBackQuestion } from './roll-back-question.tsx';

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
      {versions && versions.length > 0 && (
        <VersionTable reportId={reportId} versions={versions} onRollBack={setAsked} />
      )}
      {asked !== null && <RollBackQuestion key={asked} reportId={reportId} version={asked} onClose={close} />}
    </section>
  );
}

interface VersionTableProps {
  reportId: number;
  versions: readonly ReportVersion[];
  onRollBack: (version: number) => void;
}

function VersionTable({ reportId, versions, onRollBack }: VersionTableProps) {
  return (
    <Table
      label="Versions"
      stacks
      heads={[
        { head: 'Version', is: 'number' },
        'Uploaded',
        'By',
        { head: 'Chapters', is: 'number' },
        'Released',
        { head: 'Roll back', is: 'unseen' },
      ]}
    >
      <tbody>
        {versions.map(({ version, createdAt, createdBy, chapters, current, releases }, at) => (
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
            <td data-label="Released">
              <Releases releases={releases} />
              <VersionChanges reportId={reportId} from={versions[at + 1]} to={version} />
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

interface VersionChangesProps {
  reportId: number;
  /** The one before it, if there is any. */
  from: ReportVersion | undefined;
  to: number;
}

function VersionChanges({ reportId, from, to }: VersionChangesProps) {
  if (!from || from.chapters === 0) return null;
  const path = changesPath(reportId, '', reportId, { from: from.version, to });
  return (
    <Link className="small link" to={path}>
      What changed since version {from.version}
    </Link>
  );
}

/** Each time that a version became the one that is read, newest first. */
function Releases({ releases }: Pick<ReportVersion, 'releases'>) {
  if (releases.length === 0) return <span className="quiet">Never</span>;
  return (
    <ul className="list">
      {releases.map(({ at, by, note }) => (
        <li key={at} className="py4">
          <time dateTime={new Date(at * 1000).toISOString()}>{formatMoment(at)}</time>
          <span className="block small quiet anywhere" translate="no">
            {by}
          </span>
          {note !== '' && <span className={classes.note}>{note}</span>}
        </li>
      ))}
    </ul>
  );
}
