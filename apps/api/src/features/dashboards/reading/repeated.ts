import { dashboards as limits } from '@caliper/contract/limits.ts';
import type { Client } from 'pg';
import type { ComplainOfAll, TableKind } from './kinds/kind.ts';

interface Repeated {
  sheet: string;
  row: number;
  /** The row that stays. */
  kept: number;
  count: number;
}

/**
 * Reports rows that repeat another. Which of them is mistyped shows in the rows around it: a row of one country among
 * those of another, or a year out of order. If all fit as well, it is the later one.
 */
export async function reportRepeated(
  client: Client,
  { table, key, noun }: TableKind,
  complain: ComplainOfAll,
): Promise<void> {
  const { rows } = await client.query<Repeated>(repeated(`read_${table}`, key));
  const places = rows.map(({ sheet, row, kept }) => ({
    sheet,
    row,
    column: null,
    message:
      kept < row
        ? `The same ${noun} is already in row ${kept}.`
        : `The same ${noun} is in row ${kept}, where it fits the rows around it.`,
  }));
  complain(places, rows[0]?.count ?? 0);
}

function repeated(table: string, key: readonly string[]): string {
  const list = key.join(', ');
  return `
    with same as (select * from ${table}
      where (${list}) in (select ${list} from ${table} group by ${list} having count(*) > 1)),
    ranked as (select same.position, same.sheet, same.row, row_number() over best as place, first_value(same.row) over best as kept
      from same left join ${table} as above on above.position = same.position - 1 and above.sheet = same.sheet
      left join ${table} as below on below.position = same.position + 1 and below.sheet = same.sheet
      window best as (partition by ${key.map((name) => `same.${name}`).join(', ')}
        order by ${fits(key, 'above')} + ${fits(key, 'below')} desc, same.position))
    select sheet, row, kept, count(*) over ()::int as count from ranked where place > 1
    order by position limit ${limits.problems}`;
}

/** SQL for how many columns fit those of a neighbour; beyond the ends of a sheet everything fits. */
function fits(key: readonly string[], neighbour: string): string {
  return key.map((name) => `coalesce((${fit(name, neighbour)})::int, 1)`).join(' + ');
}

function fit(name: string, neighbour: string): string {
  if (name !== 'year' && name !== 'period') return `same.${name} = ${neighbour}.${name}`;
  const quarters = (row: string) =>
    `left(${row}.${name}, 4)::int * 4 + coalesce(nullif(substr(${row}.${name}, 7), '')::int, 0)`;
  return `abs(${quarters('same')} - ${quarters(neighbour)}) in (0, 1, 4)`;
}
