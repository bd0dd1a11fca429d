import { setTimeout as delay } from 'node:timers/promises';
import type { Message, Outbox } from '../../platform/outbox/outbox.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { aboutOf, writerName } from './mail.service.ts';
import { wantsMail } from './notify.ts';
import { insertTold, listNext, lockUntold, noteProgress, type UntoldEvent } from './telling.store.ts';

export interface TellerNeeds {
  db: Db;
  outbox: Outbox;
  /** What nodes send that do not know how such a mail is written: it names nothing. */
  plainMail: { subject: string; body: string };
  logFailure: (error: unknown) => void;
  /** The pause between rounds. */
  everyMs?: number;
  /** People told in one transaction. */
  atOnce?: number;
}

/** An event that could not be told lets others pass for this long. */
const restMs = 60_000;
const stopWithinMs = 2000;

/** After three days nobody needs a mail of what the inbox has shown since. */
const goodForSeconds = 3 * 24 * 3600;

/**
 * Tells people of events: batch by batch, each with its progress in one transaction that holds the event. A node that
 * dies lets go of it, and any other goes on where it stopped; a person has one row of an event whatever happens.
 */
export function createTeller({
  db,
  outbox,
  plainMail,
  logFailure,
  everyMs = 1000,
  atOnce = 500,
}: TellerNeeds) {
  const resting = new Map<number, number>();
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let stopped = false;

  function mailFor(id: number, recipient: string): Message {
    const about = aboutOf(id);
    return { channel: 'mail', recipient, ...plainMail, about, writtenBy: writerName, goodForSeconds };
  }

  async function tellBatch(tx: Tx, event: UntoldEvent): Promise<void> {
    const people = await listNext(tx, event, atOnce);
    const told = await insertTold(
      tx,
      event.event_id,
      people.map(({ id }) => id),
    );
    const rowOf = new Map(told.map(({ user_id, notification_id }) => [user_id, notification_id]));
    const mails = people.flatMap(({ id, email, isVerified, mail }) => {
      const row = rowOf.get(id);
      return row && isVerified && wantsMail(event.kind, mail) ? mailFor(row, email) : [];
    });
    await outbox.add(tx, ...mails);
    await noteProgress(tx, event.event_id, people.at(-1)?.id ?? null, people.length < atOnce);
  }

  /** Whether there was anything to tell. */
  async function tellNext(): Promise<boolean> {
    for (const [id, until] of resting) if (until < Date.now()) resting.delete(id);
    let event: UntoldEvent | undefined;
    try {
      await db.transaction().execute(async (tx) => {
        event = await lockUntold(tx, [...resting.keys()]);
        if (event) await tellBatch(tx, event);
      });
      if (event) outbox.kick();
    } catch (error) {
      // Without an event the database could not be asked; the next round tries again.
      if (!event) return false;
      resting.set(event.event_id, Date.now() + restMs);
      logFailure(error);
    }
    return event !== undefined;
  }

  async function tellAll(): Promise<void> {
    while (!stopped && (await tellNext()));
  }

  function kick(): void {
    round ??= tellAll().finally(() => {
      round = undefined;
    });
  }

  return {
    tellNext,
    async start() {
      timer = setInterval(kick, everyMs);
    },
    async stop() {
      clearInterval(timer);
      stopped = true;
      if (round) await Promise.race([round, delay(stopWithinMs, undefined, { ref: false })]);
    },
  };
}
