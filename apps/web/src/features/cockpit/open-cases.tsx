import type { Whose } from '@caliper/contract/cockpit/cockpit.values.ts';
import { renewals as limits } from '@caliper/contract/limits.ts';
import type { Role } from '@caliper/contract/roles.ts';
import { Button } from '@caliper/ui/actions/button.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { useState } from 'react';
import { Link } from 'react-router';
import classes from './cockpit.module.css';
import { casesQuery, type OpenCase } from './cockpit.queries.ts';
import { ageWords, caseWords } from './cockpit-words.ts';
import { StaffGroup } from './staff-group.tsx';
import { clientPath } from './ways.ts';

/** What clients wait for: a quote or a renewal. A case is closed by giving them what they asked for. */
export function OpenCases({ whose, role }: { whose: Whose; role: Role }) {
  return (
    <StaffGroup
      title="Open requests"
      query={casesQuery(whose)}
      count={({ total }) => total}
      isEmpty={({ total }) => total === 0}
    >
      {({ total, cases }) => <Cases total={total} cases={cases} role={role} />}
    </StaffGroup>
  );
}

function Cases({ total, cases, role }: { total: number; cases: readonly OpenCase[]; role: Role }) {
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? cases : cases.slice(0, limits.atHome);
  return (
    <>
      <Table label="Open requests" stacks heads={['Request', 'Kind', 'Owner', { head: 'Age', is: 'number' }]}>
        <tbody>
          {shown.map((one) => (
            <tr key={`${one.client.id}/${one.item?.id ?? 'renewal'}`}>
              <th scope="row" className={classes.subject}>
                <Link className="ink semi unlined anywhere" to={clientPath(role, one.client.id)}>
                  {caseWords(one)}
                </Link>
                <span className="block small faint plain" translate="no">
                  {one.client.company}
                  {one.by && ` · ${one.by}`}
                </span>
              </th>
              <td data-label="Kind">{one.item ? 'Quote' : 'Renewal'}</td>
              <td data-label="Owner" translate="no">
                {one.owner?.name ?? <span className="faint">nobody</span>}
              </td>
              <td data-label="Age" data-number>
                {ageWords(one.at)}
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {!isWhole && total > shown.length && (
        <Button size="sm" variant="quiet" onClick={() => setIsWhole(true)}>
          Show all {total}
        </Button>
      )}
    </>
  );
}
