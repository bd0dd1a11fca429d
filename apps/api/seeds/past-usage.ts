import { sql } from 'kysely';
import type { Db } from '../src/platform/postgres/postgres.ts';

export interface PastEvent {
  usergroup_id: number;
  kind: string;
  user_id?: string | null;
  item_id?: number | null;
  detail?: string;
  answers?: number;
  /** How many days ago. */
  days?: number;
  /** The hour of that day (UTC); noon if left out. */
  hour?: number;
}

/** As if it had been recorded some days ago or, today, now. What is of days before today is counted once days are. */
export async function insertPastUsage(db: Db, events: readonly PastEvent[]): Promise<void> {
  const dated = events.map(({ days = 0, hour = 12, ...event }) => ({ days, hour, detail: '', ...event }));
  await sql`insert into usage_events (usergroup_id, user_id, kind, item_id, detail, answers, at)
    select usergroup_id, user_id, kind, item_id, detail, answers, case days when 0 then now()
      else ((now() at time zone 'UTC')::date - days + make_time(hour, 0, 0)) at time zone 'UTC' end
    from jsonb_to_recordset(${JSON.stringify(dated)}::jsonb) as e(usergroup_id integer, user_id uuid, kind text,
      item_id integer, detail text, answers integer, days integer, hour integer)`.execute(db);
  await sql`update usage_state set counted_to = least(counted_to,
    (select min(at at time zone 'UTC')::date from usage_events))`.execute(db);
}
