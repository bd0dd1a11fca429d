import { Table } from '@caliper/ui/lists/table.tsx';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import type { AuthRequest } from '../team.queries.ts';
import { RequestRow } from './request-row.tsx';

interface RequestTableProps {
  label: string;
  requests: readonly AuthRequest[];
  /** The mail has been sent: the table also shows until when its link works. */
  isSent?: boolean;
  onDone: () => void;
  onDeny: (request: AuthRequest) => void;
}

export function RequestTable({ label, requests, isSent = false, onDone, onDeny }: RequestTableProps) {
  return (
    <Table label={label} stacks>
      <thead>
        <tr>
          <th scope="col">Email and company</th>
          <th scope="col">Invited by</th>
          <th scope="col">Since</th>
          {isSent && <th scope="col">Link</th>}
          <th scope="col" data-number>
            Id
          </th>
          <th scope="col">
            <Unseen>Actions</Unseen>
          </th>
        </tr>
      </thead>
      <tbody>
        {requests.map((request) => (
          <RequestRow
            key={request.pending_id}
            request={request}
            isSent={isSent}
            onDone={onDone}
            onDeny={onDeny}
          />
        ))}
      </tbody>
    </Table>
  );
}
