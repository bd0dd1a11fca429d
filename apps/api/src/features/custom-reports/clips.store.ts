import type { ClipKind } from '@caliper/contract/custom-reports/custom-reports.values.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

/** A clip where it stands in the version that is read now. */
export interface FoundClip {
  clip_id: number;
  kind: ClipKind;
  title: string;
  report_id: number;
  version: number;
  chapter_id: number;
  chapter_number: number;
  chapter_title: string;
  block: string;
}

/** Undefined for one that is no longer there. */
export async function findClip(db: Db, clipId: number): Promise<FoundClip | undefined> {
  return db
    .selectFrom('custom_report_clips as c')
    .innerJoin('chapters', 'chapters.chapter_id', 'c.chapter_id')
    .innerJoin('items', 'item_id', 'c.report_id')
    .select(['clip_id', 'c.kind', 'c.title', 'c.report_id', 'version', 'c.chapter_id', 'chapter_number'])
    .select(['chapters.chapter_title', 'block'])
    .where('clip_id', '=', clipId)
    .whereRef('version', '=', 'current_version')
    .$narrowType<{ kind: ClipKind; chapter_id: number }>()
    .executeTakeFirst();
}

export interface ChapterWithBlock {
  chapter_id: number;
  chapter_title: string;
  chapter_content: string;
  item_name: string;
  item_year: number;
}

/** The chapter of the current version, if it has the block. */
export async function findChapterWith(
  tx: Tx,
  reportId: number,
  chapter: number,
  block: string,
): Promise<ChapterWithBlock | undefined> {
  const { rows } = await sql<ChapterWithBlock>`
    select chapter_id, chapter_title, chapter_content, item_name, item_year
    from chapters join items on item_id = report_id and version = current_version
    where report_id = ${reportId} and chapter_number = ${chapter} and ${block} = any (blocks)`.execute(tx);
  return rows[0];
}

interface NewClip extends Omit<ChapterWithBlock, 'chapter_content'> {
  report_id: number;
  block: string;
  kind: ClipKind;
  title: string;
  images: string[];
}

/** Behind the others. Returns whether it was not there yet. */
export async function insertClip(tx: Tx, id: number, clip: NewClip): Promise<boolean> {
  const { report_id, chapter_id, chapter_title, item_name, item_year, block, kind, title, images } = clip;
  const { numAffectedRows } = await sql`insert into custom_report_clips
      (c_report_id, report_id, chapter_id, block, chosen_id, chosen_block, kind, title, images, report_name,
        report_year, chapter_title, clip_order)
    select ${id}, ${report_id}, ${chapter_id}, ${block}, ${chapter_id}, ${block}, ${kind}, ${title},
      ${images}::text[], ${item_name}, ${item_year}, ${chapter_title},
      (select coalesce(max(clip_order), 0) + 1 from custom_report_clips where c_report_id = ${id})
    where not exists (select from custom_report_clips
      where c_report_id = ${id} and chapter_id = ${chapter_id} and block = ${block})`.execute(tx);
  return Number(numAffectedRows ?? 0) > 0;
}

export async function deleteClip(tx: Tx, id: number, clipId: number): Promise<void> {
  await tx
    .deleteFrom('custom_report_clips')
    .where('c_report_id', '=', id)
    .where('clip_id', '=', clipId)
    .execute();
}

/** Those that are not named come last, as they were. */
export async function reorderClips(tx: Tx, id: number, order: readonly number[]): Promise<void> {
  await sql`update custom_report_clips as c set clip_order = place
    from (select clip_id, row_number() over (
        order by array_position(${[...order]}::int[], clip_id) nulls last, clip_order) as place
      from custom_report_clips where c_report_id = ${id}) as wanted
    where c.clip_id = wanted.clip_id and c.clip_order is distinct from place`.execute(tx);
}

/** Its revision stays: whoever edits its chapters at the same time is not disturbed. */
export async function touchCustomReport(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('custom_reports')
    .set({ modified_on: sql<Date>`now()` })
    .where('c_report_id', '=', id)
    .execute();
}
