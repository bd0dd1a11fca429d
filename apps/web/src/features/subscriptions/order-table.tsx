import { table } from '@caliper/contract/limits.ts';
import { Pager } from '@caliper/ui/lists/pager.tsx';
import { Table } from '@caliper/ui/lists/table.tsx';
import { pageOf } from '@caliper/ui/lists/table-page.ts';
import { formatDate, formatExpiry } from '../../lib/format.ts';
import { EntryName } from './entry-name.tsx';
import { kindWords, type SubscriptionEntry } from './subscription-entry.ts';

interface OrderTableProps {
  label: string;
  orders: readonly SubscriptionEntry[];
  isPast?: boolean;
  page: number;
  onPage: (page: number) => void;
}

export function OrderTable({ label, orders, isPast = false, page: asked, onPage }: OrderTableProps) {
  const { rows, page, pages } = pageOf(orders, asked, table.perPage);
  const hasSources = orders.some(({ source }) => source !== null);
  return (
    <>
      <Table
        label={label}
        density="read"
        heads={[
          'Title',
          'Kind',
          { head: 'Year', is: 'number' },
          'Region',
          'Since',
          isPast && 'Ended',
          hasSources && 'Company',
        ]}
        stacks
      >
        <tbody>
          {rows.map((order) => (
            <tr key={orderKey(order)}>
              <th scope="row">
                <EntryName entry={order} isLink={!isPast} />
              </th>
              <td data-label="Kind">{kindWords[order.kind]}</td>
              <td data-number data-label="Year">
                {order.report_year}
              </td>
              <td data-label="Region">{order.region}</td>
              <td data-label="Since">
                <Day>{formatDate(order.since)}</Day>
              </td>
              {isPast && (
                <td data-label="Ended">
                  <Day>{endOf(order)}</Day>
                </td>
              )}
              {hasSources && (
                <td data-label="Company">{order.source ? `from ${order.source.company}` : '–'}</td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      <Pager label={`Pages of ${label}`} page={page} pages={pages} onChange={onPage} />
    </>
  );
}

function Day({ children }: { children: string | null }) {
  return children === null ? '–' : <time translate="no">{children}</time>;
}

function orderKey({
  kind,
  report_id,
  subscription_id,
  archive_id,
  market_name,
  demo,
  source,
}: SubscriptionEntry) {
  return [kind, report_id, subscription_id, archive_id, market_name, demo, source?.id].join('/');
}

/** Current subscriptions by name; ended ones with the latest end first. */
export function currentOrders(active: readonly SubscriptionEntry[]): SubscriptionEntry[] {
  return active.toSorted(
    (one, other) => one.report_name.localeCompare(other.report_name) || other.report_year - one.report_year,
  );
}

export function pastOrders(expired: readonly SubscriptionEntry[]): SubscriptionEntry[] {
  return expired.toSorted((one, other) => (other.until ?? 0) - (one.until ?? 0));
}

/**
 * A subscription that staff ended shows that day; one that ended with its company was paid for until the day before.
 */
export function endOf({ until, archive_id }: Pick<SubscriptionEntry, 'until' | 'archive_id'>): string | null {
  if (until === null) return null;
  return archive_id === null ? formatExpiry(until) : formatDate(until);
}
