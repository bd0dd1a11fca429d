import type { Db } from '../../platform/postgres/postgres.ts';

export async function hasDismissedSteps(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('dismissed_steps')
    .select('user_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function dismissSteps(db: Db, userId: string): Promise<void> {
  await db
    .insertInto('dismissed_steps')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
