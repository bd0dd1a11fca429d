import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import type { Reading } from './changes/index.ts';
import { fileKey } from './file-keys.ts';
import type { Chapter, StagedFile, TypedTable } from './ingest/content.ts';
import type { Correction } from './ingest/corrections/correction.ts';
import { readerNumber } from './ingest/reader-number.ts';

/** The reports that an upload can update. */
export async function listPastUploads(db: Db, categoryId: number, year: number) {
  return db
    .selectFrom('items')
    .leftJoin('report_versions as current', (join) =>
      join
        .onRef('current.report_id', '=', 'items.item_id')
        .onRef('current.version', '=', 'items.current_version'),
    )
    .selectAll('items')
    .select('current.writeup')
    .where('items.kind', '=', 'report')
    .where('items.category_id', '=', categoryId)
    .where('items.item_year', '=', year)
    .orderBy(sql`lower(items.item_name)`)
    .orderBy('items.region')
    .execute();
}

export interface NewVersion {
  report_id: number;
  writeup: boolean;
  package: string | null;
  preview: string;
  toc: string;
  created_by: string;
  created_at?: Date;
  /** What staff put right when it was proofed. */
  corrections: readonly Correction[];
}

/** The caller holds the lock on the report, so that no number is given twice. */
export async function insertVersion(tx: Tx, version: NewVersion): Promise<number> {
  const { version: number } = await tx
    .insertInto('report_versions')
    .values({
      ...version,
      corrections: JSON.stringify(version.corrections),
      shown_preview: version.preview,
      reader: readerNumber,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from report_versions
        where report_id = ${version.report_id})`,
    })
    .returning('version')
    .executeTakeFirstOrThrow();
  return number;
}

interface NewRelease {
  report_id: number;
  version: number;
  released_by: string;
  note: string;
}

/** Whether the report had none before. */
export async function insertRelease(tx: Tx, release: NewRelease): Promise<boolean> {
  const earlier = await tx
    .selectFrom('report_releases')
    .select('release_id')
    .where('report_id', '=', release.report_id)
    .limit(1)
    .executeTakeFirst();
  await tx.insertInto('report_releases').values(release).execute();
  return !earlier;
}

/** Whether the line of a report has another edition that readers see. */
export async function hasOtherEdition(tx: Tx, reportId: number): Promise<boolean> {
  const { rows } = await sql`select from items as i join items as other using (line_id)
    where i.item_id = ${reportId} and other.item_id <> i.item_id and other.visible limit 1`.execute(tx);
  return rows.length > 0;
}

/** A statement can have at most 65,535 values. */
const slice = 1000;

export async function insertChapters(
  tx: Tx,
  report_id: number,
  version: number,
  chapters: readonly Chapter[],
): Promise<void> {
  for (const chapter of chapters) {
    const { chapter_number, chapter_title, chapter_content, plain_text, blocks, images, tables } = chapter;
    const { chapter_id } = await tx
      .insertInto('chapters')
      .values({
        report_id,
        version,
        chapter_number,
        chapter_title,
        chapter_content,
        plain_text,
        blocks,
        images,
      })
      .returning('chapter_id')
      .executeTakeFirstOrThrow();
    const rows = tables.map(({ number, block, kind, caption, units, ...content }) => ({
      chapter_id,
      table_number: number,
      block,
      kind,
      caption,
      units,
      content: JSON.stringify(content),
    }));
    for (let from = 0; from < rows.length; from += slice) {
      await tx
        .insertInto('chapter_tables')
        .values(rows.slice(from, from + slice))
        .execute();
    }
  }
}

export async function insertImages(
  tx: Tx,
  report_id: number,
  version: number,
  images: readonly Pick<StagedFile, 'file' | 'type' | 'width' | 'height'>[],
): Promise<void> {
  if (images.length === 0) return;
  const rows = images.map(({ file, type, width = null, height = null }) => ({
    report_id,
    version,
    file,
    type,
    width,
    height,
  }));
  await tx.insertInto('report_images').values(rows).execute();
}

export async function listVersions(db: Db | Tx, reportId: number) {
  return db
    .selectFrom('report_versions as v')
    .innerJoin('items', 'items.item_id', 'v.report_id')
    .select([
      'v.version',
      'v.created_at',
      'v.created_by',
      sql<boolean>`v.version = items.current_version`.as('current'),
      sql<number>`(select count(*) from chapters
        where chapters.report_id = v.report_id and chapters.version = v.version)::int`.as('chapters'),
      sql<{ at: number; by: string; note: string }[]>`(select coalesce(jsonb_agg(jsonb_build_object(
          'at', floor(extract(epoch from released_at)), 'by', released_by, 'note', note) order by release_id desc), '[]')
        from report_releases as r where r.report_id = v.report_id and r.version = v.version)`.as('releases'),
    ])
    .where('v.report_id', '=', reportId)
    .orderBy('v.version', 'desc')
    .execute();
}

/** The type of an image in any version of the report: readers of an older version keep it until they reload. */
export async function findImageType(db: Db, reportId: number, file: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('report_images')
    .select('type')
    .where('report_id', '=', reportId)
    .where('file', '=', file)
    .limit(1)
    .executeTakeFirst();
  return row?.type;
}

/** The keys of those files that a version of any report or a draft refers to. */
export async function findReferenced(db: Db, keys: readonly string[]): Promise<Set<string>> {
  const among = sql`any (${keys.map((key) => key.replace(/^.*\//, ''))}::text[])`;
  const versions = await db
    .selectFrom('report_versions')
    .select(['package', 'preview', 'toc'])
    .where(sql<boolean>`package = ${among} or preview = ${among} or toc = ${among}`)
    .execute();
  const drafts = await db.selectFrom('drafts').select(['package', 'preview', 'toc', 'images']).execute();
  const images = await db
    .selectFrom('report_images')
    .select('file')
    .distinct()
    .where(sql<boolean>`file = ${among}`)
    .execute();
  const drawn = drafts.flatMap((draft) => draft.images as { file: string }[]);
  const uploads = [...versions, ...drafts];
  return new Set([
    ...uploads.flatMap((one) => (one.package ? [fileKey.package(one.package)] : [])),
    ...uploads.flatMap(({ preview, toc }) => [fileKey.document(preview), fileKey.document(toc)]),
    ...[...images, ...drawn].map(({ file }) => fileKey.image(file)),
  ]);
}

/** A version and when it last became the one that is read. */
export async function findVersionHead(db: Db, reportId: number, version: number | null) {
  return db
    .selectFrom('report_versions as v')
    .select('v.version')
    .select(
      sql<Date>`coalesce((select max(released_at) from report_releases as r
        where r.report_id = v.report_id and r.version = v.version), v.created_at)`.as('released_at'),
    )
    .where('v.report_id', '=', reportId)
    .where('v.version', '=', version)
    .executeTakeFirst();
}

/** A chapter of a version and the titles of all of them. */
export async function findVersionChapter(db: Db, reportId: number, version: number, number: number) {
  const ofVersion = db
    .selectFrom('chapters')
    .where('report_id', '=', reportId)
    .where('version', '=', version);
  const titles = await ofVersion
    .select(['chapter_number', 'chapter_title'])
    .orderBy('chapter_number')
    .execute();
  const chapter = await ofVersion
    .select(['chapter_number', 'chapter_title', 'chapter_content', 'images'])
    .where('chapter_number', '=', number)
    .executeTakeFirst();
  return { titles, chapter: chapter ?? null };
}

/** The current version, with what identifies its contents. */
export async function findCurrentVersion(db: Db | Tx, reportId: number) {
  return db
    .selectFrom('items')
    .innerJoin('report_versions as current', (join) =>
      join
        .onRef('current.report_id', '=', 'items.item_id')
        .onRef('current.version', '=', 'items.current_version'),
    )
    .select(['current.version', 'current.writeup', 'current.package', 'current.created_by', 'current.reader'])
    .select(['current.preview', 'current.shown_preview', 'current.toc', 'current.corrections'])
    .select(sql<boolean>`coalesce(current.refreshed_at > now() - interval '1 minute', false)`.as('isFresh'))
    .where('items.item_id', '=', reportId)
    .executeTakeFirst();
}

/** The chapters of a version as ingest made them, each with its tables. */
export async function listChapters(db: Db | Tx, reportId: number, version: number) {
  return db
    .selectFrom('chapters')
    .select(['chapter_number', 'chapter_title', 'chapter_content', 'plain_text', 'blocks', 'images'])
    .select(
      sql<Record<string, unknown>[]>`array(
        select jsonb_build_object('number', table_number, 'block', block, 'kind', kind, 'caption', caption,
          'units', units) || content
        from chapter_tables where chapter_tables.chapter_id = chapters.chapter_id order by table_number)`.as(
        'tables',
      ),
    )
    .where('report_id', '=', reportId)
    .where('version', '=', version)
    .orderBy('chapter_number')
    .execute();
}

/** The reports whose preview was made by an earlier release, which quoted the first chapter. */
export async function listOlderPreviews(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('items')
    .innerJoin('report_versions as current', (join) =>
      join
        .onRef('current.report_id', '=', 'items.item_id')
        .onRef('current.version', '=', 'items.current_version'),
    )
    .select('items.item_id')
    .where(sql<boolean>`current.shown_preview is distinct from current.preview`)
    .orderBy('items.item_id')
    .execute();
  return rows.map(({ item_id }) => item_id);
}

/** The reports whose stored package a reader of an earlier release read; those with a draft wait for that. */
export async function listOlderReadings(db: Db, reader: number): Promise<number[]> {
  const rows = await db
    .selectFrom('items')
    .innerJoin('report_versions as current', (join) =>
      join
        .onRef('current.report_id', '=', 'items.item_id')
        .onRef('current.version', '=', 'items.current_version'),
    )
    .select('items.item_id')
    .where('current.package', 'is not', null)
    .where(sql<boolean>`current.reader is distinct from ${reader}`)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('drafts').select('draft_id').whereRef('drafts.report_id', '=', 'items.item_id'))),
    )
    .orderBy('items.item_id')
    .execute();
  return rows.map(({ item_id }) => item_id);
}

export async function markRead(tx: Tx, reportId: number, version: number, reader: number): Promise<void> {
  await tx
    .updateTable('report_versions')
    .set({ reader })
    .where('report_id', '=', reportId)
    .where('version', '=', version)
    .execute();
}

/** Says of a version what was said of the one before it, which it takes the place of unnoticed. */
export async function copyRelease(tx: Tx, reportId: number, from: number, to: number): Promise<void> {
  await sql`insert into report_releases (report_id, version, released_at, released_by, note)
    select report_id, ${to}, released_at, released_by, note from report_releases
    where report_id = ${reportId} and version = ${from} order by release_id desc limit 1`.execute(tx);
}

/** Gives a version other documents; everything else of it stays. */
export async function setDocuments(
  tx: Tx,
  reportId: number,
  version: number,
  documents: Pick<NewVersion, 'preview' | 'toc'>,
): Promise<void> {
  await tx
    .updateTable('report_versions')
    .set({ ...documents, shown_preview: documents.preview })
    .where('report_id', '=', reportId)
    .where('version', '=', version)
    .execute();
}

export async function markRefreshed(tx: Tx, reportId: number, version: number): Promise<void> {
  await tx
    .updateTable('report_versions')
    .set({ refreshed_at: sql`now()` })
    .where('report_id', '=', reportId)
    .where('version', '=', version)
    .execute();
}

/** A version as it was read, for comparing. */
export async function readVersion(db: Db | Tx, reportId: number, version: number): Promise<Reading> {
  const chapters = await listChapters(db, reportId, version);
  return { chapters: chapters.map((one) => ({ ...one, tables: one.tables as unknown as TypedTable[] })) };
}

/** The version that is read of the edition before this one. */
export async function findLastEdition(
  db: Db,
  { item_name, region, item_year }: Pick<ItemRow, 'item_name' | 'region' | 'item_year'>,
): Promise<{ report_id: number; version: number } | undefined> {
  return db
    .selectFrom('items')
    .select(['item_id as report_id', sql<number>`current_version`.as('version')])
    .where('kind', '=', 'report')
    .where(sql`lower(item_name)`, '=', sql`lower(${item_name})`)
    .where('region', '=', region)
    .where('item_year', '<', item_year)
    .where('current_version', 'is not', null)
    .orderBy('item_year', 'desc')
    .limit(1)
    .executeTakeFirst();
}
