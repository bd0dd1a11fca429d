import type { HistoryRow } from './history.store.ts';

type Values = Record<string, unknown> | null;

/** The log has numbers, and of samples the market after it: '12 Knees'. */
const numbered = /^(\d{1,9})( .*)?$/;

function itemsIn(values: Values): string[] {
  return [values?.added, values?.ended].flatMap((list) => (Array.isArray(list) ? list.map(String) : []));
}

const isOfItems = ({ action }: HistoryRow) => action.endsWith(' subscriptions changed');

/** The items that these changes name. */
export function itemsOf(rows: readonly HistoryRow[]): number[] {
  const named = rows.filter(isOfItems).flatMap(({ from, to }) => [...itemsIn(from), ...itemsIn(to)]);
  const ids = named.flatMap((one) => one.match(numbered)?.[1] ?? []);
  return [...new Set(ids)].map(Number);
}

/** Whoever reads the history knows items by their titles; one that is gone keeps its number. */
export function withTitles(row: HistoryRow, titles: Map<number, string>): HistoryRow {
  if (!isOfItems(row)) return row;
  const titled = (one: unknown) => {
    const [, id, market = ''] = String(one).match(numbered) ?? [];
    return id === undefined
      ? String(one)
      : `${titles.get(Number(id)) ?? `item ${id}`}${market && `:${market}`}`;
  };
  const told = (values: Values): Values =>
    values && {
      ...values,
      ...(Array.isArray(values.added) && { added: values.added.map(titled) }),
      ...(Array.isArray(values.ended) && { ended: values.ended.map(titled) }),
    };
  return { ...row, from: told(row.from), to: told(row.to) };
}
