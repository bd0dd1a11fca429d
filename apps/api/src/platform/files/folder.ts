import { randomUUID } from 'node:crypto';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { checkKey, type Files } from './files.ts';

/** Files in a folder. Written beside their place, synced, then renamed: a kill leaves no torn file. */
export function folderFiles(root: string): Files {
  const pathOf = (key: string) => join(root, checkKey(key));
  return {
    async put(key, content) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true });
      const staged = join(root, `.staged-${randomUUID()}`);
      try {
        await writeSynced(staged, content);
        await rename(staged, path);
      } catch (error) {
        await rm(staged, { force: true });
        throw error;
      }
    },
    async open(key) {
      try {
        return (await open(pathOf(key))).createReadStream();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
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
