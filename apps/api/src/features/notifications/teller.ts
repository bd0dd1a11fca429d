import { createRounds } from '../../platform/jobs/rounds.ts';
import type { Outbox } from '../../platform/outbox/outbox.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { TellPeople } from './tell-people.ts';
import { listNext, lockUntold, noteProgress, type UntoldEvent } from './telling.store.ts';

export interface TellerNeeds {
  db: Db;
  outbox: Outbox;
  tellPeople: TellPeople;
  logFailure: (error: unknown) => void;
  /** The pause between rounds. */
  everyMs?: number;
  /** People told in one transaction. */
  atOnce?: number;
}

/** An event that could not be told lets others pass for this long. */
const restMs = 60_000;

/**
 * Tells people of events: batch by batch, each with its progress in one transaction that holds the event. A node that
 * dies lets go of it, and any other goes on where it stopped; a person has one row of an event whatever happens.
 */
export function createTeller({
  db,
  outbox,
  tellPeople,
  logFailure,
  everyMs = 1000,
  atOnce = 500,
}: TellerNeeds) {
  const resting = new Map<number, number>();

  async function tellBatch(tx: Tx, event: UntoldEvent): Promise<void> {
    const people = await listNext(tx, event, atOnce);
    await tellPeople(tx, event, people);
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

  return { tellNext, ...createRounds({ step: tellNext, logFailure, everyMs }) };
}
