import type { PlaceKind } from '@caliper/contract/reading/reading.values.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Place, VersionChapter } from './moved-place.ts';

/** What a place is in. */
export interface Subject {
  kind: PlaceKind;
  id: number;
}

export interface KeptPlace extends Place {
  /** Of the report; null in a custom report. */
  version: number | null;
  at: Date;
}

const fields = sql`version, entry, block, read_entries as read, at`;

const columnOf: Record<PlaceKind, 'report_id' | 'c_report_id'> = {
  report: 'report_id',
  'custom-report': 'c_report_id',
};

function isIn({ kind, id }: Subject) {
  return sql`${sql.ref(columnOf[kind])} = ${id}`;
}

export async function findPlace(db: Db, userId: string, subject: Subject): Promise<KeptPlace | undefined> {
  const { rows } = await sql<KeptPlace>`select ${fields} from reading_places
    where user_id = ${userId} and ${isIn(subject)}`.execute(db);
  return rows[0];
}

/** Whatever was read last, first. */
export async function listPlaces(db: Db, userId: string, most: number): Promise<(Subject & KeptPlace)[]> {
  const { rows } = await sql<Subject & KeptPlace>`
    select case when report_id is null then 'custom-report' else 'report' end as kind,
      coalesce(report_id, c_report_id) as id, ${fields}
    from reading_places where user_id = ${userId} order by at desc limit ${most}`.execute(db);
  return rows;
}

/** Those of these custom reports in which the person has been. */
export async function listBegun(db: Db, userId: string, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`select c_report_id as id from reading_places
    where user_id = ${userId} and c_report_id = any (${ids}::int[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Puts a place into the version that is read now, unless another device has done so. */
export async function updatePlace(
  db: Db,
  userId: string,
  subject: Subject,
  from: KeptPlace,
  { version, entry, block, read }: Omit<KeptPlace, 'at'>,
): Promise<void> {
  await sql`update reading_places
    set version = ${version}, entry = ${entry}, block = ${block}, read_entries = ${read}::int[]
    where user_id = ${userId} and ${isIn(subject)} and version = ${from.version}`.execute(db);
}

const later = (name: string) => sql`case when excluded.at >= known.at
  then excluded.${sql.ref(name)} else known.${sql.ref(name)} end`;

/** Of two devices the later place counts; what was read on either was read. */
export async function keepPlace(
  db: Db,
  userId: string,
  { kind, id }: Subject,
  { version, entry, block, read }: Omit<KeptPlace, 'at'>,
  ago: number,
): Promise<void> {
  const column = sql.ref(columnOf[kind]);
  await sql`insert into reading_places as known (user_id, ${column}, version, entry, block, read_entries, at)
    values (${userId}, ${id}, ${version}, ${entry}, ${block}, ${read}::int[], now() - ${ago} * interval '1 second')
    on conflict (user_id, ${column}) do update set
      version = ${later('version')}, entry = ${later('entry')}, block = ${later('block')}, at = ${later('at')},
      read_entries = array(select distinct unnest(known.read_entries || excluded.read_entries) order by 1)`.execute(
    db,
  );
}

export interface Contents {
  /** Null if nothing was released. */
  version: number | null;
  chapters: { number: number; title: string }[];
}

/** The chapters of a report as it is read now. */
export async function findContents(db: Db, reportId: number): Promise<Contents> {
  const { rows } = await sql<Contents>`select current_version as version,
      (select coalesce(jsonb_agg(jsonb_build_object('number', chapter_number, 'title', chapter_title)
        order by chapter_number), '[]')
        from chapters where report_id = item_id and version = current_version) as chapters
    from items where item_id = ${reportId}`.execute(db);
  return rows[0] ?? { version: null, chapters: [] };
}

export async function listVersionChapters(
  db: Db,
  reportId: number,
  version: number,
): Promise<VersionChapter[]> {
  const { rows } = await sql<VersionChapter>`
    select chapter_number as chapter_id, chapter_title, blocks from chapters
    where report_id = ${reportId} and version = ${version} order by chapter_number`.execute(db);
  return rows;
}

export async function findCurrentText(db: Db, reportId: number, chapter: number): Promise<string> {
  const { rows } = await sql<{ text: string }>`select chapter_content as text from chapters
    join items on item_id = report_id and version = current_version
    where report_id = ${reportId} and chapter_number = ${chapter}`.execute(db);
  return rows[0]?.text ?? '';
}
