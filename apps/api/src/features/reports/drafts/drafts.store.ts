import type { Finding } from '@caliper/contract/problem.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../../platform/postgres/tables.ts';
import type { ItemDetails } from '../../catalogue/index.ts';
import type { Chapter, ReportContent } from '../ingest/content.ts';
import type { Acceptance, Base, DraftRow, KeptImage } from './draft.ts';

type NewDraft = Pick<
  DraftRow,
  | 'report_id'
  | 'origin'
  | 'details'
  | 'writeup'
  | 'package'
  | 'preview'
  | 'toc'
  | 'findings'
  | 'corrections'
  | 'created_by'
  | 'note'
  | 'share'
> &
  Base & { images: KeptImage[] };

export async function insertDraft(tx: Tx, draft: NewDraft, chapters: readonly Chapter[]): Promise<number> {
  const { details, images, findings, corrections, ...rest } = draft;
  const { draft_id } = await tx
    .insertInto('drafts')
    .values({
      ...rest,
      details: JSON.stringify(details),
      images: JSON.stringify(images),
      findings: JSON.stringify(findings),
      corrections: JSON.stringify(corrections),
    })
    .returning('draft_id')
    .executeTakeFirstOrThrow();
  await insertChapters(tx, draft_id, chapters);
  return draft_id;
}

async function insertChapters(tx: Tx, draft_id: number, chapters: readonly Chapter[]): Promise<void> {
  for (const chapter of chapters)
    await tx
      .insertInto('draft_chapters')
      .values({ draft_id, chapter_number: chapter.chapter_number, chapter: JSON.stringify(chapter) })
      .execute();
}

export function keptImages(images: readonly KeptImage[]): KeptImage[] {
  return images.map(({ file, type, width, height }) => ({
    file,
    type,
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
  }));
}

export async function findDraft(db: Db | Tx, draftId: number): Promise<DraftRow | undefined> {
  const row = await db.selectFrom('drafts').selectAll().where('draft_id', '=', draftId).executeTakeFirst();
  return row as DraftRow | undefined;
}

export async function lockDraft(tx: Tx, draftId: number): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`select * from drafts where draft_id = ${draftId} for update`.execute(
    tx,
  );
  return rows[0];
}

/** The draft that an upload of this report, or of this new edition, takes the place of. */
export async function findDraftOf(
  db: Db | Tx,
  reportId: number | null,
  { item_name, region, item_year }: ItemDetails,
  lock = sql``,
): Promise<DraftRow | undefined> {
  const { rows } = await sql<DraftRow>`select * from drafts where ${
    reportId === null
      ? sql`report_id is null and lower(details->>'item_name') = lower(${item_name})
          and details->>'region' = ${region} and details->>'item_year' = ${String(item_year)}`
      : sql`report_id = ${reportId}`
  } ${lock}`.execute(db);
  return rows[0];
}

export function lockDraftOf(tx: Tx, reportId: number | null, details: ItemDetails) {
  return findDraftOf(tx, reportId, details, sql`for update`);
}

export interface ListedDraft extends DraftRow {
  chapters: number;
  accepted: string[];
}

export async function listDrafts(db: Db): Promise<ListedDraft[]> {
  const { rows } = await sql<ListedDraft>`
    select drafts.*,
      (select count(*)::int from draft_chapters where draft_chapters.draft_id = drafts.draft_id) as chapters,
      array(select finding from draft_acceptances where draft_acceptances.draft_id = drafts.draft_id) as accepted
    from drafts order by origin desc, created_at desc, draft_id desc`.execute(db);
  return rows;
}

export async function listDraftChapters(db: Db | Tx, draftId: number): Promise<Chapter[]> {
  const rows = await db
    .selectFrom('draft_chapters')
    .select('chapter')
    .where('draft_id', '=', draftId)
    .orderBy('chapter_number')
    .execute();
  return rows.map(({ chapter }) => chapter as Chapter);
}

export type ChapterFacts = Omit<Chapter, 'chapter_content' | 'plain_text'>;

