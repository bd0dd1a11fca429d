import type { NotificationKind } from '@caliper/contract/notifications/notifications.kinds.ts';
import type { Message, Outbox } from '../../platform/outbox/outbox.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { aboutOf, goodForSeconds, writerName } from './mail.service.ts';
import { rhythmOf } from './rhythm.ts';
import { type Addressee, insertTold, noteFollows } from './telling.store.ts';

interface TellNeeds {
  outbox: Outbox;
  /** What nodes send that do not know how such a mail is written: it names nothing. */
  plainMail: { subject: string; body: string };
}

interface ToldEvent {
  event_id: number;
  kind: NotificationKind;
}

/** Gives each of these people their row of an event, and a mail to those who want one at once. Once for each. */
export function createTellPeople({ outbox, plainMail }: TellNeeds) {
  function mailFor(id: number, recipient: string): Message {
    const about = aboutOf(id);
    return { channel: 'mail', recipient, ...plainMail, about, writtenBy: writerName, goodForSeconds };
  }

  return async function tellPeople(tx: Tx, { event_id, kind }: ToldEvent, people: readonly Addressee[]) {
    const wanted = people.map((one) => ({ ...one, wants: rhythmOf({ kind, ...one }) }));
    const told = await insertTold(
      tx,
      event_id,
      wanted.map(({ id, why, wants }) => ({
        id,
        why,
        rhythm: wants === 'daily' || wants === 'weekly' ? wants : null,
      })),
    );
    await noteFollows(tx, event_id, people);
    const rowOf = new Map(told.map(({ user_id, notification_id }) => [user_id, notification_id]));
    const mails = wanted.flatMap(({ id, email, isVerified, wants }) => {
      const row = rowOf.get(id);
      return row && isVerified && wants === 'at once' ? mailFor(row, email) : [];
    });
    await outbox.add(tx, ...mails);
  };
}

export type TellPeople = ReturnType<typeof createTellPeople>;
