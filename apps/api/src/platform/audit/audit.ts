import { sql } from 'kysely';
import type { Db, Tx } from '../postgres/postgres.ts';

/** Who did it and from where: the same for every audited step of one request. */
export interface Actor {
  id: string | null;
  /** The e-mail, kept besides the id so that the entry is still readable after the account is deleted. */
  name: string;
  address: string | null;
  requestId: string | null;
}

export interface AuditEntry {
  actor: Actor;
  action: string;
  /** What it was done to, as kind:id. */
  subject: string;
  from?: Record<string, unknown>;
  to?: Record<string, unknown>;
}

/** Adds to the append-only log. Pass the transaction of the change, so that neither exists without the other. */
export async function record(db: Db | Tx, entry: AuditEntry): Promise<void> {
  const { actor, action, subject, from, to } = entry;
  await db
    .insertInto('audit_log')
    .values({
      actor_id: actor.id,
      actor: actor.name,
      address: actor.address,
      request_id: actor.requestId,
      action,
      subject,
      from: from ? JSON.stringify(from) : null,
      to: to ? JSON.stringify(to) : null,
    })
    .execute();
}

/** Somebody who does the same again within the hour is not recorded again: turning pages is one look. */
export async function recordOnceAnHour(db: Db | Tx, entry: AuditEntry): Promise<void> {
  const recent = await db
    .selectFrom('audit_log')
    .select('id')
    .where('subject', '=', entry.subject)
    .where('action', '=', entry.action)
    .where('actor_id', '=', entry.actor.id)
    .where('at', '>', sql<Date>`now() - interval '1 hour'`)
    .limit(1)
    .executeTakeFirst();
  if (!recent) await record(db, entry);
}
