import { editionWords } from '@caliper/contract/catalogue/edition-words.ts';
import { wantedDays } from '@caliper/contract/cockpit/cockpit.values.ts';
import { Group } from '@caliper/ui/lists/group.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { PanelsSkeleton } from '@caliper/ui/messages/panels-skeleton.tsx';
import { Fragment, type ReactNode } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { FailedQuery } from '../../lib/api/failed-query.tsx';
import { formatDate } from '../../lib/format.ts';
import { Segments } from '../../lib/navigation/segments.tsx';
import { useChoiceInAddress } from '../../lib/navigation/use-choice-in-address.ts';
import { useSession } from '../../lib/session/session.ts';
import classes from './cockpit.module.css';
import { useWanted, type WantedAnswer, type WantedItem, type WantedWords } from './cockpit.queries.ts';
import { useWhoseClients, WhoseClients } from './whose-clients.tsx';

/** What clients wanted and could not open, and what they searched for and did not find: each is a reason to call. */
export function WantedPage() {
  const [days] = useChoiceInAddress('days', wantedDays, '7');
  const whose = useWhoseClients();
  const [search] = useSearchParams();
  const company = search.get('company') ?? '';
  const isPublishing = useSession()?.user.role === 'publications';
  const { data, error, isPlaceholderData, refetch } = useWanted({
    days,
    whose: isPublishing ? 'everybody' : whose,
    ...(!isPublishing && /^[1-9]\d{0,8}$/.test(company) && { company }),
  });
  return (
    <>
      <h1>Wanted by Clients</h1>
      <p className="lead">What they could not open, and what they searched for without an answer.</p>
      <div className={classes.bar}>
        <Segments
          label="Time"
          name="days"
          value={days}
          options={wantedDays.map((value) => ({ value, label: `${value} days` }))}
        />
        {!isPublishing && <WhoseClients value={whose} />}
      </div>
      {data && company !== '' && !isPublishing && <OneClient of={data} id={Number(company)} />}
      {!data && error && <FailedQuery title="This did not load" error={error} onRetry={refetch} />}
      {!data && !error && <PanelsSkeleton />}
      {data && (
        <div className="fading" data-stale={isPlaceholderData || undefined}>
          <Items of={data} />
          <Searches of={data} />
        </div>
      )}
    </>
  );
}

function Items({ of: { items, refused } }: { of: WantedAnswer }) {
  return (
    <Group title="Could not be opened" count={refused}>
      {items.length === 0 ? (
        <p className={classes.none}>Nothing was refused</p>
      ) : (
        <Wanted label="Could not be opened" head="Item">
          {items.map((one) => (
            <Row
              key={one.item.id}
              of={one}
              name={
                <>
                  {one.item.title}
                  <span className="block small faint plain">{editionWords(one.item)}</span>
                </>
              }
            />
          ))}
        </Wanted>
      )}
    </Group>
  );
}

function Searches({ of: { searches, unanswered } }: { of: WantedAnswer }) {
  return (
    <Group title="Searches without an answer" count={unanswered}>
      {searches.length === 0 ? (
        <p className={classes.none}>Every search found something</p>
      ) : (
        <Wanted label="Searches without an answer" head="Words">
          {searches.map((one) => (
            <Row key={one.words} of={one} name={`“${one.words}”`} />
          ))}
        </Wanted>
      )}
    </Group>
  );
}

function Wanted({ label, head, children }: { label: string; head: string; children: ReactNode }) {
  return (
    <Table label={label} stacks heads={[head, 'Clients', { head: 'Times', is: 'number' }, 'Last']}>
      <tbody>{children}</tbody>
    </Table>
  );
}

function Row({ of, name }: { of: WantedItem | WantedWords; name: ReactNode }) {
  return (
    <tr>
      <th scope="row" className={classes.subject}>
        {name}
      </th>
      <td data-label="Clients" className="anywhere">
        <Clients of={of} />
      </td>
      <td data-label="Times" data-number>
        {of.count.toLocaleString('en-US')}
      </td>
      <td data-label="Last" className="nowrap">
        {formatDate(of.last)}
      </td>
    </tr>
  );
}

/** Each leads to what that client wanted. */
function Clients({ of: { clients, clientCount } }: { of: WantedItem | WantedWords }) {
  const { search } = useLocation();
  const searchOf = (id: number) => {
    const next = new URLSearchParams(search);
    next.set('company', String(id));
    return `?${next}`;
  };
  if (clients.length === 0) return clientCount === 1 ? '1 client' : `${clientCount} clients`;
  const more = clientCount - clients.length;
  return (
    <>
      {clients.map(({ id, company, count }, index) => (
        <Fragment key={id}>
          {index > 0 && ', '}
          <Link to={{ search: searchOf(id) }} translate="no">
            {company}
          </Link>
          {count > 1 && <span className="faint"> {count}</span>}
        </Fragment>
      ))}
      {more > 0 && `, ${more} more`}
    </>
  );
}

function OneClient({ of: { company }, id }: { of: WantedAnswer; id: number }) {
  const { search } = useLocation();
  const next = new URLSearchParams(search);
  next.delete('company');
  return (
    <p className="mb16">
      Only <b translate="no">{company ?? `client ${id}`}</b>.{' '}
      <Link to={{ search: `?${next}` }}>All clients</Link>
    </p>
  );
}
