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
