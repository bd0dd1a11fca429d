import { home as limits } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

const since = sql`now() - ${limits.newsDays} * interval '1 day'`;

/** The version of a report that is read now, if it is not its first. */
export interface Release {
  item_id: number;
  version: number;
  /** The one before. */
  previous: number;
  at: Date;
  note: string;
}

/** Releases of these reports that are not long ago. */
export async function listReleases(db: Db, ids: readonly number[]): Promise<Release[]> {
  const { rows } = await sql<Release>`
    select r.report_id as item_id, r.version, earlier.version as previous, r.released_at as at, r.note
    from report_releases as r
    join items on item_id = r.report_id and current_version = r.version
    cross join lateral (select e.version from report_releases as e
      where e.report_id = r.report_id and e.release_id < r.release_id and e.version <> r.version
      order by e.release_id desc limit 1) as earlier
    where r.released_at > ${since} and r.report_id = any (${ids}::int[])
      and not exists (select from report_releases as l
        where l.report_id = r.report_id and l.version = r.version and l.release_id > r.release_id)
    order by r.released_at desc`.execute(db);
  return rows;
}

/** When these items had new figures, if those were not their first. */
export async function listNewFigures(
  db: Db,
  ids: readonly number[],
): Promise<{ item_id: number; at: Date }[]> {
  const { rows } = await sql<{ item_id: number; at: Date }>`
    select d.item_id, i.applied_at as at from figure_imports as i join data_sets as d using (import_id)
    where not d.demo and i.applied_at > ${since} and d.item_id = any (${ids}::int[])
      and exists (select from figure_imports as e
        where e.item_id = d.item_id and not e.demo and e.applied_at < i.applied_at)`.execute(db);
  return rows;
}

export interface Corrected {
  caption: string;
  chapter: number;
  block: string;
}

/** Tables that have the same caption in both versions, and other figures. */
export async function listCorrected(db: Db, { item_id, version, previous }: Release): Promise<Corrected[]> {
  const tablesOf = (one: number) => sql`
    select caption, chapter_number, table_number, block, content->'rows' as figures
    from chapters join chapter_tables using (chapter_id)
    where report_id = ${item_id} and version = ${one} and caption <> ''`;
  const { rows } = await sql<Corrected>`
    with now as (${tablesOf(version)}), before as (${tablesOf(previous)})
    select caption, chapter_number as chapter, block from now
    where caption in (select caption from before)
      and not exists (select from before where before.caption = now.caption and before.figures = now.figures)
    order by chapter_number, table_number`.execute(db);
  return rows;
}
