import { sql } from 'kysely';
import type { Tx } from '../../platform/postgres/postgres.ts';

/** When digests go out, on the clock of a place. */
export interface DigestTime {
  hour: number;
  zone: string;
}

/** Any fixed number will do; whoever has it writes digests alone. */
const lockKey = 4_215_047;

/** False if another node is at it. */
export async function lockDigests(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${lockKey}) as "isMine"`.execute(tx);
  return rows[0]?.isMine ?? false;
}

/** Since when it is time for what was told before, by the database's clock: each day, and each Monday, at that hour. */
const startOf = (unit: 'day' | 'week', { hour, zone }: DigestTime) =>
  sql<Date>`(date_trunc(${sql.lit(unit)}, (now() at time zone ${zone}) - make_interval(hours => ${hour}))
    + make_interval(hours => ${hour})) at time zone ${zone}`;

const dayOf = ({ hour, zone }: DigestTime) =>
  sql<string>`((now() at time zone ${zone}) - make_interval(hours => ${hour}))::date`;

/** Of notifications `n`. */
const isDue = (
  time: DigestTime,
) => sql<boolean>`n.rhythm is not null and n.digest_id is null and n.read_at is null
  and n.told_at < case n.rhythm when 'daily' then ${startOf('day', time)} else ${startOf('week', time)} end`;

/** The digests of the next people for whom something is due and who have had none today, in the order of their ids. */
export async function insertDigests(
  tx: Tx,
  time: DigestTime,
  most: number,
): Promise<{ digest_id: number; user_id: string }[]> {
  const { rows } = await sql<{ digest_id: number; user_id: string }>`
    insert into digests (user_id, day)
    select user_id, ${dayOf(time)} from (select distinct user_id from notifications as n where ${isDue(time)}
      and not exists (select from digests as d where d.user_id = n.user_id and d.day = ${dayOf(time)})
      order by user_id limit ${most}) as people
    on conflict (user_id, day) do nothing returning digest_id, user_id`.execute(tx);
  return rows;
}

export async function gatherInto(tx: Tx, time: DigestTime, digests: readonly number[]): Promise<void> {
  await sql`update notifications as n set digest_id = d.digest_id from digests as d
    where d.digest_id = any (${digests}::int[]) and n.user_id = d.user_id and ${isDue(time)}`.execute(tx);
}

/** The addresses of these people that somebody has confirmed. */
export async function listAddresses(tx: Tx, people: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('users')
    .select(['id', 'email'])
    .where('id', 'in', [...people])
    .where('email_verified_at', 'is not', null)
    .execute();
  return new Map(rows.map(({ id, email }) => [id, email]));
}
