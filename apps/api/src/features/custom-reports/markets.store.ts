import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

/** What was chosen and still is there, by report, in the order of the bookmarks. */
export async function listChosen(
  db: Db,
  id: number,
): Promise<{ report_id: number; market_names: string[] }[]> {
  const { rows } = await sql<{ report_id: number; market_names: string[] }>`
    select report_id, array_agg(market_name order by position) as market_names
    from custom_report_markets join report_markets using (report_id, market_name)
    join (select report_id, min(custom_order) as place from custom_report_bookmarks
      where c_report_id = ${id} group by report_id) as sources using (report_id)
    where c_report_id = ${id} group by report_id, place order by place`.execute(db);
  return rows;
}

/** Answers how many of them the report has. */
export async function replaceChosen(
  tx: Tx,
  id: number,
  reportId: number,
  markets: readonly string[],
): Promise<number> {
  await tx
    .deleteFrom('custom_report_markets')
    .where('c_report_id', '=', id)
    .where('report_id', '=', reportId)
    .execute();
  const { numAffectedRows } =
    await sql`insert into custom_report_markets (c_report_id, report_id, market_name)
    select ${id}, report_id, market_name from report_markets
    where report_id = ${reportId} and market_name = any (${markets}::text[])`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
