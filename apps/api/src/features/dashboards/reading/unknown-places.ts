import { dashboards as limits } from '@caliper/contract/limits.ts';
import type { Client } from 'pg';
import type { TableKind } from './kinds/kind.ts';
import { isKnownPlace } from './places.ts';
import type { Place } from './problems.ts';

/** Notes about countries that are like none that is known, each at its first row. */
export async function unknownPlaces(client: Client, { table, cells }: TableKind): Promise<Place[]> {
  if (!('country' in cells)) return [];
  const { rows } = await client.query<{ name: string; sheet: string; row: number; rows: number }>(
    `select distinct on (country) country as name, sheet, row, count(*) over (partition by country)::int as rows
    from read_${table} where country <> '' order by country, position`,
  );
  return rows
    .filter(({ name }) => !isKnownPlace(name))
    .slice(0, limits.problems)
    .map(({ name, sheet, row, rows: count }) => ({
      sheet,
      row,
      column: 'country',
      message: `'${name}' is not a known country (${count === 1 ? '1 row' : `${count} rows`}). The map does not show it.`,
    }));
}
