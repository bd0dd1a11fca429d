import type { Readable } from 'node:stream';

/** Stores uploads and what is made from them. A file exists completely or not at all. */
export interface Files {
  put(key: string, content: Readable | Buffer): Promise<void>;
  /** Null if there is no such file. */
  open(key: string): Promise<Readable | null>;
  remove(key: string): Promise<void>;
  /** When it was last stored; null if there is no such file. */
  changedAt(key: string): Promise<Date | null>;
  /** All files, with when each was last stored. */
  list(): AsyncIterable<{ key: string; changedAt: Date }>;
}

/** The store does not answer or refuses us: not the caller's fault. */
export class FilesAway extends Error {}

/** Did a write fail because the disk is full? */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
}

/** We make keys from ids and hashes; anything else is a mistake and never becomes a path. */
export function checkKey(key: string): string {
  if (!/^[a-z0-9][a-z0-9_-]*(\/[a-z0-9][a-z0-9_-]*)*(\.[a-z0-9]+)?$/.test(key)) {
    throw new Error(`Not a file key: ${key}`);
  }
  return key;
}
