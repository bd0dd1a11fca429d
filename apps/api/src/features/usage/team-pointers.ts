import { teamUsage as limits } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
import type { Viewer } from '../../access/viewer.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { notify } from '../notifications/index.ts';

const kind = 'worth-opening';
const slotMs = limits.tellDays * 86_400_000;
const occasion = (companyId: number, itemId: number, slot: number) => `${companyId}/${itemId}/${slot}`;

/** Tells the members of a company of something; two who do so at once tell it once. */
export function pointerOf(
  { usergroupId, userId, now }: Viewer,
  itemId: number,
): Parameters<typeof notify>[1] {
  return {
    kind,
    about: itemId,
    to: { membersOf: usergroupId },
    actorId: userId,
    occasion: occasion(usergroupId, itemId, Math.floor(now.getTime() / slotMs)),
  };
}

/** The day on which the company was last told of each of these, if that is not long ago. */
export async function findToldOn(
  db: Db | Tx,
  companyId: number,
  itemIds: readonly number[],
): Promise<Map<number, string>> {
  const slot = Math.floor(Date.now() / slotMs);
  const occasions = itemIds.flatMap((id) => [-1, 0, 1].map((step) => occasion(companyId, id, slot + step)));
  const { rows } = await sql<{ about_id: number; day: string }>`
    select about_id, max(at at time zone 'UTC')::date::text as day from notification_events
    where kind = ${kind} and occasion = any (${occasions}::text[])
      and at > now() - make_interval(days => ${limits.tellDays}) group by about_id`.execute(db);
  return new Map(rows.map(({ about_id, day }) => [about_id, day]));
}
