import { buttonLook } from '@caliper/ui/actions/button.tsx';
import { focusNeighbour } from '@caliper/ui/behaviour/focus-neighbour.ts';
import { Table } from '@caliper/ui/lists/table.tsx';
import { StatusTag } from '@caliper/ui/messages/status-tag.tsx';
import type { MouseEvent } from 'react';
import { formatDate } from '../../../lib/format.ts';
import { EntryName } from '../entry-name.tsx';
import classes from './subscription-editor.module.css';
import type { Addition } from './subscription-edits.ts';
import { type SubscriptionRow, type SubscriptionTab, subscriptionTabs } from './subscription-tabs.ts';

const columns = ['72px', '128px', '190px'];

interface RowActions {
  isReadOnly: boolean;
  onRemove: (item: Addition) => void;
  onKeep: (item: Addition) => void;
}

interface SubscriptionTableProps extends RowActions {
  tab: SubscriptionTab;
  rows: readonly SubscriptionRow[];
  isComplete: boolean;
}

export function SubscriptionTable({ tab, rows, isComplete, ...actions }: SubscriptionTableProps) {
  const words = subscriptionTabs.find(({ value }) => value === tab);
  if (rows.length === 0 && !isComplete)
    return <p className="quiet framed py24 px10">This list is not loaded.</p>;
  if (rows.length === 0) return <p className="quiet framed py24 px10">This company has no {words?.many}.</p>;
  return (
    <Table
      label={words?.label ?? ''}
      columns={actions.isReadOnly ? columns : [...columns, '112px']}
      heads={[
        tab === 'reports' ? 'Report' : 'Name',
        { head: 'Year', is: 'number' },
        'Region',
        'Since',
        !actions.isReadOnly && { head: 'Change', is: 'unseen' },
      ]}
      stacks
    >
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} {...actions} />
        ))}
      </tbody>
    </Table>
  );
}

const tones = { held: undefined, removed: 'bad', added: 'ok' } as const;

function Row({ row, ...actions }: { row: SubscriptionRow } & RowActions) {
  const { item, state } = row;
  return (
    <tr data-tone={tones[state]}>
      <th scope="row" className={classes.name}>
        {state === 'removed' ? (
          <s>
            <EntryName entry={item} isLink={false} />
          </s>
        ) : (
          <EntryName entry={item} isLink={state === 'held'} />
        )}
      </th>
      <td data-number data-label="Year">
        {item.report_year}
      </td>
      <td data-label="Region">{item.region}</td>
      <td data-label="Since">
        <Since row={row} />
      </td>
      {!actions.isReadOnly && (
        <td data-end>
          <RowAction row={row} {...actions} />
        </td>
      )}
    </tr>
  );
}

function Since({ row }: { row: SubscriptionRow }) {
  if (row.state === 'removed') return <StatusTag tone="bad">Will be removed</StatusTag>;
  if (row.state === 'added') return <StatusTag tone="ok">Will be added</StatusTag>;
  const { source, since } = row.entry;
  return source ? <>from {source.company}</> : <time translate="no">{formatDate(since)}</time>;
}

/** One button for both states, so that it keeps the focus. */
function RowAction({ row, onRemove, onKeep }: { row: SubscriptionRow } & RowActions) {
  const { item, state } = row;
  if (state === 'held' && row.entry.source) return <span className="faint">inherited</span>;
  const isRemoved = state === 'removed';
  const press = (event: MouseEvent<HTMLElement>) => {
    // Only the row of an unsaved addition disappears at once.
    if (state === 'added') focusNeighbour(event.currentTarget);
    if (isRemoved) onKeep(item);
    else onRemove(item);
  };
  return (
    <button
      type="button"
      {...buttonLook({ size: 'sm', variant: isRemoved ? 'secondary' : 'remove' })}
      aria-label={`${isRemoved ? 'Keep' : 'Remove'} ${item.report_name}`}
      onClick={press}
    >
      {isRemoved ? 'Keep' : 'Remove'}
    </button>
  );
}
