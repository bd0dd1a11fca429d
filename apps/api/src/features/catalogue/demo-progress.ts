import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Db } from '../../platform/postgres/postgres.ts';

/** The demo data notes it while it is being loaded. */
export async function findDemoProgress(db: Db): Promise<Answer<'demoProgress'>> {
  const row = await db
    .selectFrom('demo_data')
    .select(['loaded', 'planned'])
    .where('finished_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}
