import type { Sender } from './outbox.ts';

/** Sends nothing: the message stays in the table, where the local outbox page shows it. */
export const localSender: Sender = async () => undefined;
