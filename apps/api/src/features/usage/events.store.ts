import { usage as limits } from '@caliper/contract/limits.ts';
import type { UsageKind } from '@caliper/contract/usage/usage.values.ts';
import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

export interface NewEvent {
  usergroup_id: number;
  user_id: string;
  kind: UsageKind;
  item_id: number | null;
  detail: string;
  answers: number | null;
  /** As a text, since it needs all 64 bits. */
  once: string | null;
}

/**
 * In one statement. Whoever or whatever has been deleted meanwhile is left out of a row; rows of a deleted company are
 * left out. In the order of the unique key, since two nodes may report the same.
 */
export async function insertEvents(db: Db, events: readonly NewEvent[]): Promise<void> {
  await sql`insert into usage_events (usergroup_id, user_id, kind, item_id, detail, answers, once)
    select usergroups.id, users.id, e.kind, items.item_id, e.detail, e.answers, e.once
    from jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e(usergroup_id integer, user_id uuid, kind text,
      item_id integer, detail text, answers integer, once bigint)
    join usergroups on usergroups.id = e.usergroup_id
    left join users on users.id = e.user_id
    left join items on items.item_id = e.item_id
    order by e.user_id, e.once
    on conflict (user_id, once) do nothing`.execute(db);
}

/** Rows per delete, to keep each statement short. */
const batch = 10_000;

/** What is older than it is kept: the events, of which the counts remain, and then the counts. */
export async function sweepUsage(db: Db): Promise<void> {
  const events = sql`at < now() - make_interval(days => ${limits.eventDays})
    and at < (select counted_to from usage_state)`;
  const counts = sql`day < now() - make_interval(months => ${limits.countMonths})`;
  for (const [table, isOld] of [
    ['usage_events', events],
    ['usage_days', counts],
    ['usage_company_days', counts],
    ['usage_item_days', counts],
  ] as const) {
    for (;;) {
      const { numAffectedRows } = await sql`delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${isOld} limit ${batch}))`.execute(db);
      if (!numAffectedRows) break;
    }
  }
}