/** What the protocol says of the chapters: all but their texts, which are most of a large report. */
export async function listChapterFacts(db: Db, draftId: number): Promise<ChapterFacts[]> {
  const rows = await db
    .selectFrom('draft_chapters')
    .select(sql<ChapterFacts>`chapter - '{chapter_content,plain_text}'::text[]`.as('facts'))
    .where('draft_id', '=', draftId)
    .orderBy('chapter_number')
    .execute();
  return rows.map(({ facts }) => facts);
}

export async function findDraftChapter(
  db: Db,
  draftId: number,
  number: number,
): Promise<Chapter | undefined> {
  const row = await db
    .selectFrom('draft_chapters')
    .select('chapter')
    .where('draft_id', '=', draftId)
    .where('chapter_number', '=', number)
    .executeTakeFirst();
  return row?.chapter as Chapter | undefined;
}

export async function listAcceptances(db: Db | Tx, draftId: number): Promise<Acceptance[]> {
  return db
    .selectFrom('draft_acceptances')
    .select(['finding', 'reason', 'accepted_by', 'accepted_at'])
    .where('draft_id', '=', draftId)
    .execute();
}

export async function accept(
  tx: Tx,
  draft_id: number,
  acceptances: readonly Pick<Acceptance, 'finding' | 'reason' | 'accepted_by'>[],
): Promise<void> {
  for (const one of acceptances)
    await tx
      .insertInto('draft_acceptances')
      .values({ draft_id, ...one })
      .onConflict((on) => on.columns(['draft_id', 'finding']).doUpdateSet({ reason: one.reason }))
      .execute();
}

export async function reopen(tx: Tx, draftId: number, finding: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('draft_acceptances')
    .where('draft_id', '=', draftId)
    .where('finding', '=', finding)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

type Changes = Partial<
  Base &
    Pick<DraftRow, 'note' | 'not_released' | 'released_by' | 'release_at' | 'details' | 'findings' | 'share'>
>;

export async function updateDraft(tx: Tx, draftId: number, changes: Changes): Promise<void> {
  const { released_by, details, findings, ...rest } = changes;
  await tx
    .updateTable('drafts')
    .set({
      ...rest,
      ...(released_by !== undefined && { released_by: released_by && JSON.stringify(released_by) }),
      ...(details && { details: JSON.stringify(details) }),
      ...(findings && { findings: JSON.stringify(findings) }),
      revision: sql`revision + 1`,
    })
    .where('draft_id', '=', draftId)
    .execute();
}

/** What the same package reads as once something was put right. What was decided about the draft stays. */
export async function replaceReading(
  tx: Tx,
  draftId: number,
  { chapters, images, preview, toc, corrections }: ReportContent,
  findings: readonly Finding[],
): Promise<void> {
  await tx.deleteFrom('draft_chapters').where('draft_id', '=', draftId).execute();
  await insertChapters(tx, draftId, chapters);
  await tx
    .updateTable('drafts')
    .set({
      images: JSON.stringify(keptImages(images)),
      findings: JSON.stringify(findings),
      corrections: JSON.stringify(corrections),
      preview: preview.file,
      toc: toc.file,
      revision: sql`revision + 1`,
    })
    .where('draft_id', '=', draftId)
    .execute();
}

export async function deleteDraft(tx: Tx, draftId: number): Promise<void> {
  await tx.deleteFrom('drafts').where('draft_id', '=', draftId).execute();
}

/** Drafts whose time has come, by the clock of the database. */
export async function listDue(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('drafts')
    .select('draft_id')
    .where('release_at', '<=', sql<Date>`now()`)
    .orderBy('release_at')
    .orderBy('draft_id')
    .execute();
  return rows.map(({ draft_id }) => draft_id);
}

export async function findNow(db: Db | Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select now() as now`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The database told no time.');
  return row.now;
}

/** The reports that drafts are to replace versions of, as they are now. */
export async function listReports(db: Db, drafts: readonly DraftRow[]): Promise<Map<number, ItemRow>> {
  const ids = drafts.flatMap(({ report_id }) => report_id ?? []);
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('items').selectAll().where('item_id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.item_id, row]));
}
