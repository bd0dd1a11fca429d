import {
  isForFollowers,
  type NotificationKind,
} from '@caliper/contract/notifications/notifications.kinds.ts';
import { sql } from 'kysely';
import type { Tx } from '../../platform/postgres/postgres.ts';

/**
 * Who is told whether or not they follow it: these people; those of the companies that have the item, or any edition of
 * it; the provider's admins; the leaders of a company, with the staff who look after licences; or all its members.
 */
export type Audience =
  | { people: readonly string[] }
  | { subscribersOf: number }
  | { subscribersOfLineOf: number }
  | { role: 'admin' }
  | { leadersOf: number }
  | { membersOf: number };

export interface NewEvent {
  kind: NotificationKind;
  /** The id of what the kind is about. */
  about: number;
  to: Audience;
  /** Who did it: they are not told. */
  actorId?: string | null;
  /** What they wrote, for the inbox only. */
  message?: string;
  /** Given for what happens once only: reported again, it is not told again. */
  occasion?: string;
}

/**
 * Called in the transaction that makes it happen, so that neither is lost without the other. Whoever is in the audience
 * in good standing is told soon afterwards, as is who follows it; what they then see or are mailed is decided at that
 * moment.
 */
export async function notify(
  tx: Tx,
  { kind, about, to, actorId, message, occasion }: NewEvent,
): Promise<void> {
  await tx
    .insertInto('notification_events')
    .values({
      kind,
      about_id: about,
      audience: JSON.stringify(to),
      actor_id: actorId ?? null,
      message: message ?? '',
      occasion: occasion ?? null,
      searched_at: isForFollowers(kind) ? null : sql<Date>`now()`,
    })
    .onConflict((conflict) => conflict.columns(['kind', 'occasion']).doNothing())
    .execute();
}
