import { dashboards as limits } from '@caliper/contract/limits.ts';
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

/** Takes the ticket away and puts the token in its place, in one step: of two who bring it one gets it. */
export async function tradeTicket(
  db: Db,
  ticket: Buffer,
  token: Buffer,
): Promise<{ session_id: string; scope: Grant } | undefined> {
  const { rows } = await sql<{ session_id: string; scope: Grant }>`
    with spent as (
      delete from embed_tickets where ticket_hash = ${ticket} returning session_id, scope, expires_at > now() as good
    )
    insert into embed_tokens (token_hash, session_id, scope)
    select ${token}, session_id, scope from spent where good returning session_id, scope`.execute(db);
  return rows[0];
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

/** Tickets that nobody came with. Tokens go with their sessions. */
export async function sweepTickets(db: Db): Promise<void> {
  await db.deleteFrom('embed_tickets').where('expires_at', '<', sql<Date>`now()`).execute();
}
