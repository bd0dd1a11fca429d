import { sql } from 'kysely';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { lockReportsOf } from './follow.store.ts';

interface StaleClip {
  clip_id: number;
  kind: string;
  block: string;
  title: string;
}

interface CurrentChapter {
  chapter_id: number;
  blocks: string[];
  tables: { block: string; caption: string }[];
}

interface Move {
  clip_id: number;
  chapter_id: number;
  block: string;
  title: string;
}

/**
 * Puts clips into the version that is read now: one stands where its block does, a table also where its title does. One
 * that is not found stays where it was, and is tried again with the next version.
 */
export async function followClips(tx: Tx, reportId: number): Promise<void> {
  const before = await listStale(tx, reportId);
  if (before.length === 0) return;
  await lockReportsOf(tx, [reportId]);
  await returnClips(tx, reportId);
  const [stale, chapters] = [await listStale(tx, reportId), await listChapters(tx, reportId)];
  await moveClips(
    tx,
    stale.flatMap((clip) => movedClip(clip, chapters) ?? []),
  );
}

export function movedClip(clip: StaleClip, chapters: readonly CurrentChapter[]): Move | null {
  const { clip_id, kind, block, title } = clip;
  const same = chapters.find(({ blocks }) => blocks.includes(block));
  if (same) return { clip_id, chapter_id: same.chapter_id, block, title };
  for (const { chapter_id, tables } of kind === 'table' ? chapters : []) {
    const changed = tables.find(({ caption }) => isSameTitle(caption, title));
    if (changed)
      return { clip_id, chapter_id, block: changed.block, title: changed.caption.split('\n')[0] ?? title };
  }
  return null;
}

/** Its number may be another now. */
function isSameTitle(one: string, other: string): boolean {
  const [a, b] = [one, other].map((caption) =>
    (caption.split('\n')[0] ?? '')
      .replace(/^(?:table|tab\.|exhibit|tabelle)\s+[\w.‐–-]+\s*[.:|–—-]?\s*/i, '')
      .trim()
      .toLowerCase(),
  );
  return a !== '' && a === b;
}

async function listStale(tx: Tx, reportId: number): Promise<StaleClip[]> {
  const { rows } = await sql<StaleClip>`select clip_id, c.kind, c.block, c.title
    from custom_report_clips as c join items on item_id = c.report_id
    left join chapters on chapters.chapter_id = c.chapter_id
    where c.report_id = ${reportId} and version is distinct from current_version`.execute(tx);
  return rows;
}

async function listChapters(tx: Tx, reportId: number): Promise<CurrentChapter[]> {
  const { rows } = await sql<CurrentChapter>`select chapter_id, blocks,
      (select coalesce(jsonb_agg(jsonb_build_object('block', block, 'caption', caption) order by table_number), '[]')
        from chapter_tables as t where t.chapter_id = chapters.chapter_id) as tables
    from chapters join items on item_id = report_id and version = current_version
    where report_id = ${reportId} order by chapter_number`.execute(tx);
  return rows;
}

/** Clips that were made in the current version return to where they were made. */
async function returnClips(tx: Tx, reportId: number): Promise<void> {
  await sql`update custom_report_clips as c set chapter_id = chosen_id, block = chosen_block
    from chapters join items on item_id = chapters.report_id and version = current_version
    where c.report_id = ${reportId} and chapters.chapter_id = c.chosen_id
      and (c.chapter_id, c.block) is distinct from (c.chosen_id, c.chosen_block) and ${isFree(sql`c.chosen_id`, sql`c.chosen_block`)}`.execute(
    tx,
  );
}

async function moveClips(tx: Tx, moves: readonly Move[]): Promise<void> {
  for (const { clip_id, chapter_id, block, title } of moves)
    await sql`update custom_report_clips as c set chapter_id = ${chapter_id}, block = ${block},
        title = case when visible then ${title} else c.title end,
        chapter_title = case when visible then chapters.chapter_title else c.chapter_title end
      from chapters join items on item_id = chapters.report_id
      where c.clip_id = ${clip_id} and chapters.chapter_id = ${chapter_id}
        and ${isFree(sql`${chapter_id}::int`, sql`${block}`)}`.execute(tx);
}

/** Unless the custom report already has that clip. */
function isFree(chapterId: ReturnType<typeof sql>, block: ReturnType<typeof sql>) {
  return sql`not exists (select from custom_report_clips as other where other.c_report_id = c.c_report_id
    and other.clip_id <> c.clip_id and other.chapter_id = ${chapterId} and other.block = ${block})`;
}
