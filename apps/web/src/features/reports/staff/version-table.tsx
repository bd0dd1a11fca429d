import { Button } from '@caliper/ui/actions/button.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import { formatMoment } from '../../../lib/format.ts';
import type { ReportVersion } from '../reports.queries.ts';

interface VersionTableProps {
  versions: readonly ReportVersion[];
  onRollBack: (version: number) => void;
}

export function VersionTable({ versions, onRollBack }: VersionTableProps) {
  return (
    <Table label="Versions" stacks>
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
            <Unseen>Roll back</Unseen>
          </th>
        </tr>
      </thead>
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
