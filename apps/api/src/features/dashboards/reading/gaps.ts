import type { Client } from 'pg';
import type { FileKind } from './kinds/kind.ts';

interface Gap {
  name: string;
  /** The periods without a figure. */
  missing: string[];
  /** How many series have gaps. */
  count: number;
}

const named = 3;

/** A period of one series alone, apart from its other periods: most likely a mistyped year. */
interface Stray {
  name: string;
  period: string;
}

/** Notes about periods that only some series have figures for: sums would dip or begin there. */
export async function gapNotes(
  client: Client,
  { facts, steady }: FileKind,
  importId: number,
  periods: readonly string[],
): Promise<string[]> {
  if (!steady) return [];
  const lists = steady.measures.map((measure) => `('${measure}', f.${measure})`).join(', ');
  await client.query(
    `create temp table told on commit drop as
    select concat_ws(' · ', ${steady.names.join(', ')}, measure) as name, measure, place::int
    from ${facts} as f cross join lateral (values ${lists}) as m (measure, series)
    cross join lateral unnest(m.series) with ordinality as figure (value, place)
    where import_id = $1 and figure.value is not null and ${steady.where ?? 'true'}`,
    [importId],
  );
  // Otherwise the next queries would be planned for an empty table.
  await client.query('analyze told');
  const strays = await client.query<Stray>(
    `with counts as (select measure, place, count(*) as series, min(name) as name from told group by measure, place),
    most as (select measure, max(series) as series from counts group by measure),
    alone as (select measure, place from counts join most using (measure)
      where counts.series = 1 and most.series > 2
        and not exists (select from told as near where near.measure = counts.measure and near.name = counts.name
          and near.place in (counts.place - 1, counts.place + 1)))
    delete from told using alone where told.measure = alone.measure and told.place = alone.place
    returning name, ($1::text[])[told.place] as period`,
    [periods],
  );
  const gaps = await client.query<Gap>(
    `with ends as (select measure, min(place) as first, max(place) as last from told group by measure),
    own as (select measure, name, array_agg(place) as places from told group by measure, name)
    select name, count(*) over ()::int as count, array(select ($1::text[])[place]
      from generate_series(first, last) as place where place <> all (places)) as missing
    from own join ends using (measure) where cardinality(places) < last - first + 1 order by name limit ${named}`,
    [periods],
  );
  return [
    ...strays.rows.slice(0, named).map(strayWords),
    ...(gaps.rows.length > 0 ? [gapWords(gaps.rows)] : []),
  ];
}

function strayWords({ name, period }: Stray): string {
  return `Only ${name} has a figure for ${period}. Check its year.`;
}

function gapWords(gaps: readonly Gap[]): string {
  const count = gaps[0]?.count ?? 0;
  const names = gaps.map(({ name, missing }) => `${name} (${someOf(missing)})`);
  const more = count > gaps.length ? ` and ${count - gaps.length} more` : '';
  const lack = count === 1 ? '1 series has' : `${count} series have`;
  return `${lack} no figure for some of the file's periods, so totals and growth are distorted there: ${names.join(', ')}${more}.`;
}

function someOf(periods: readonly string[]): string {
  return periods.slice(0, named).join(', ') + (periods.length > named ? ', …' : '');
}
