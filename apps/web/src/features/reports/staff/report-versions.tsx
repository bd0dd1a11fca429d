import { messageOf } from '@caliper/contract/client/api-error.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { FieldError } from '@caliper/ui/fields/field-error.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { formatMoment } from '../../../lib/format.ts';
import { type ReportVersion, reportVersionsQuery } from '../reports.queries.ts';
import classes from './manage-reports.module.css';
import { RollBackQuestion } from './roll-back-question.tsx';
import { VersionChanges } from './version-changes.tsx';

/** Every upload of a report. One of them is current; an earlier one can be made current again. */
export function ReportVersions({ reportId }: { reportId: number }) {
  const { data: versions, error, refetch } = useQuery(reportVersionsQuery(reportId));
  const [asked, setAsked] = useState<number | null>(null);
  const [lookedAt, setLookedAt] = useState<number | null>(null);
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
        <VersionTable versions={versions} onRollBack={setAsked} onChanges={setLookedAt} />
      )}
      {lookedAt !== null && <VersionChanges key={lookedAt} reportId={reportId} version={lookedAt} />}
      {asked !== null && <RollBackQuestion key={asked} reportId={reportId} version={asked} onClose={close} />}
    </section>
  );
}

interface VersionTableProps {
  versions: readonly ReportVersion[];
  onRollBack: (version: number) => void;
  onChanges: (version: number) => void;
}

function VersionTable({ versions, onRollBack, onChanges }: VersionTableProps) {
  const first = versions.at(-1)?.version;
  return (
    <Table
      label="Versions"
      stacks
      heads={[
        { head: 'Version', is: 'number' },
        'Uploaded',
        { head: 'Chapters', is: 'number' },
        'Released',
        { head: 'Changes and roll back', is: 'unseen' },
      ]}
    >
      <tbody>
        {versions.map(({ version, createdAt, createdBy, chapters, current, releases }) => (
          <tr key={version}>
            <td data-number data-label="Version">
              {version}
            </td>
            <td data-label="Uploaded">
              <time dateTime={new Date(createdAt * 1000).toISOString()}>{formatMoment(createdAt)}</time>
              <span className="block small quiet anywhere" translate="no">
                {createdBy}
              </span>
            </td>
            <td data-number data-label="Chapters">
              {chapters}
            </td>
            <td data-label="Released">
              <Releases releases={releases} />
            </td>
            <td data-end>
              <div className={classes.choices}>
                {version !== first && (
                  <Button
                    size="sm"
                    variant="quiet"
                    aria-label={`What version ${version} changed`}
                    onClick={() => onChanges(version)}
                  >
                    Changes
                  </Button>
                )}
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
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
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
