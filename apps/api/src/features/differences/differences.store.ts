import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import { type Beside, comparerNumber } from '../reports/index.ts';
import type { NamedIn } from './names.ts';

/** One side of a comparison: a content that readers had or have. */
export interface Content {
  report_id: number;
  version: number;
}

/** Earlier first. */
export interface ContentPair {
  before: Content;
  after: Content;
}

/** What is shown at once; tables and passages are asked for one by one. */
export interface Overview extends Pick<Beside, 'counts' | 'chapters' | 'years' | 'tables'> {
  names: { before: NamedIn[]; after: NamedIn[] };
}

export interface StoredDifferences {
  difference_id: number;
  overview: Overview;
}

export async function findDifferences(
  db: Db,
  { before, after }: ContentPair,
): Promise<StoredDifferences | undefined> {
  const row = await db
    .selectFrom('differences')
    .select(['difference_id', 'overview'])
    .where('before_report', '=', before.report_id)
    .where('before_version', '=', before.version)
    .where('after_report', '=', after.report_id)
    .where('after_version', '=', after.version)
    .where('comparer', '=', comparerNumber)
    .executeTakeFirst();
  return row && { ...row, overview: row.overview as unknown as Overview };
}

export async function findPart<Content>(
  db: Db,
  difference_id: number,
  part: 'table' | 'chapter',
  number: number,
): Promise<Content | undefined> {
  const row = await db
    .selectFrom('difference_parts')
    .select('content')
    .where('difference_id', '=', difference_id)
    .where('part', '=', part)
    .where('number', '=', number)
    .executeTakeFirst();
  return row?.content as Content | undefined;
}

export async function listTables<Content>(
  db: Db,
  difference_id: number,
): Promise<{ number: number; content: Content }[]> {
  const rows = await db
    .selectFrom('difference_parts')
    .select(['number', 'content'])
    .where('difference_id', '=', difference_id)
    .where('part', '=', 'table')
    .orderBy('number')
    .execute();
  return rows.map(({ number, content }) => ({ number, content: content as Content }));
}

/** A statement can have at most 65,535 values. */
const slice = 1000;

/** Keeps what was found; of two nodes that compared the same, the one that is done first. */
export async function keepDifferences(
  db: Db,
  { before, after }: ContentPair,
  { grids, passages, ...overview }: Beside,
  names: Overview['names'],
): Promise<void> {
  const pair = {
    before_report: before.report_id,
    before_version: before.version,
    after_report: after.report_id,
    after_version: after.version,
  };
  await db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('differences')
      .where(({ and }) => and(pair))
      .where('comparer', '<>', comparerNumber)
      .execute();
    const kept = await tx
      .insertInto('differences')
      .values({ ...pair, comparer: comparerNumber, overview: JSON.stringify({ ...overview, names }) })
      .onConflict((conflict) => conflict.doNothing())
      .returning('difference_id')
      .executeTakeFirst();
    if (!kept) return;
    const parts = [
      ...grids.map((one) => ({ part: 'table' as const, ...one })),
      ...passages.map((one) => ({ part: 'chapter' as const, ...one })),
    ].map(({ content, ...place }) => ({ ...kept, ...place, content: JSON.stringify(content) }));
    for (let from = 0; from < parts.length; from += slice)
      await tx
        .insertInto('difference_parts')
        .values(parts.slice(from, from + slice))
        .execute();
  });
}

/** Of two editions only the contents that are read now are compared; of versions, others than the current one for a day. */
export async function dropOutdated(db: Db): Promise<void> {
  await sql`delete from differences as d using items as one, items as other
    where d.before_report <> d.after_report
      and one.item_id = before_report and other.item_id = after_report
      and (one.current_version <> before_version or other.current_version <> after_version)`.execute(db);
  await sql`delete from differences as d using items
    where d.before_report = d.after_report and item_id = after_report
      and current_version is distinct from after_version and d.created_at < now() - interval '1 day'`.execute(
    db,
  );
}

interface PairRow {
  before_report: number;
  before_version: number;
  after_report: number;
  after_version: number;
}

/** Pairs that readers are led to and that nobody has compared: each report with its last edition and its last version. */
export async function listUncompared(db: Db, most: number): Promise<ContentPair[]> {
  const { rows } = await sql<PairRow>`
    select pairs.* from items cross join lateral (
        (select other.item_id as before_report, other.current_version as before_version,
            items.item_id as after_report, items.current_version as after_version
          from items as other
          where other.line_id = items.line_id and other.kind = 'report' and other.item_year < items.item_year
            and other.current_version is not null and other.chapters > 0
          order by other.item_year desc, other.item_id desc limit 1)
        union all
        (select report_id, version, report_id, items.current_version from readable_versions
          where report_id = items.item_id and version < items.current_version order by version desc limit 1)
      ) as pairs
      left join differences as d using (before_report, before_version, after_report, after_version)
    where items.kind = 'report' and items.current_version is not null and items.chapters > 0
      and d.comparer is distinct from ${comparerNumber}
    order by after_report desc limit ${most}`.execute(db);
  return rows.map((row) => ({
    before: { report_id: row.before_report, version: row.before_version },
    after: { report_id: row.after_report, version: row.after_version },
  }));
}

/** What readers know of a content: when it appeared and what was said about it then. */
export interface ContentRow extends Content {
  released_at: number | null;
  note: string;
}

/** The contents of these editions that are read now, as of when each edition first appeared. */
export async function listEditions(db: Db, reportIds: readonly number[]): Promise<ContentRow[]> {
  const { rows } = await sql<ContentRow>`
    select item_id as report_id, current_version as version, first.released_at, coalesce(note, '') as note
    from items left join lateral (
      select floor(extract(epoch from released_at))::int as released_at, note from report_releases
      where report_id = item_id order by release_id limit 1) as first on true
    where item_id = any (${reportIds}::int[]) and current_version is not null and chapters > 0`.execute(db);
  return rows;
}

export interface VersionRow extends ContentRow {
  isCurrent: boolean;
  /** Whether readers had it, and nobody took it back. */
  isReadable: boolean;
}

/** The versions of a report, newest first. */
export async function listVersions(db: Db, reportId: number): Promise<VersionRow[]> {
  const { rows } = await sql<VersionRow>`
    select v.report_id, v.version, last.released_at, coalesce(note, '') as note,
      v.version = items.current_version as "isCurrent",
      exists (select from readable_versions as r
        where r.report_id = v.report_id and r.version = v.version) as "isReadable"
    from report_versions as v join items on item_id = v.report_id left join lateral (
      select floor(extract(epoch from released_at))::int as released_at, note from report_releases as r
      where r.report_id = v.report_id and r.version = v.version order by release_id desc limit 1) as last on true
    where v.report_id = ${reportId} order by v.version desc`.execute(db);
  return rows;
}
