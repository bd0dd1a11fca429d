import type { Rhythm } from '@caliper/contract/following/following.values.ts';
import type { NotificationKind } from '@caliper/contract/notifications/notifications.kinds.ts';
import type { Message, Outbox } from '../../platform/outbox/outbox.ts';
import type { Tx } from '../../platform/postgres/postgres.ts';
import { rhythmsOf } from './followed.ts';
import { aboutOf, goodForSeconds, writerName } from './mail.service.ts';
import { isSooner, rhythmOf } from './rhythm.ts';
import { type Addressee, insertTold, listTold, lockTold, noteFollows, saveRhythms } from './telling.store.ts';

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

  /** Who had been told before, and by what they follow in it wants a mail sooner, or one at all. */
  async function hasten(tx: Tx, { event_id, kind }: ToldEvent, people: readonly Addressee[]) {
    const ids = people.map(({ id }) => id);
    await lockTold(tx, event_id, ids);
    const rowOf = new Map((await listTold(tx, event_id, ids)).map((row) => [row.user_id, row]));
    const sooner = people.flatMap(({ id, email, isVerified, chosen, content }) => {
      const row = rowOf.get(id);
      if (!row) return [];
      const asked = { kind, why: row.why, chosen, ...rhythmsOf(row.followed) };
      const wants = rhythmOf({ ...asked, content: [...asked.content, ...content] });
      const isNews = isSooner(wants, rhythmOf(asked));
      return isNews ? [{ id: row.notification_id, email, isVerified, wants }] : [];
    });
    await saveRhythms(
      tx,
      sooner.map(({ id, wants }) => ({ id, rhythm: gathered(wants) })),
    );
    return sooner;
  }

  return async function tellPeople(tx: Tx, event: ToldEvent, people: readonly Addressee[]) {
    const { event_id, kind } = event;
    const wanted = people.map((one) => ({ ...one, wants: rhythmOf({ kind, ...one }) }));
    const told = await insertTold(
      tx,
      event_id,
      wanted.map(({ id, why, wants }) => ({ id, why, rhythm: gathered(wants) })),
    );
    const rowOf = new Map(told.map(({ user_id, notification_id }) => [user_id, notification_id]));
    const others = people.filter(({ id }) => !rowOf.has(id));
    const sooner = others.length > 0 ? await hasten(tx, event, others) : [];
    await noteFollows(tx, event_id, people);
    const first = wanted.flatMap((one) => {
      const id = rowOf.get(one.id);
      return id === undefined ? [] : [{ ...one, id }];
    });
    const mails = [...first, ...sooner].flatMap(({ id, email, isVerified, wants }) =>
      isVerified && wants === 'at once' ? mailFor(id, email) : [],
    );
    await outbox.add(tx, ...mails);
  };
}

export type TellPeople = ReturnType<typeof createTellPeople>;

/** Null for what is not gathered with others. */
function gathered(wants: Rhythm): 'daily' | 'weekly' | null {
  return wants === 'daily' || wants === 'weekly' ? wants : null;
}
