import { text } from 'node:stream/consumers';
import { z } from 'zod';
import type { Files } from '../files/files.ts';
import type { Db } from '../postgres/postgres.ts';
import { findHashAt, findHead } from './chain.store.ts';

/** What the chain came to at some time, kept outside the database: what was is then known to whoever rewrites it there. */
export interface KeptHead {
  key: string;
  place: number;
  /** In hexadecimal digits. */
  hash: string;
}

const content = z.object({ place: z.int().min(1), hash: z.string() });

const folder = 'audit';
const latest = `${folder}/latest.json`;
const keyOf = (now: Date) => `${folder}/heads/${now.toISOString().slice(0, 10)}.json`;

/**
 * Keeps the head of each day for ever, and the newest one. Nothing is written over a head that the chain no longer has:
 * then it says false.
 */
export async function keepHead(db: Db, files: Files, now: Date): Promise<boolean> {
  const head = await findHead(db);
  const before = await readHead(files, latest);
  if (before && !(await isInChain(db, before))) return false;
  if (!head) return true;
  const said = Buffer.from(
    JSON.stringify({ place: head.place, hash: head.hash.toString('hex'), at: now.toISOString() }),
  );
  if (before?.place !== head.place) await files.put(latest, said);
  if (!(await files.changedAt(keyOf(now)))) await files.put(keyOf(now), said);
  return true;
}

export async function isInChain(db: Db, { place, hash }: KeptHead): Promise<boolean> {
  return (await findHashAt(db, place))?.toString('hex') === hash;
}

/** All that were kept, oldest first. */
export async function listHeads(files: Files): Promise<KeptHead[]> {
  const heads: KeptHead[] = [];
  for await (const { key } of files.list()) {
    const head = key.startsWith(`${folder}/`) ? await readHead(files, key) : null;
    if (head) heads.push(head);
  }
  return heads.sort((a, b) => a.place - b.place);
}

async function readHead(files: Files, key: string): Promise<KeptHead | null> {
  const file = await files.open(key);
  return file && { key, ...content.parse(JSON.parse(await text(file))) };
}
