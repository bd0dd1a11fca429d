import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

/** Which of these queries, by their place, the index finds in the current version of a report. */
export async function listIndexed(
  db: Db,
  reportId: number,
  tsqueries: readonly string[],
): Promise<Set<number>> {
  const { rows } = await sql<{ place: number }>`
    select place::int - 1 as place from unnest(${tsqueries}::text[]) with ordinality as asked (query, place)
    where exists (select from search_index where report_id = ${reportId} and lexemes @@ query::tsquery)`.execute(
    db,
  );
  return new Set(rows.map(({ place }) => place));
}

export interface VersionText {
  title: string;
  text: string;
}

/** The texts of a report's current version, and of the one that was released before it, if there was one. */
export async function readVersions(db: Db, reportId: number) {
  const { rows } = await sql<VersionText & { isCurrent: boolean }>`
    with former as (select version from report_releases as r join items on item_id = report_id
      where report_id = ${reportId} and version <> current_version order by release_id desc limit 1)
    select chapter_title as title, plain_text as text, version = current_version as "isCurrent"
    from chapters join items on item_id = report_id
    where report_id = ${reportId} and (version = current_version or version = (select version from former))
    order by version, chapter_number`.execute(db);
  const { rows: headings } = await sql<VersionText>`
    select '' as title, item_name || E'\n' || description as text from items where item_id = ${reportId}`.execute(
    db,
  );
  const before = rows.filter(({ isCurrent }) => !isCurrent);
  return {
    heading: headings[0] ?? { title: '', text: '' },
    now: rows.filter(({ isCurrent }) => isCurrent),
    before: before.length > 0 ? before : null,
  };
}
