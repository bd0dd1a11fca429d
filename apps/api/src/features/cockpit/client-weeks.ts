import { sql } from 'kysely';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { notify } from '../notifications/index.ts';

interface Week {
  week_id: number;
  owner_id: string;
}

/**
 * Tells those who look after clients, once a week from Monday at six (UTC) on, if one of their clients wanted something
 * in the week before that it could not open, or searched and found nothing. What the mail says is looked up when it is
 * sent. Nodes that do this at once tell it once.
 */
export async function tellClientWeeks(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql<Week>`
      insert into client_weeks (owner_id, monday)
      select u.id, week.monday
      from (select (date_trunc('week', (now() - interval '6 hours') at time zone 'UTC'))::date as monday) as week
      cross join users as u
      where not u.locked and u.role in ('admin', 'sales') and exists (
        select from usergroups as g join usage_events as e on e.usergroup_id = g.id
        where g.owner_id = u.id and not g.provider
          and e.at >= (week.monday - 7)::timestamp at time zone 'UTC' and e.at < week.monday::timestamp at time zone 'UTC'
          and (e.kind = 'refused' or (e.kind = 'search' and e.answers = 0)))
      order by u.id
      on conflict (owner_id, monday) do nothing returning week_id, owner_id`.execute(tx);
    for (const { week_id, owner_id } of rows)
      await notify(tx, {
        kind: 'client-week',
        about: week_id,
        to: { people: [owner_id] },
        occasion: String(week_id),
      });
  });
}

export function cockpitJobs(db: Db): Job[] {
  return [{ name: 'client-weeks', schedule: '37 * * * *', run: () => tellClientWeeks(db) }];
}
