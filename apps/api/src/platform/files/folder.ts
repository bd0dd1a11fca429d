import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { checkKey, type Files } from './files.ts';

/**
 * Files in a folder. Written to a temporary name, synced, then renamed, so a kill leaves no partial file in place. The
 * temporary file that it leaves is listed like any other, and nothing refers to it.
 */
export function folderFiles(root: string): Files {
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      const staged = pathOf(`staged/${randomUUID()}`);
      try {
        for (const file of [path, staged]) await mkdir(dirname(file), { recursive: true });
        await writeSynced(staged, content);
        await rename(staged, path);
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
  const handle = await open(path, 'wx');
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
