import { sql } from 'kysely';
import type { Db } from '../src/platform/postgres/postgres.ts';

/**
 * Copies of the reports that are there, until there are so many: for measuring, not for reading. `contents` copies
 * the chapters too.
 */
export async function multiply(db: Db, reports: number, contents: boolean): Promise<void> {
  const { count } = await db
    .selectFrom('items')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('kind', '=', 'report')
    .executeTakeFirstOrThrow();
  const missing = reports - count;
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`create temporary table copies on commit drop as
      select nextval(pg_get_serial_sequence('items', 'item_id'))::int as item_id, items.item_id as original
      from generate_series(1, ${Math.ceil(missing / count)}) as copy, items
      where kind = 'report' order by copy, original limit ${missing}`.execute(tx);
    await sql`insert into items overriding system value
      select copies.item_id, kind, item_name || ' ' || copies.item_id, item_year, region, description, icon, category_id,
        sub_category_id, visible, global_dashboard, dashboard_kind,
        case when ${contents} then current_version end, chapters, date_added
      from copies join items on items.item_id = copies.original`.execute(tx);
    if (contents) {
      await sql`insert into report_versions
        select copies.item_id, version, writeup, package, preview, toc, created_at, created_by
        from copies join report_versions on report_id = original`.execute(tx);
      await sql`insert into chapters
          (report_id, version, chapter_number, chapter_title, chapter_content, plain_text, blocks, images)
        select copies.item_id, version, chapter_number, chapter_title, chapter_content, plain_text, blocks, images
        from copies join chapters on report_id = original`.execute(tx);
    }
  });
}
