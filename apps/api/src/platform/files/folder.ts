import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { checkKey, type Files } from './files.ts';

/**
 * Files in a folder that only we can read. Written to a temporary name, synced, then renamed, so a kill leaves no
 * partial file in place. The temporary file that it leaves is listed like any other, and nothing refers to it.
 */
export function folderFiles(root: string): Files {
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      const staged = pathOf(`staged/${randomUUID()}`);
      try {
        for (const file of [path, staged]) await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await writeSynced(staged, content);
        await rename(staged, path);
        await syncFolders(dirname(path), root);
      } catch (error) {
        await rm(staged, { force: true });
        throw error;
      } finally {
        if (content instanceof Readable) content.destroy();
      }
    },
    async open(key) {
      return (await open(pathOf(key)).catch(ifMissing))?.createReadStream() ?? null;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(ifMissing);
      for (const entry of entries ?? []) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        // Others may have removed it since.
        const found = await stat(path).catch(ifMissing);
        if (found) yield { key: relative(root, path).replaceAll('\\', '/'), changedAt: found.mtime };
      }
    },
    async changedAt(key) {
      return (await stat(pathOf(key)).catch(ifMissing))?.mtime ?? null;
    },
  };
}

function ifMissing(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
  throw error;
}

async function writeSynced(path: string, content: Parameters<Files['put']>[1]): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A new name survives a power cut only once the folder that holds it is synced. */
async function syncFolders(from: string, root: string): Promise<void> {
  for (let folder = from; folder.length >= root.length; folder = dirname(folder)) {
    const handle = await open(folder);
    await handle.sync().finally(() => handle.close());
  }
}
