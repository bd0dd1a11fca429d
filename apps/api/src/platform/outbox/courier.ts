import { setTimeout as delay } from 'node:timers/promises';
import { secondsFromNow } from '../postgres/postgres.ts';
import { batch, type Claimed, claim, drop, settleFailed, settleSent } from './outbox.store.ts';
import type { Channel, OutboxOptions, StoredMessage, Writer } from './outbox.ts';

/** Ten doubling pauses, then 72 of an hour: a mail server that is down over a weekend loses no message. */
export const maxAttempts = 83;

/** A silent server would take longer than a shutdown may. */
const stopWithinMs = 2000;

/** 5 s, 10 s, 20 s … up to an hour. */
export function backoffSeconds(attempts: number): number {
  return Math.min(3600, 5 * 2 ** (attempts - 1));
}

function givenUp(cause: Error, attempts: number): Error {
  return new Error(`Given up after ${attempts} attempts: ${cause.message}`, { cause });
}

/** Delivers the messages of one channel, round by round. */
export function createCourier(
  channel: Channel,
  options: OutboxOptions & { writers: ReadonlyMap<string, Writer> },
) {
  const { db, senders, writers, onFailure, keepsText = false, everyMs = 1000 } = options;
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

  async function deliver(claimed: Claimed): Promise<void> {
    const { attempts, about, writtenBy, ...message } = claimed;
    try {
      const letter = writtenBy === null ? {} : await writerNamed(writtenBy)(about ?? '');
      if (!letter) return await drop(db, message.id);
      const written: StoredMessage = { ...message, ...letter };
      await senders[channel](written);
      const { recipient, subject, body } = written;
      await settleSent(db, message.id, keepsText ? { recipient, subject, body } : { body: '' });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      const isLast = attempts >= maxAttempts;
      onFailure(message, isLast ? givenUp(error, attempts) : error, attempts);
      const next = isLast ? null : secondsFromNow(backoffSeconds(attempts));
      await settleFailed(db, claimed, { next_attempt_at: next, last_error: error.message.slice(0, 500) });
    }
  }

  function writerNamed(name: string): Writer {
    const writer = writers.get(name);
    if (!writer) throw new Error(`Nobody writes as ${name}`);
    return writer;
  }

  function kick(): void {
    if (stopped) return;
    if (round) {
      again = true;
      return;
    }
    // An unavailable database must not crash us: the lease or the next round recovers.
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
      // Waiting messages are safe in the table, and those being sent by their lease: neither may delay shutdown.
      stopped = true;
      if (round) await Promise.race([round, delay(stopWithinMs, undefined, { ref: false })]);
    },
  };
}
