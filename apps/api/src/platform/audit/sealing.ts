import { randomBytes } from 'node:crypto';
import { createRounds } from '../jobs/rounds.ts';
import type { Db } from '../postgres/postgres.ts';
import {
  findHead,
  type Head,
  insertSeals,
  isAnythingUnsealed,
  listSettled,
  lockChain,
  type Seal,
} from './chain.store.ts';
import { beginning, type ChainedEntry, hashAt, hashOfActor, hashOfPersonal } from './chain.ts';

interface SealingNeeds {
  db: Db;
  logFailure: (error: unknown) => void;
  everyMs?: number;
  atOnce?: number;
}

/** A failure that lasts is not logged again for so long. */
const quietMs = 60_000;

/** Gives entries of the audit log their places in the chain: one node at a time, each second (record 0052). */
export function createSealing({ db, logFailure, everyMs = 1000, atOnce = 500 }: SealingNeeds) {
  let loggedAt = Number.NEGATIVE_INFINITY;

  /** Whether there was anything to do. */
  async function sealNext(): Promise<boolean> {
    if (!(await isAnythingUnsealed(db))) return false;
    return db.transaction().execute(async (tx) => {
      if (!(await lockChain(tx))) return false;
      const entries = await listSettled(tx, atOnce);
      if (entries.length > 0) await insertSeals(tx, sealsOf(entries, await findHead(tx)));
      return entries.length === atOnce;
    });
  }

  return {
    sealNext,
    ...createRounds({
      step: sealNext,
      everyMs,
      logFailure(error) {
        if (performance.now() - loggedAt < quietMs) return;
        loggedAt = performance.now();
        logFailure(error);
      },
    }),
  };
}

function sealsOf(entries: readonly ChainedEntry[], head: Head = { place: 0, hash: beginning }): Seal[] {
  let { place, hash } = head;
  return entries.map((entry) => {
    const [actor_salt, personal_salt] = [randomBytes(16), entry.personal === null ? null : randomBytes(16)];
    const hashes = {
      actor_hash: hashOfActor(entry, actor_salt),
      personal_hash: personal_salt && hashOfPersonal(entry, personal_salt),
    };
    place += 1;
    hash = hashAt(place, hash, entry, hashes);
    return { place, hash, entry_id: entry.id, actor_salt, personal_salt, ...hashes };
  });
}
