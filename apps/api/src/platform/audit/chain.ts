import { createHash } from 'node:crypto';

/** An entry as it enters the chain: what is about people apart from all else. */
export interface ChainedEntry {
  id: number;
  /** To the microsecond. */
  at: string;
  actor_id: string | null;
  actor: string;
  address: string | null;
  action: string;
  subject: string;
  company_id: number | null;
  item_id: number | null;
  request_id: string | null;
  /** What it was changed from and to, without what is about a person. */
  told: string;
  /** What of it is about a person, if anything is. */
  personal: string | null;
}

/** What a place says of who did it, and of the person it was done to. */
export interface PersonalHashes {
  actor_hash: Buffer;
  personal_hash: Buffer | null;
}

export function hashOfActor({ actor, address }: ChainedEntry, salt: Buffer): Buffer {
  return hashOf([salt.toString('hex'), actor, address]);
}

export function hashOfPersonal({ personal }: ChainedEntry, salt: Buffer): Buffer {
  return hashOf([salt.toString('hex'), personal]);
}

/** What is at a place, together with everything before it. */
export function hashAt(place: number, before: Buffer, entry: ChainedEntry, hashes: PersonalHashes): Buffer {
  const { id, at, actor_id, action, subject, company_id, item_id, request_id, told } = entry;
  const personal = [hashes.actor_hash.toString('hex'), hashes.personal_hash?.toString('hex') ?? null];
  const content = [id, at, actor_id, action, subject, company_id, item_id, request_id, told];
  return hashOf([place, before.toString('hex'), ...content, ...personal]);
}

/** What the first place follows. */
export const beginning = Buffer.alloc(32);

/** As JSON, in which no two lists of values look the same. */
function hashOf(values: readonly (string | number | null)[]): Buffer {
  return createHash('sha256').update(JSON.stringify(values)).digest();
}
