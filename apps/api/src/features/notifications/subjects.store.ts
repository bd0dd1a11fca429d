import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

/** Those of these custom reports that the person may read. */
export async function listReadable(
  db: Db,
  userId: string,
  ids: readonly number[],
): Promise<{ c_report_id: number; c_report_name: string }[]> {
  const { rows: found } = await sql<{ c_report_id: number; c_report_name: string }>`
    select r.c_report_id, r.c_report_name from custom_reports as r
    where r.c_report_id = any (${ids}::int[])
      and exists (select from readable_by(${userId}, only_id => r.c_report_id))`.execute(db);
  return found;
}

interface Notice {
  notice_id: number;
  usergroup_id: number;
  company: string;
  expiry: Date;
}

/** Those of these notices whose licence still ends on that day and has not been renewed since. */
export async function listNotices(db: Db, ids: readonly number[]): Promise<Notice[]> {
  const { rows } = await sql<Notice>`
    select notice_id, g.id as usergroup_id, g.company, g.expiry
    from licence_notices as n join usergroups as g on g.id = n.usergroup_id and g.expiry = n.expiry
    where notice_id = any (${ids}::int[])`.execute(db);
  return rows;
}
