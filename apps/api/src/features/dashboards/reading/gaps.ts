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

/** A note about series without a figure for a period that others of their measure have: sums would dip there. */
export async function gapNotes(
  client: Client,
  { facts, steady }: FileKind,
  importId: number,
  periods: readonly string[],
): Promise<string[]> {
  if (!steady) return [];
  const lists = steady.measures.map((measure) => `('${measure}', f.${measure})`).join(', ');
  const { rows } = await client.query<Gap>(
    `with own as (
      select concat_ws(' · ', ${steady.names.join(', ')}, measure) as name, measure, series, first, last, known
      from ${facts} as f cross join lateral (values ${lists}) as m (measure, series)
      cross join lateral (select min(place) as first, max(place) as last, count(*) as known
        from unnest(series) with ordinality as figure (value, place) where value is not null) as told
      where import_id = $1 and known > 0 and ${steady.where ?? 'true'}
    ), ends as (select measure, min(first) as first, max(last) as last from own group by measure)
    select name, count(*) over ()::int as count, array(select ($2::text[])[place]
      from generate_series(ends.first, ends.last) as place where series[place] is null) as missing
    from own join ends using (measure) where known < ends.last - ends.first + 1 order by name limit ${named}`,
    [importId, periods],
  );
  return rows.length > 0 ? [gapWords(rows)] : [];
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
