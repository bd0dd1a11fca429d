import { kindOf, type NotificationKind } from '@caliper/contract/notifications/notifications.kinds.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';

/** Who is told: these people, those of the companies that have the item, or the provider's admins. */
export type Audience = { people: readonly string[] } | { subscribersOf: number } | { role: 'admin' };

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
 * in good standing is told soon afterwards; what they then see or are mailed is decided at that moment.
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
    })
    .onConflict((conflict) => conflict.columns(['kind', 'occasion']).doNothing())
    .execute();
}

/** For whoever releases a version: its subscribers are told once, however often that version becomes the current one. */
export function versionReleased(tx: Tx, { reportId, versionId }: { reportId: number; versionId: number }) {
  const occasion = `${reportId}:${versionId}`;
  return notify(tx, { kind: 'version-released', about: reportId, to: { subscribersOf: reportId }, occasion });
}

/** Whether a mail is sent: what the person chose, or else what the kind proposes. */
export function wantsMail(kind: NotificationKind, chosen: string | null): boolean {
  return (chosen ?? kindOf(kind).mail) === 'at once';
}
