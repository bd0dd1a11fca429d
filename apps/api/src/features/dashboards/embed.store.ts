import { dashboards as limits, session } from '@caliper/contract/limits.ts';
import { sql } from 'kysely';
import type { Grant } from '../../access/viewer.ts';
import { type Db, secondsFromNow } from '../../platform/postgres/postgres.ts';

export async function insertTicket(db: Db, hash: Buffer, sessionId: string, grant: Grant): Promise<void> {
  await db
    .insertInto('embed_tickets')
    .values({
      ticket_hash: hash,
      session_id: sessionId,
      scope: JSON.stringify(grant),
      expires_at: secondsFromNow(limits.ticketSeconds),
    })
    .execute();
}

/** Deletes the ticket, so that only one of two requests can use it. */
export async function spendTicket(db: Db, hash: Buffer): Promise<{ sessionId: string; grant: Grant } | null> {
  const spent = await db
    .deleteFrom('embed_tickets')
    .where('ticket_hash', '=', hash)
    .returning(['session_id', 'scope', sql<boolean>`expires_at > now()`.as('isGood')])
    .executeTakeFirst();
  return spent?.isGood ? { sessionId: spent.session_id, grant: spent.scope as Grant } : null;
}

export async function insertToken(db: Db, hash: Buffer, sessionId: string, grant: Grant): Promise<void> {
  const scope = JSON.stringify(grant);
  await db.insertInto('embed_tokens').values({ token_hash: hash, session_id: sessionId, scope }).execute();
}

export async function findToken(
  db: Db,
  hash: Buffer,
): Promise<{ session_id: string; scope: unknown } | undefined> {
  return db
    .selectFrom('embed_tokens')
    .select(['session_id', 'scope'])
    .where('token_hash', '=', hash)
    .executeTakeFirst();
}

/** Unused tickets that have expired, and tokens of ended sessions: one of viewing counts as ended from its beginning (0053). */
export async function sweepEmbedded(db: Db): Promise<void> {
  await db.deleteFrom('embed_tickets').where('expires_at', '<', sql<Date>`now()`).execute();
  await sql`delete from embed_tokens using sessions where sessions.id = session_id
    and (coalesce(watch_until, ended_at) <= now() or sessions.created_at < now() - make_interval(secs => ${session.absoluteSeconds}))`.execute(
    db,
  );
}
