import { type Db, secondsFromNow, type Tx } from '../postgres/postgres.ts';
import { createCourier } from './courier.ts';
import { withdraw } from './outbox.store.ts';

export const channels = ['mail', 'sms'] as const;
export type Channel = (typeof channels)[number];

export interface Message {
  channel: Channel;
  recipient: string;
  subject?: string;
  body: string;
  /** Where replies to a mail go, if not to us. */
  replyTo?: string | undefined;
  /** After this long the message is no longer sent. */
  goodForSeconds?: number;
  /** What it can be withdrawn by. */
  about?: string;
  /**
   * Who writes it anew at each attempt, from what it is about, or decides that it is not sent. It leaves after all
   * others, of which some are waited for. The text given here must be fit for nodes that know no such writer.
   */
  writtenBy?: string;
}

/** A mail as its writer wants it sent now. */
export interface Letter {
  recipient: string;
  subject: string;
  body: string;
  headers: Record<string, string>;
}

/** Null: it is not to be sent, now or later. */
export type Writer = (about: string) => Promise<Letter | null>;

export interface StoredMessage {
  id: string;
  channel: Channel;
  recipient: string;
  replyTo: string | null;
  subject: string;
  body: string;
  headers?: Record<string, string>;
}

/** Sends one message, or throws. May be called again with the same message. */
export type Sender = (message: StoredMessage) => Promise<void>;

export interface Outbox {
  /** Stores the message in the caller's transaction: it is sent if, and only if, that commits. */
  add(db: Db | Tx, ...messages: Message[]): Promise<void>;
  /** Names a writer; before the start. */
  writeWith(name: string, writer: Writer): void;
  /** Removes the messages about this that have not been sent. */
  withdraw(tx: Tx, about: string): Promise<void>;
  /** Call after the commit: delivery starts at once instead of at the next round. */
  kick(): void;
  start(): void;
  stop(): Promise<void>;
}

export interface OutboxOptions {
  db: Db;
  senders: Record<Channel, Sender>;
  onFailure: (message: StoredMessage, error: Error, attempts: number) => void;
  /** True for the local outbox page. Otherwise a sent message keeps no text: it held a code or a link. */
  keepsText?: boolean;
  /** The pause between rounds; kicks come in between. */
  everyMs?: number;
}

/** A courier for each channel, so that a slow mail server does not hold up the codes. */
export function createOutbox(options: OutboxOptions): Outbox {
  const writers = new Map<string, Writer>();
  const couriers = channels.map((channel) => createCourier(channel, { ...options, writers }));
  return {
    withdraw,
    async add(tx, ...messages) {
      if (messages.length > 0) await tx.insertInto('outbox').values(messages.map(toRow)).execute();
    },
    writeWith: (name, writer) => void writers.set(name, writer),
    kick() {
      for (const courier of couriers) courier.kick();
    },
    start() {
      for (const courier of couriers) courier.start();
    },
    async stop() {
      await Promise.all(couriers.map((courier) => courier.stop()));
    },
  };
}

function toRow({ goodForSeconds, replyTo, about, writtenBy, ...message }: Message) {
  return {
    ...message,
    reply_to: replyTo ?? null,
    about: about ?? null,
    written_by: writtenBy ?? null,
    expires_at: goodForSeconds === undefined ? null : secondsFromNow(goodForSeconds),
  };
}
