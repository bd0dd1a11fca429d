import { takeAway as limits } from '@caliper/contract/limits.ts';
import type { FileFormat } from '@caliper/contract/take-away/take-away.values.ts';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { UsergroupRow } from '../../platform/postgres/tables.ts';

export type Licensed = Pick<UsergroupRow, 'license' | 'file_quota'>;

export async function findLicence(db: Db | Tx, companyId: number): Promise<Licensed> {
  return db
    .selectFrom('usergroups')
    .select(['license', 'file_quota'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
}

/** What is counted against a quota is counted by one at a time. */
export async function lockCompany(tx: Tx, companyId: number): Promise<void> {
  await tx.selectFrom('usergroups').select('id').where('id', '=', companyId).forNoKeyUpdate().execute();
}

export interface QuotaUse {
  made: number;
  /** When the number of files falls below the quota again; null if it is below. */
  renewsAt: Date | null;
}

/** A file leaves the count 30 days after it was made, so the oldest one of those that fill the quota decides. */
export async function countAgainst(db: Db | Tx, companyId: number, quota: number): Promise<QuotaUse> {
  const window = sql`make_interval(days => ${limits.quotaDays})`;
  const { rows } = await sql<QuotaUse>`
    select count(*)::int as made, (array_agg(at order by at desc))[${quota}::int] + ${window} as "renewsAt"
    from made_files where usergroup_id = ${companyId} and at > now() - ${window}`.execute(db);
  return rows[0] ?? { made: 0, renewsAt: null };
}

interface NewMade {
  usergroup_id: number;
  user_id: string;
  format: FileFormat;
  file_id: number | null;
}

export async function insertMade(tx: Tx, made: NewMade): Promise<number> {
  const row = await tx.insertInto('made_files').values(made).returning('made_id').executeTakeFirstOrThrow();
  return row.made_id;
}

export async function deleteMade(db: Db | Tx, made_id: number): Promise<void> {
  await db.deleteFrom('made_files').where('made_id', '=', made_id).execute();
}

/** Work that was stopped or failed gave nothing away. */
export async function deleteMadeBy(tx: Tx, file_id: number): Promise<void> {
  await tx.deleteFrom('made_files').where('file_id', '=', file_id).execute();
}

/** How many files a person had made in the last 24 hours, and on the middle one of the 30 days before. */
export async function countOfPerson(tx: Tx, userId: string): Promise<{ inDay: number; usual: number }> {
  const { rows } = await sql<{ inDay: number; usual: number }>`
    with days as (
      select day, count(made_id)::int as files from generate_series(0, ${limits.usualDays}::int) as day
      left join made_files on user_id = ${userId}
        and at > now() - make_interval(days => day + 1) and at <= now() - make_interval(days => day)
      group by day)
    select (select files from days where day = 0) as "inDay",
      (select percentile_cont(0.5) within group (order by files) from days where day > 0) as usual`.execute(
    tx,
  );
  return rows[0] ?? { inDay: 0, usual: 0 };
}

/** Null if staff were told of that person today. */
export async function insertNotice(tx: Tx, user_id: string, files: number): Promise<number | null> {
  const row = await tx
    .insertInto('many_files_notices')
    .values({ user_id, files, day: sql<Date>`(now() at time zone 'UTC')::date` })
    .onConflict((conflict) => conflict.columns(['user_id', 'day']).doNothing())
    .returning('notice_id')
    .executeTakeFirst();
  return row?.notice_id ?? null;
}

/** Nothing counts files that are older than this. */
export async function sweepMade(db: Db): Promise<void> {
  const days = Math.max(limits.quotaDays, limits.usualDays) + 2;
  await sql`delete from made_files where at < now() - make_interval(days => ${days})`.execute(db);
}
