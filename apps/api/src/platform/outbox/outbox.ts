import { sql } from 'kysely';
import type { Db, Tx } from '../postgres/postgres.ts';

export interface Message {
  channel: 'mail' | 'sms';
  recipient: string;
  subject?: string;
  body: string;
}

export type StoredMessage = Required<Message> & { id: string };

/** Hands one message to the outside world, or throws. May be called again with the same message. */
export type Sender = (message: StoredMessage) => Promise<void>;

export interface Outbox {
  /** Stores the message in the caller's transaction: it leaves if, and only if, that commits. */
  add(db: Db | Tx, message: Message): Promise<void>;
  /** Call after the commit: delivery starts at once instead of at the next round. */
  kick(): void;
  start(): void;
  stop(): Promise<void>;
}

interface OutboxOptions {
  db: Db;
  senders: Record<Message['channel'], Sender>;
  onFailure: (message: StoredMessage, error: Error, attempts: number) => void;
  /** The pause between rounds; kicks come in between. */
  everyMs?: number;
}

const batch = 10;
/** A claimed message that was neither sent nor refused by then (the node died) is taken up again. */
const leaseSeconds = 60;
const maxAttempts = 12;

/** 5 s, 10 s, 20 s … up to an hour: twelve attempts span about seven hours. */
export function backoffSeconds(attempts: number): number {
  return Math.min(3600, 5 * 2 ** (attempts - 1));
}

export function createOutbox({ db, senders, onFailure, everyMs = 1000 }: OutboxOptions): Outbox {
  let timer: NodeJS.Timeout | undefined;
  let round: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  async function deliverAll(): Promise<void> {
    do {
      again = false;
      const messages = await claim(db);
      await Promise.all(messages.map(deliver));
      if (messages.length === batch) again = true;
    } while (again && !stopped);
  }

  async function deliver({ attempts, ...message }: StoredMessage & { attempts: number }): Promise<void> {
    try {
      await senders[message.channel](message);
      await settle(db, message.id, { sent_at: sql<Date>`now()`, next_attempt_at: null, last_error: null });
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause));
      onFailure(message, error, attempts);
      const seconds = backoffSeconds(attempts);
      const next = attempts >= maxAttempts ? null : sql<Date>`now() + make_interval(secs => ${seconds})`;
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
    async add(tx, message) {
      await tx.insertInto('outbox').values(message).execute();
    },
    kick,
    start() {
      timer = setInterval(kick, everyMs);
      kick();
    },
    async stop() {
      clearInterval(timer);
      // What still waits is safe in the table; a long queue must not hold up the end.
      stopped = true;
      await round;
    },
  };
}

async function claim(db: Db): Promise<(StoredMessage & { attempts: number })[]> {
  return db
    .updateTable('outbox')
    .set({
      attempts: sql<number>`attempts + 1`,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${leaseSeconds})`,
    })
    .where('id', 'in', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('next_attempt_at')
        .limit(batch)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'channel', 'recipient', 'subject', 'body', 'attempts'])
    .execute();
}

type Settlement = {
  sent_at?: ReturnType<typeof sql<Date>>;
  next_attempt_at: ReturnType<typeof sql<Date>> | null;
  last_error: string | null;
};

async function settle(db: Db, id: string, settlement: Settlement): Promise<void> {
  await db.updateTable('outbox').set(settlement).where('id', '=', id).execute();
}

export interface LocalMessage extends StoredMessage {
  at: Date;
}

/** The newest messages, for the local outbox page. */
export async function newestMessages(db: Db, count: number): Promise<LocalMessage[]> {
  return db
    .selectFrom('outbox')
    .select(['id', 'channel', 'recipient', 'subject', 'body', 'created_at as at'])
    .orderBy('created_at', 'desc')
    .limit(count)
    .execute();
}

/** Sent messages hold codes and addresses: they are kept for a month and no longer. */
export async function sweepOutbox(db: Db): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('next_attempt_at', 'is', null)
    .where('created_at', '<', sql<Date>`now() - interval '30 days'`)
    .execute();
}
