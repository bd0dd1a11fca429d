import { createRounds } from '../../platform/jobs/rounds.ts';
import type { Message, Outbox } from '../../platform/outbox/outbox.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { type DigestTime, gatherInto, insertDigests, listAddresses, lockDigests } from './digests.store.ts';
import { aboutDigest, digestWriterName, goodForSeconds } from './mail.service.ts';

interface DigesterNeeds {
  db: Db;
  outbox: Outbox;
  plainMail: { subject: string; body: string };
  time: DigestTime;
  logFailure: (error: unknown) => void;
  /** The pause between rounds. */
  everyMs?: number;
  /** People in one transaction. */
  atOnce?: number;
}

/**
 * Gathers what is due into one mail for each person and day. A person's digest, what it gathers and its mail come about
 * in one transaction: whoever dies in it has done nothing, and what is done is found done by all others.
 */
export function createDigester({ db, outbox, plainMail, time, ...rounds }: DigesterNeeds) {
  const { logFailure, everyMs = 2000, atOnce = 500 } = rounds;

  async function gather(tx: Tx): Promise<number> {
    if (!(await lockDigests(tx))) return 0;
    const digests = await insertDigests(tx, time, atOnce);
    if (digests.length === 0) return 0;
    await gatherInto(
      tx,
      time,
      digests.map(({ digest_id }) => digest_id),
    );
    const addresses = await listAddresses(
      tx,
      digests.map(({ user_id }) => user_id),
    );
    const mails = digests.flatMap(({ digest_id, user_id }): Message | [] => {
      const recipient = addresses.get(user_id);
      const about = aboutDigest(digest_id);
      return recipient
        ? { channel: 'mail', recipient, ...plainMail, about, writtenBy: digestWriterName, goodForSeconds }
        : [];
    });
    await outbox.add(tx, ...mails);
    return digests.length;
  }

  /** Whether there was anybody to write to. */
  async function gatherNext(): Promise<boolean> {
    const people = await db.transaction().execute(gather);
    if (people > 0) outbox.kick();
    return people > 0;
  }

  return { gatherNext, ...createRounds({ step: gatherNext, logFailure, everyMs }) };
}
