import type { Readable } from 'node:stream';

/** Where uploads and what is made of them are kept. A file is there whole or not at all. */
export interface Files {
  put(key: string, content: Readable | Buffer): Promise<void>;
  /** Null where there is no such file. */
  open(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
  /** When it was last put; null where there is no such file. */
  changedAt(key: string): Promise<Date | null>;
  /** Everything that is kept, with when it was last put. */
  list(): AsyncIterable<{ key: string; changedAt: Date }>;
}

/** The store does not answer, or refuses us: not the fault of who asked. */
export class FilesAway extends Error {}

/** Was there no room for what was written? */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** Keys are made by us, from ids and hashes; anything else is a mistake, and never becomes a path. */
export function checkKey(key: string): string {
  if (!/^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*(\.[a-z0-9]+)?$/.test(key)) {
    throw new Error(`Not a file key: ${key}`);
  }
  return key;
}
