import { sql } from 'kysely';
import { countDays } from '../src/features/usage/index.ts';
import type { Db, Tx } from '../src/platform/postgres/postgres.ts';
import { actsOf, habits, type Shelf } from './content/habits.ts';
import { findViewerByEmail } from './demo.store.ts';
import { insertPastUsage } from './past-usage.ts';

/**
 * What people of the demo have done in the past year, counted as any usage is, and who of the staff looks after their
 * companies. Nothing is given where there is usage of earlier days already.
 */
export async function giveUsage(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const { rows } = await sql`select from usage_state where not exists (select from usage_days)
      and not exists (select from usage_events where at < now() - interval '1 day') for update`.execute(tx);
    if (rows.length > 0) await insertAll(tx);
  });
  await countDays(db);
}

async function insertAll(tx: Tx): Promise<void> {
  for (const habit of habits) {
    const person = await findViewerByEmail(tx, habit.email);
    if (!person) continue;
    const { userId: user_id, usergroupId: usergroup_id, now } = person;
    const acts = actsOf(habit, await shelfOf(tx, usergroup_id), now);
    if (acts.length === 0) continue;
    await insertPastUsage(
      tx,
      acts.map((act) => ({ ...act, user_id, usergroup_id })),
    );
    await sql`update users set last_active = (select max(at) from usage_events where user_id = users.id)
      where id = ${user_id}::uuid and last_active is null`.execute(tx);
    await sql`update usergroups set owner_id = (select id from users where email = 'sales@caliper.example')
      where id = ${usergroup_id} and owner_id is null`.execute(tx);
  }
}

/** What a company has or, if that is over, has had; and reports that it has not. In an order of their own for each. */
async function shelfOf(tx: Tx, companyId: number): Promise<Shelf> {
  const { rows } = await sql<{ id: number; chapters: number; isHeld: boolean }>`
    select item_id as id, case kind when 'report' then chapters else 0 end as chapters,
      exists (select from entitlements as e where e.item_id = items.item_id and usergroup_id = ${companyId}
        and access = 'full') as "isHeld"
    from items where visible order by item_year desc, (item_id * 7 + ${companyId} * 11) % 31, item_id`.execute(
    tx,
  );
  return {
    held: rows.filter(({ isHeld }) => isHeld),
    others: rows.flatMap(({ id, chapters, isHeld }) => (isHeld || chapters === 0 ? [] : [id])),
  };
}
