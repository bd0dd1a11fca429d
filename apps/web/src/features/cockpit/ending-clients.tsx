import type { Whose } from '@caliper/contract/cockpit/cockpit.values.ts';
import type { Role } from '@caliper/contract/roles.ts';
import { Link } from 'react-router';
import classes from './cockpit.module.css';
import { type EndingColumn, endingQuery } from './cockpit.queries.ts';
import { endingNames, endingTones, leftWords, licenceWords } from './cockpit-words.ts';
import { StaffGroup } from './staff-group.tsx';
import { clientPath, endingPath, renewalsPath, whoseQuery } from './ways.ts';

/** Five columns by urgency; on a phone a list. A client stands once. */
export function EndingClients({ whose, role }: { whose: Whose; role: Role }) {
  return (
    <StaffGroup
      title="Clients expiring"
      query={endingQuery(whose)}
      way={{ words: 'Renewals', to: renewalsPath(role) + whoseQuery(whose) }}
      isEmpty={(columns) => columns.every(({ total }) => total === 0)}
    >
      {(columns) => (
        <ul className={classes.strip}>
          {columns.map((column) => (
            <Column key={column.within} of={column} role={role} whose={whose} />
          ))}
        </ul>
      )}
    </StaffGroup>
  );
}

interface ColumnProps {
  of: EndingColumn;
  role: Role;
  whose: Whose;
}

function Column({ of: { within, total, clients }, role, whose }: ColumnProps) {
  return (
    <li className={classes.column} data-empty={total === 0 || undefined}>
      <p className={classes.ending} data-tone={endingTones[within]}>
        <span>{endingNames[within]}</span>
        <b className={classes.total} translate="no">
          {total}
        </b>
      </p>
      <ul className="list">
        {clients.map((client) => (
          <li key={client.id} className={classes.client}>
            <Link className="ink semi unlined anywhere" to={clientPath(role, client.id)} translate="no">
              {client.company}
            </Link>
            <span className="block small faint">
              {leftWords(client.expiry)} · {licenceWords(client)}
            </span>
          </li>
        ))}
      </ul>
      {total > clients.length && (
        <Link className={classes.way} to={endingPath(role, within, whose)}>
          All {total}
        </Link>
      )}
    </li>
  );
}
