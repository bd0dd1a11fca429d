import type { TypedTable } from '../ingest/content.ts';
import { keyTable } from './keyed-table.ts';
import { standings } from './known-years.ts';

/** A table as it is stored. */
interface StoredTable {
  table_number: number;
  block: string;
  kind: string;
  caption: string;
  units: string;
  content: unknown;
}

/** The columns in which the figure of a row is a forecast; rows are counted from 0 below the head. */
export function forecastsIn({ table_number, content, ...facts }: StoredTable, row: number): Set<number> {
  const table = { ...facts, number: table_number, ...(content as object) } as unknown as TypedTable;
  const keyed = keyTable(table);
  const standing = standings(keyed);
  const at = row + keyed.table.header.length;
  const found = new Set<number>();
  for (const { rows, columns } of keyed.parts)
    for (const line of rows.filter((one) => one.at === at))
      for (const column of columns) if (standing(line, column).state === 'forecast') found.add(column.at);
  return found;
}
