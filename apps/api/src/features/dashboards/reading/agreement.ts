import { dashboards as limits } from '@caliper/contract/limits.ts';
import type { Client } from 'pg';
import type { Agreement, ComplainOfAll, TableKind } from './kinds/kind.ts';

interface Deviation {
  sheet: string;
  row: number;
  usual: string;
  /** How many rows have what is usual, and the first of them. */
  rows: number;
  first: number;
  count: number;
}

/** Reports the rows that differ from most of their group; from the first one if there are as many of each. */
export async function reportDeviations(
  client: Client,
  { table, agreements = [] }: TableKind,
  complain: ComplainOfAll,
): Promise<void> {
  for (const agreement of agreements) {
    const { rows } = await client.query<Deviation>(deviations(`read_${table}`, agreement));
    const places = rows.map(({ sheet, row, usual, rows: most, first }) => ({
      sheet,
      row,
      column: agreement.column,
      message: agreement.words(usual, most === 1 ? `row ${first}` : `${most} rows`),
    }));
    complain(places, rows[0]?.count ?? 0);
  }
}

function deviations(table: string, { column, per, value = column }: Agreement): string {
  return `
    with own as (select position, sheet, row, array[${per.join(', ')}]::text[] as of, coalesce((${value})::text, '') as told from ${table}),
    counted as (select of, told, count(*)::int as rows, min(position) as first from own group by of, told),
    ranked as (select of, told, row_number() over usually as place, first_value(told) over usually as usual,
        first_value(rows) over usually as rows, first_value(first) over usually as first
      from counted window usually as (partition by of order by rows desc, first))
    select own.sheet, own.row, usual, rows, before.row as first, count(*) over ()::int as count
    from ranked join own using (of, told) join ${table} as before on before.position = ranked.first
    where place > 1 order by own.position limit ${limits.problems}`;
}
