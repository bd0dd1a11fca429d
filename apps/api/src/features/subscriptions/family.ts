import { sql } from 'kysely';
import type { Db } from '../../platform/postgres/postgres.ts';

/** What decides which subscriptions a company uses: its headquarter's, its subsidiaries' and its own, while they last. */
export interface Family {
  /** The keys of changes to these companies, and to what they subscribe to. */
  keys: string[];
  /** When the first of their subscriptions ends by itself. */
  until: Date | null;
}

/**
 * `now` is when the request was let in: what ends between then and now may be read on either side of its end, and must
 * not be kept for longer.
 */
export async function findFamily(db: Db, companyId: number | null, now: Date): Promise<Family> {
  const { rows } = await sql<{ ids: number[]; until: Date | null }>`
    select coalesce(array_agg(source.id), '{}') as ids,
      min(source.expiry) filter (where source.expiry > ${now}) as until
    from usergroups as reader join usergroups as source
      on source.id = reader.id or source.id = reader.headquarter_id or source.headquarter_id = reader.id
    where reader.id = ${companyId}`.execute(db);
  const [{ ids, until } = { ids: [], until: null }] = rows;
  return { keys: ids.flatMap((id) => [`company:${id}`, `holdings:${id}`]), until };
}
