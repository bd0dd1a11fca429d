import { Table } from '@caliper/ui/table.tsx';
import type { AuthRequest } from '../team.queries.ts';
import classes from './admin-home.module.css';
import { RequestRow } from './request-row.tsx';

interface RequestTableProps {
  label: string;
  requests: readonly AuthRequest[];
  /** The mail has gone out: until when its link works is shown too. */
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
            <span className={classes.unseen}>Actions</span>
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
