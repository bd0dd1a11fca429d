import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../postgres/postgres.ts';
import type { ChainedEntry } from './chain.ts';

/** Any fixed number will do; whoever has it gives places alone. */
const lockKey = 4_215_052;

/** False if another node is at it. */
export async function lockChain(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ isMine: boolean }>`
    select pg_try_advisory_xact_lock(${lockKey}) as "isMine"`.execute(tx);
  return rows[0]?.isMine ?? false;
}

const personalIn = (column: 'from' | 'to') => sql`(select jsonb_object_agg(key, value)
  from jsonb_each(l.${sql.ref(column)}) where key = any (audit_personal_keys()))`;

const chained = sql`l.id, to_char(l.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at, l.actor_id, l.actor,
  l.address, l.action, l.subject, l.company_id, l.item_id, l.request_id,
  jsonb_build_array(l."from" - audit_personal_keys(), l."to" - audit_personal_keys())::text as told,
  nullif(jsonb_build_array(${personalIn('from')}, ${personalIn('to')})::text, '[null, null]') as personal`;

export async function isAnythingUnsealed(db: Db): Promise<boolean> {
  return (await db.selectFrom('audit_unsealed').select('entry_id').limit(1).execute()).length > 0;
}

/**
 * Entries whose order is settled: no transaction older than theirs, or that of one before them, can still commit. An
 * entry that is visible although its transaction has not begun comes from another server, of which this is a copy. They are
 * held, so that a person who is deleted meanwhile is forgotten in the place, too.
 */
export async function listSettled(tx: Tx, most: number): Promise<ChainedEntry[]> {
  const { rows } = await sql<ChainedEntry>`
    select ${chained} from audit_unsealed as u join audit_log as l on l.id = u.entry_id
    where u.xid < pg_snapshot_xmin(pg_current_snapshot()) or u.xid >= pg_snapshot_xmax(pg_current_snapshot())
    order by u.xid, u.entry_id limit ${most} for share of l`.execute(tx);
  return rows;
}

export interface Head {
  place: number;
  hash: Buffer;
}

export async function findHead(db: Db | Tx): Promise<Head | undefined> {
  return db
    .selectFrom('audit_seals')
    .select(['place', 'hash'])
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function findHashAt(db: Db, place: number): Promise<Buffer | null> {
  const row = await db.selectFrom('audit_seals').select('hash').where('place', '=', place).executeTakeFirst();
  return row?.hash ?? null;
}

export interface Seal extends Head {
  entry_id: number;
  actor_salt: Buffer;
  actor_hash: Buffer;
  personal_salt: Buffer | null;
  personal_hash: Buffer | null;
}

export async function insertSeals(tx: Tx, seals: readonly Seal[]): Promise<void> {
  await tx
    .insertInto('audit_seals')
    .values([...seals])
    .execute();
  const ids = seals.map(({ entry_id }) => entry_id);
  await tx.deleteFrom('audit_unsealed').where('entry_id', '=', anyOf(ids)).execute();
}

const anyOf = (ids: readonly number[]): RawBuilder<number> => sql`any (${ids}::bigint[])`;

/** How many entries have waited for their place for longer than they should, and how long the first of them has. */
export async function findWaiting(
  db: Db,
  longerThanSeconds: number,
): Promise<{ count: number; seconds: number }> {
  const { rows } = await sql<{ count: number; seconds: number }>`
    select count(*)::int as count, coalesce(extract(epoch from now() - min(since)), 0)::float8 as seconds
    from (select since from audit_unsealed where since < now() - make_interval(secs => ${longerThanSeconds})
      limit 100000) as waiting`.execute(db);
  return rows[0] ?? { count: 0, seconds: 0 };
}

export interface Placed {
  place: number;
  entry_id: number;
  actor_salt: Buffer | null;
  actor_hash: Buffer;
  personal_salt: Buffer | null;
  personal_hash: Buffer | null;
  hash: Buffer;
  /** Null if there is no such entry. */
  entry: ChainedEntry | null;
  /** Whether there still is whoever did it, and the person it was done to. */
  hasActor: boolean;
  hasPerson: boolean;
}

type PlacedRow = Omit<Placed, 'entry'> & { [K in keyof ChainedEntry]: ChainedEntry[K] | null };

/** The next places with their entries, as they are now. */
export async function listPlaces(db: Db, after: number, most: number): Promise<Placed[]> {
  const { rows } = await sql<PlacedRow>`
    select s.place, s.entry_id, s.actor_salt, s.actor_hash, s.personal_salt, s.personal_hash, s.hash, ${chained},
      exists (select from users where users.id = l.actor_id) as "hasActor",
      exists (select from users where users.id = audit_person(l.subject)
        or email = coalesce(l."to"->>'email', l."from"->>'email')) as "hasPerson"
    from audit_seals as s left join audit_log as l on l.id = s.entry_id
    where s.place > ${after} order by s.place limit ${most}`.execute(db);
  return rows.map((row) => ({ ...row, entry: row.id === null ? null : (row as ChainedEntry) }));
}

/** The next entries that have no place and do not wait for one, among so many of the log. */
export async function listUnplaced(
  db: Db,
  after: number,
  most: number,
): Promise<{ last: number; ids: number[] }> {
  const { rows } = await sql<{ last: number | null; ids: number[] }>`
    with next as (select id from audit_log where id > ${after} order by id limit ${most})
    select (select max(id) from next) as last, array(select id::float8 from next
      where not exists (select from audit_seals where entry_id = next.id)
        and not exists (select from audit_unsealed where entry_id = next.id) order by id) as ids`.execute(db);
  return { last: rows[0]?.last ?? 0, ids: rows[0]?.ids ?? [] };
}

/** Entries that were to get a place and are not there any more. */
export async function listLost(db: Db): Promise<number[]> {
  const { rows } = await sql<{ entry_id: number }>`select entry_id from audit_unsealed as u
    where not exists (select from audit_log where id = u.entry_id) order by entry_id limit 1000`.execute(db);
  return rows.map(({ entry_id }) => entry_id);
}
