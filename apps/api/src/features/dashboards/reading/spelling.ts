import { dashboards as limits } from '@caliper/contract/limits.ts';
import type { Client } from 'pg';
import type { ComplainOfAll, TableKind } from './kinds/kind.ts';
import type { Place } from './problems.ts';
import { nearNames, type Spelling, sameNames, type Variant } from './variants.ts';

/** Reports a second spelling of a name at the rarer one. Returns notes about names that may be misspelt. */
export async function reportSpellings(
  client: Client,
  { table, names }: TableKind,
  complain: ComplainOfAll,
): Promise<Place[]> {
  const notes: Place[] = [];
  for (const column of names) {
    const { rows: spellings } = await client.query<Spelling>(
      `select ${column} as name, count(*)::int as rows from read_${table} where ${column} <> ''
      group by ${column} order by rows desc, min(position)`,
    );
    const same = sameNames(spellings);
    const count = same.reduce((sum, { rows }) => sum + rows, 0);
    const words = ({ name, usual }: Variant) => `'${name}' is spelt '${usual.name}' in ${rowsOf(usual)}.`;
    complain(await placesOf(client, `read_${table}`, column, same, words), count);
    notes.push(...(await placesOf(client, `read_${table}`, column, nearNames(spellings), nearWords)));
  }
  return notes;
}

const rowsOf = ({ rows }: Spelling) => (rows === 1 ? '1 row' : `${rows} rows`);
const nearWords = ({ name, rows, usual }: Variant) =>
  `'${name}' is in ${rowsOf({ name, rows })}, '${usual.name}' in ${rowsOf(usual)}. Did you mean ${usual.name}?`;

async function placesOf(
  client: Client,
  table: string,
  column: string,
  variants: readonly Variant[],
  words: (variant: Variant) => string,
): Promise<Place[]> {
  if (variants.length === 0) return [];
  const byName = new Map(variants.map((variant) => [variant.name, words(variant)]));
  const { rows } = await client.query<{ sheet: string; row: number; name: string }>(
    `select sheet, row, ${column} as name from ${table} where ${column} = any($1) order by position limit ${limits.problems}`,
    [[...byName.keys()]],
  );
  return rows.map(({ sheet, row, name }) => ({ sheet, row, column, message: byName.get(name) ?? '' }));
}
