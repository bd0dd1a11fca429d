import { subscription as limits } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { notify } from '../notifications/index.ts';

interface Notice {
  notice_id: number;
  usergroup_id: number;
}

/**
 * Tells of licences that end in 90, 60, 30 or 10 days by the database's clock: once each, by the least of these numbers
 * that is reached, so that a job that did not run for weeks does not catch up on all of them. Renewing a licence makes
 * what was told of its former end no news any more.
 */
export async function tellLicenceEnds(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<Notice>`
      insert into licence_notices (usergroup_id, expiry, days)
      select id, expiry, (select min(days) from unnest(${limits.noticeDays}::int[]) as days
        where expiry <= now() + make_interval(days => days))
      from usergroups where not provider and expiry > now()
        and expiry <= now() + make_interval(days => ${Math.max(...limits.noticeDays)})
      order by id
      on conflict (usergroup_id, expiry, days) do nothing returning notice_id, usergroup_id`.execute(tx);
    for (const { notice_id, usergroup_id } of rows) {
      const to = { leadersOf: usergroup_id };
      await notify(tx, { kind: 'licence-ends', about: notice_id, to, occasion: String(notice_id) });
    }
  });
}

export function companiesJobs(db: Db): Job[] {
  return [{ name: 'licence-ends', schedule: '17 * * * *', run: () => tellLicenceEnds(db) }];
}
