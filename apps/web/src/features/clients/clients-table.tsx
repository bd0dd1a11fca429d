import type { ClientOrder } from '@caliper/contract/clients/clients.values.ts';
import { Table } from '@caliper/ui/lists/table.tsx';
import { Hint } from '@caliper/ui/messages/hint.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { Icon } from '@caliper/ui/theme/icons.tsx';
import { Unseen } from '@caliper/ui/theme/unseen.tsx';
import type { MouseEvent } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { capitalised, formatDate, formatExpiry } from '../../lib/format.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { barHeights, endTag } from './client-words.ts';
import classes from './clients.module.css';
import type { Client } from './clients.queries.ts';
import { type ClientsChoice, sortedBy } from './clients-choice.ts';

interface Column {
  order: ClientOrder;
  head: string;
  below?: string;
  isNumber?: true;
  width: string;
}

/** The wider ones give their meters and bars up before the table scrolls sideways. */
const columns: readonly Column[] = [
  { order: 'company', head: 'Company', width: '' },
  { order: 'license', head: 'License', width: '86px' },
  { order: 'seats', head: 'Seats', width: 'clamp(66px, 30cqw - 234px, 110px)' },
  { order: 'devices', head: 'Devices', isNumber: true, width: '62px' },
  { order: 'expiry', head: 'Expiry', width: 'clamp(112px, 44cqw - 328px, 176px)' },
  { order: 'lastActive', head: 'Last active', isNumber: true, width: '86px' },
  {
    order: 'reads',
    head: 'Reads',
    below: '90 days',
    isNumber: true,
    width: 'clamp(54px, 24cqw - 186px, 88px)',
  },
  { order: 'refused', head: 'Refused', below: '90 days', isNumber: true, width: '64px' },
  { order: 'owner', head: 'Owner', width: '90px' },
  // It shares with the company what the others leave.
  { order: 'step', head: 'Next step', width: 'max(150px, 55cqw - 440px)' },
];

interface ClientsTableProps {
  choice: ClientsChoice;
  clients: readonly Client[];
  onChange: (choice: ClientsChoice) => void;
}

/** One client a row, which as a whole leads to the client's access. */
export function ClientsTable({ choice, clients, onChange }: ClientsTableProps) {
  return (
    <Table label="Clients" stacks columns={columns.slice(1).map(({ width }) => width)}>
      <thead>
        <tr>
          {columns.map((column) => (
            <Head key={column.order} column={column} choice={choice} onChange={onChange} />
          ))}
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <Row key={client.id} client={client} />
        ))}
      </tbody>
    </Table>
  );
}

function Head({
  column: { order, head, below, isNumber },
  choice,
  onChange,
}: { column: Column } & Pick<ClientsTableProps, 'choice' | 'onChange'>) {
  const isDescending = choice.sort === `-${order}`;
  const isSorted = isDescending || choice.sort === order;
  return (
    <th
      scope="col"
      className={classes.cell}
      data-number={isNumber}
      aria-sort={isSorted ? (isDescending ? 'descending' : 'ascending') : undefined}
    >
      <button type="button" className={classes.order} onClick={() => onChange(sortedBy(choice, order))}>
        {head}
        {isSorted && <Icon name={isDescending ? 'chevron' : 'chevronUp'} size={14} />}
      </button>
      {below && <span className={classes.below}>{below}</span>}
    </th>
  );
}

function Row({ client }: { client: Client }) {
  const { company, headquarterCompany, license, devices, lastActive, refused, owner } = client;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const page = pathname === paths.clients ? paths.clientAccess : paths.adminClientAccess;
  const address = `${page}?company=${client.id}`;
  // The link is for keyboards and for other tabs; what else of the row is pressed does the same.
  const open = ({ target, metaKey, ctrlKey }: MouseEvent) => {
    if (metaKey || ctrlKey || (target as Element).closest('a, button')) return;
    if (getSelection()?.isCollapsed !== false) void navigate(address);
  };
  return (
    <tr className={classes.row} onClick={open}>
      <th scope="row" className={classes.company}>
        <Link to={address} translate="no">
          {company}
        </Link>
        {headquarterCompany && <span className={classes.part}>part of {headquarterCompany}</span>}
      </th>
      <td className={classes.more}>{capitalised(license)}</td>
      <td className={classes.more}>
        <Seats client={client} />
      </td>
      <td className={classes.more} data-number>
        {devices}
      </td>
      <td>
        <End client={client} />
      </td>
      <td className={classes.more} data-number>
        {lastActive === null ? 'never' : <span translate="no">{formatDate(lastActive / 1000)}</span>}
      </td>
      <td className={classes.more} data-number>
        <Reads client={client} />
      </td>
      <td className={classes.more} data-number>
        {refused || '–'}
      </td>
      <td className={classes.more}>{owner ? <span translate="no">{owner.name}</span> : '–'}</td>
      <td>
        <Step client={client} />
      </td>
    </tr>
  );
}

function Seats({ client: { seatsUsed, licenses } }: { client: Client }) {
  const part = licenses > 0 ? Math.min(1, seatsUsed / licenses) : 0;
  return (
    <span className={classes.seats}>
      <span className={classes.meter} aria-hidden="true">
        <span style={{ width: `${part * 100}%` }} />
      </span>
      {seatsUsed} of {licenses}
    </span>
  );
}

function End({ client: { expiry } }: { client: Client }) {
  if (expiry === null) return <span className="quiet">no end</span>;
  const { tone, words } = endTag(expiry);
  return (
    <span className={classes.end}>
      <span translate="no">{formatExpiry(expiry)}</span>
      <StatusTag tone={tone} soft>
        {words}
      </StatusTag>
    </span>
  );
}

const bar = { width: 5, gap: 2, height: 16 };

/** Of each of the last six months, this one pale because it is not over. */
function Reads({ client: { reads, months } }: { client: Client }) {
  const width = months.length * (bar.width + bar.gap) - bar.gap;
  return (
    <span className={classes.reads}>
      <svg width={width} height={bar.height} aria-hidden="true" className={classes.bars}>
        {barHeights(months).map((part, month) => {
          const height = Math.max(1, Math.round(part * bar.height));
          return (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: months have no other name
              key={month}
              x={month * (bar.width + bar.gap)}
              y={bar.height - height}
              width={bar.width}
              height={height}
              data-open={month === months.length - 1 || undefined}
            />
          );
        })}
      </svg>
      {reads.toLocaleString('en-US')}
    </span>
  );
}

/** One that somebody wrote shows the writer. */
function Step({ client: { step } }: { client: Client }) {
  if (!step) return '–';
  if (step.by === null) return <span className="quiet">{step.text}</span>;
  return (
    <Hint words={`Written by ${step.by}`}>
      <button type="button" className={classes.step}>
        {step.text}
        <Unseen>, written by {step.by}</Unseen>
      </button>
    </Hint>
  );
}
