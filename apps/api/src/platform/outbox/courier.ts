import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { secondsFromNow } from '../postgres/postgres.ts';
import { batch, claim, settle } from './outbox.store.ts';
import type { Channel, OutboxOptions, StoredMessage } from './outbox.ts';

/** Ten pauses that double, then one of an hour 72 times: a mail server that is away over a weekend costs no message. */
export const maxAttempts = 83;

/** A server that says nothing takes longer than the end of a process may. */
const stopWithinMs = 2000;

/** 5 s, 10 s, 20 s … up to an hour. */
export function backoffSeconds(attempts: number): number {
  return Math.min(3600, 5 * 2 ** (attempts - 1));
}

function givenUp(cause: Error, attempts: number): Error {
  return new Error(`Given up after ${attempts} attempts: ${cause.message}`, { cause });
}

/** Delivers the messages of one channel, round by round. */
export function createCourier(channel: Channel, options: OutboxOptions) {
  const { db, senders, onFailure, keepsText = false, everyMs = 1000 } = options;
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function deliverAll(): Promise<void> {
    do {
      again = false;
      const messages = await claim(db, channel);
      await Promise.all(messages.map(deliver));
      if (messages.length === batch) again = true;
    } while (again && !stopped);
  }

  async function deliver({ attempts, ...message }: StoredMessage & { attempts: number }): Promise<void> {
    try {
      await senders[channel](message);
      const text = keepsText ? {} : { body: '' };
      await settle(db, message.id, {
        ...text,
        sent_at: sql<Date>`now()`,
        next_attempt_at: null,
        last_error: null,
      });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      const isLast = attempts >= maxAttempts;
      onFailure(message, isLast ? givenUp(error, attempts) : error, attempts);
      const next = isLast ? null : secondsFromNow(backoffSeconds(attempts));
      await settle(db, message.id, { next_attempt_at: next, last_error: error.message.slice(0, 500) });
    }
  }

  function kick(): void {
    if (stopped) return;
    if (round) {
      again = true;
      return;
    }
    // A database that is away is no reason to fall: the lease or the next round takes care.
    round = deliverAll()
      .catch(() => undefined)
      .finally(() => {
        round = undefined;
      });
  }

  return {
    kick,
    start() {
      timer = setInterval(kick, everyMs);
      kick();
    },
    async stop() {
      clearInterval(timer);
      // What still waits is safe in the table, and so is what is being sent, by its lease: neither must hold up the end.
      stopped = true;
      if (round) await Promise.race([round, delay(stopWithinMs, undefined, { ref: false })]);
    },
  };
}
