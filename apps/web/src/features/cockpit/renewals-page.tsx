import { type Ending, endings } from '@caliper/contract/cockpit/cockpit.values.ts';
import { PageLinks } from '@caliper/ui/lists/page-links.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { EmptyState } from '@caliper/ui/messages/page-state.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import { TableSkeleton } from '@caliper/ui/messages/table-skeleton.tsx';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { capitalised, formatDate, formatExpiry } from '../../lib/format.ts';
import { Segments } from '../../lib/navigation/segments.tsx';
import { useChoiceInAddress, usePageInAddress } from '../../lib/navigation/use-choice-in-address.ts';
import { useSession } from '../../lib/session/session.ts';
import { ClientDialog } from './client-dialog.tsx';
import classes from './cockpit.module.css';
import { type RenewalClient, useRenewals } from './cockpit.queries.ts';
import { endingOf, endingTones, leftWords } from './cockpit-words.ts';
import { clientPath } from './ways.ts';
import { useWhoseClients, WhoseClients } from './whose-clients.tsx';

const choices = ['all', ...endings] as const;
type Choice = (typeof choices)[number];

/** The licences that end: how each client does and why, what it waits for, and what is to be done next. */
export function RenewalsPage() {
  const [within] = useChoiceInAddress<Choice>('within', choices, 'all');
  const whose = useWhoseClients();
  const { page } = usePageInAddress('page');
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, error, isPlaceholderData, refetch } = useRenewals({
    whose,
    within: within === 'all' ? null : within,
    page,
  });
  const client = data?.clients.find(({ id }) => id === chosen) ?? null;
  const all = data && Object.values(data.counts).reduce((sum, count) => sum + count, 0);
  return (
    <>
      <h1>Renewals</h1>
      <p className="lead">
        Licenses that end within 90 days or ended in the last 180, the most urgent first.
      </p>
      <div className={classes.bar}>
        <Segments
          label="End of the license"
          name="within"
          value={within}
          options={choices.map((value) => ({
            value,
            label: value === 'all' ? 'All' : endingLabel(value),
            count: value === 'all' ? all : data?.counts[value],
          }))}
        />
        <WhoseClients value={whose} />
      </div>
      {!data && error && <FailedQuery title="The renewals did not load" error={error} onRetry={refetch} />}
      {!data && !error && <TableSkeleton columns={6} rows={8} />}
      {data && (
        <div className="fading" data-stale={isPlaceholderData || undefined}>
          {data.clients.length === 0 ? (
            <EmptyState title="No license ends here">
              <p>No client {whose === 'mine' ? 'of yours ' : ''}is in this part of the board.</p>
            </EmptyState>
          ) : (
            <Board clients={data.clients} onOpen={setChosen} />
          )}
          <Pages page={data.page} pages={data.pages} />
        </div>
      )}
      <ClientDialog client={client} onClose={() => setChosen(null)} />
    </>
  );
}

const endingLabel = (within: Ending) => (within === 'over' ? 'Expired' : `${within} days`);

interface BoardProps {
  clients: readonly RenewalClient[];
  onOpen: (id: number) => void;
}

function Board({ clients, onOpen }: BoardProps) {
  return (
    <Table
      label="Renewals"
      stacks
      heads={[
        'Company',
        'Expiry',
        'Health',
        { head: 'Reads, 90 days', is: 'number' },
        { head: 'Refused', is: 'number' },
        { head: 'Open', is: 'number' },
        'Owner',
        'Next step',
      ]}
    >
      <tbody>
        {clients.map((client) => (
          <Row key={client.id} client={client} onOpen={onOpen} />
        ))}
      </tbody>
    </Table>
  );
}

const healthTones = { good: 'ok', watch: 'warn', 'at risk': 'bad' } as const;

function Row({ client, onOpen }: { client: RenewalClient; onOpen: (id: number) => void }) {
  const role = useSession()?.user.role ?? 'sales';
  const { id, company, license, seats, expiry, health, step, notes } = client;
  return (
    <tr>
      <th scope="row" className={classes.subject}>
        <Link className="ink semi unlined anywhere" to={clientPath(role, id)} translate="no">
          {company}
        </Link>
        <span className="block small faint plain">
          {capitalised(license)}, {seats.used} of {seats.of} seats
        </span>
      </th>
      <td data-label="Expiry" className="nowrap">
        <span translate="no">{formatExpiry(expiry)}</span>{' '}
        <StatusTag tone={endingTones[endingOf(expiry)]} soft>
          {leftWords(expiry)}
        </StatusTag>
      </td>
      <td data-label="Health" className={classes.health}>
        <StatusTag tone={healthTones[health.is]} soft>
          {capitalised(health.is)}
        </StatusTag>
        <span className="block small quiet">{health.because.join('; ')}</span>
      </td>
      <td data-label="Reads, 90 days" data-number>
        <Months months={client.months} />
        {client.reads.toLocaleString('en-US')}
      </td>
      <td data-label="Refused" data-number>
        {client.refused || '–'}
      </td>
      <td data-label="Open requests" data-number>
        {client.cases || '–'}
      </td>
      <td data-label="Owner" translate="no">
        {client.owner?.name ?? <span className="faint">nobody</span>}
      </td>
      <td data-label="Next step" className={classes.step}>
        <button
          type="button"
          className={classes.open}
          aria-haspopup="dialog"
          aria-label={`Next step and notes of ${company}: ${step.words || 'none'}`}
          title={step.written ? `${step.written.by}, ${formatDate(step.written.at)}` : 'Suggested'}
          onClick={() => onOpen(id)}
        >
          {step.words || '–'}
        </button>
        <span className="block small faint">
          {step.written ? `by ${step.written.by}` : 'suggested'}
          {notes > 0 && ` · ${notes === 1 ? '1 note' : `${notes} notes`}`}
        </span>
      </td>
    </tr>
  );
}

/** Six months as small bars; the number beside them says it in words. */
function Months({ months }: { months: readonly number[] }) {
  const most = Math.max(1, ...months);
  return (
    <span className={classes.spark} aria-hidden="true">
      {months.map((reads, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: months have no other name
        <span key={index} style={{ height: `${Math.max(6, (reads / most) * 100)}%` }} />
      ))}
    </span>
  );
}

function Pages({ page, pages }: { page: number; pages: number }) {
  const { search } = useLocation();
  const searchOf = (number: number) => {
    const next = new URLSearchParams(search);
    next.set('page', String(number));
    return `?${next}`;
  };
  return (
    <PageLinks page={page} pages={pages}>
      {(number, link) => <Link {...link} to={{ search: searchOf(number) }} />}
    </PageLinks>
  );
}
