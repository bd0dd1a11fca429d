import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { isAlive } from '../process/is-alive.ts';

/** Folders for unfinished work: uploads in progress, and what is being made from them. */
export interface Staging {
  open(): Promise<string>;
  /** Removes what processes that have ended left behind. */
  sweep(): Promise<void>;
  /** Removes this process's folders. */
  close(): Promise<void>;
}

/** We cannot see whether another machine's process is alive; after this long it has finished either way. */
const foreignHours = 24;

export function openStaging(root: string): Staging {
  const host = hostname().replace(/[^\w.-]/g, '_');
  const own = `${host}+${process.pid}+${randomUUID()}`;

  async function isAbandoned(name: string): Promise<boolean> {
    const [itsHost, pid] = name.split('+');
    if (name === own) return false;
    // A container uses the same pid at every start; a folder with ours belongs to an earlier process.
    if (itsHost === host) return Number(pid) === process.pid || !isAlive(Number(pid));
    const { mtimeMs } = await stat(join(root, name));
    return Date.now() - mtimeMs > foreignHours * 3600_000;
  }

  return {
    async open() {
      const folder = join(root, own, randomUUID());
      await mkdir(folder, { recursive: true, mode: 0o700 });
      return folder;
    },
    async sweep() {
      for (const name of await readdir(root).catch(() => [])) {
        if (await isAbandoned(name)) await rm(join(root, name), { recursive: true, force: true });
      }
    },
    close: () => rm(join(root, own), { recursive: true, force: true }),
  };
}
