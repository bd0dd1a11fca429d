import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

/** How many custom reports show each market of a report. */
export async function countChoices(
  db: Db,
  reportId: number,
): Promise<{ market_name: string; count: number }[]> {
  const { rows } = await sql<{ market_name: string; count: number }>`
    select market_name, count(*)::int as count from custom_report_markets as m
    where report_id = ${reportId} and exists (select from custom_report_bookmarks as b
      where b.c_report_id = m.c_report_id and b.report_id = m.report_id)
    group by market_name`.execute(db);
  return rows;
}

/** Returns how many of these markets the report has. */
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
