import { sql } from 'kysely';
import type { Db } from '../platform/postgres/postgres.ts';

/** Everything that was recorded of a company, as `kind detail`, in the order of these words. */
export async function usedBy(db: Db, usergroupId: number): Promise<string[]> {
  const { rows } = await sql<{ used: string }>`
    select trim(concat_ws(' ', kind, nullif(detail, ''), answers)) as used from usage_events
    where usergroup_id = ${usergroupId} order by 1`.execute(db);
  return rows.map(({ used }) => used);
}

interface Event {
  usergroup_id: number;
  kind: string;
  user_id?: string | null;
  item_id?: number | null;
  detail?: string;
  answers?: number;
  /** How long ago. */
  days?: number;
}

/** As if it had been recorded some days ago, at noon or, today, now. */
export async function happened(db: Db, events: readonly Event[]): Promise<void> {
  const dated = events.map(({ days = 0, ...event }) => ({ days, detail: '', ...event }));
  await sql`insert into usage_events (usergroup_id, user_id, kind, item_id, detail, answers, at)
    select usergroup_id, user_id, kind, item_id, detail, answers,
      case days when 0 then now() else ((now() at time zone 'UTC')::date - days + time '12:00') at time zone 'UTC' end
    from jsonb_to_recordset(${JSON.stringify(dated)}::jsonb) as e(usergroup_id integer, user_id uuid, kind text,
      item_id integer, detail text, answers integer, days integer)`.execute(db);
  await sql`update usage_state set counted_to = least(counted_to,
    (select min(at at time zone 'UTC')::date from usage_events))`.execute(db);
}
