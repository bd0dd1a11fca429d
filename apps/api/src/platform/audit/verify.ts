import type { Files } from '../files/files.ts';
import type { Db } from '../postgres/postgres.ts';
import { findHead, findWaiting, listLost, listPlaces, listUnplaced, type Placed } from './chain.store.ts';
import { beginning, type ChainedEntry, hashAt, hashOfActor, hashOfPersonal } from './chain.ts';
import { isInChain, listHeads } from './heads.ts';

/** Something that the log does not say as it was written. */
export interface AuditFinding {
  what: 'changed' | 'removed' | 'inserted' | 'moved' | 'cut' | 'rewritten' | 'waiting';
  /** In the chain. */
  place: number | null;
  entryId: number | null;
  said: string;
}

export interface AuditVerdict {
  /** How many places were looked at. */
  places: number;
  /** How many heads were kept outside the database. */
  heads: number;
  findings: AuditFinding[];
}

/** Entries wait for a place for about a second. */
export const longestWaitSeconds = 60;

/** Goes through the whole chain and finds what was changed, removed, inserted, moved or cut off. */
export async function verifyAudit(db: Db, files: Files, atOnce = 2000): Promise<AuditVerdict> {
  const findings: AuditFinding[] = [];
  const misfits: Misfit[] = [];
  let places = 0;
  let last: Link = { place: 0, hash: beginning };
  for (;;) {
    const next = await listPlaces(db, last.place, atOnce);
    if (next.length === 0) break;
    for (const placed of next) {
      findings.push(...missingBetween(last.place, placed.place));
      const before = placed.place === last.place + 1 ? last.hash : null;
      if (!placed.entry) findings.push(removed(placed));
      else if (!isAsWritten(placed, placed.entry, before))
        misfits.push({ placed, entry: placed.entry, before });
      last = placed;
      places += 1;
    }
  }
  findings.push(...misfits.map((misfit) => misfitting(misfit, misfits)));
  findings.push(...(await findInserted(db, atOnce)), ...(await findLost(db)), ...(await findLate(db)));
  const heads = await listHeads(files);
  const end = (await findHead(db))?.place ?? 0;
  for (const head of heads) {
    const { place, key } = head;
    if (place > end)
      findings.push({
        what: 'cut',
        place,
        entryId: null,
        said: `The chain ends at place ${end}; ${key} says that it went on to ${place}.`,
      });
    else if (!(await isInChain(db, head)))
      findings.push({
        what: 'rewritten',
        place,
        entryId: null,
        said: `Place ${place} is not what ${key} says that it was: something up to it was rewritten.`,
      });
  }
  return { places, heads: heads.length, findings };
}

interface Link {
  place: number;
  hash: Buffer;
}

interface Misfit {
  placed: Placed;
  entry: ChainedEntry;
  /** Null if the place before is missing, too. */
  before: Buffer | null;
}

function isAsWritten(placed: Placed, entry: ChainedEntry, before: Buffer | null): boolean {
  const isLinked = before === null || hashAt(placed.place, before, entry, placed).equals(placed.hash);
  return isLinked && saysWhoDidIt(placed, entry) && saysWhoItWasDoneTo(placed, entry);
}

/** Without the salt nothing may be there, and nobody whom it could be about. */
function saysWhoDidIt({ actor_salt, actor_hash, hasActor }: Placed, entry: ChainedEntry): boolean {
  if (actor_salt) return hashOfActor(entry, actor_salt).equals(actor_hash);
  return entry.actor === '' && entry.address === null && !hasActor;
}

function saysWhoItWasDoneTo(
  { personal_salt, personal_hash, hasPerson }: Placed,
  entry: ChainedEntry,
): boolean {
  if (personal_hash === null) return entry.personal === null;
  if (personal_salt) return hashOfPersonal(entry, personal_salt).equals(personal_hash);
  return entry.personal === null && !hasPerson && isOfPeople.test(entry.subject);
}

/** What can be about a person who was deleted. The title of a report is nobody's, and stays for ever. */
const isOfPeople = /^(user|invitation|company):/;

/** Of so many wrong entries, each is tried in the place of each. */
const mostCompared = 500;

/** An entry that would be right if it were another one was exchanged with that. */
function misfitting({ placed, before, entry }: Misfit, all: readonly Misfit[]): AuditFinding {
  const { place, entry_id: entryId, hash } = placed;
  const fits = (one: Misfit) =>
    before !== null &&
    [one.entry, { ...one.entry, id: entry.id }].some((content) =>
      [placed, one.placed].some((hashes) => hashAt(place, before, content, hashes).equals(hash)),
    );
  const other = all.slice(0, mostCompared).find((one) => one.placed !== placed && fits(one));
  if (other)
    return {
      what: 'moved',
      place,
      entryId,
      said: `Entry ${entryId} at place ${place} was exchanged with entry ${other.placed.entry_id}.`,
    };
  return {
    what: 'changed',
    place,
    entryId,
    said: `Entry ${entryId} at place ${place} is not as it was written.`,
  };
}

function removed({ place, entry_id: entryId }: Placed): AuditFinding {
  return { what: 'removed', place, entryId, said: `Entry ${entryId} at place ${place} is missing.` };
}

function missingBetween(last: number, next: number): AuditFinding[] {
  if (next === last + 1) return [];
  const said =
    next === last + 2 ? `Place ${last + 1} is missing.` : `Places ${last + 1} to ${next - 1} are missing.`;
  return [{ what: 'removed', place: last + 1, entryId: null, said }];
}

async function findInserted(db: Db, atOnce: number): Promise<AuditFinding[]> {
  const findings: AuditFinding[] = [];
  for (let after = 0; ; ) {
    const { last, ids } = await listUnplaced(db, after, atOnce);
    findings.push(
      ...ids.map((entryId): AuditFinding => {
        const said = `Entry ${entryId} has no place and does not wait for one: it was inserted, or its place was removed.`;
        return { what: 'inserted', place: null, entryId, said };
      }),
    );
    if (last === 0) return findings;
    after = last;
  }
}

async function findLost(db: Db): Promise<AuditFinding[]> {
  return (await listLost(db)).map((entryId) => ({
    what: 'removed',
    place: null,
    entryId,
    said: `Entry ${entryId} was removed before it got its place.`,
  }));
}

async function findLate(db: Db): Promise<AuditFinding[]> {
  const { count, seconds } = await findWaiting(db, longestWaitSeconds);
  if (count === 0) return [];
  const said = `${count} entries wait for their place, the first for ${Math.round(seconds)} seconds.`;
  return [{ what: 'waiting', place: null, entryId: null, said }];
}
