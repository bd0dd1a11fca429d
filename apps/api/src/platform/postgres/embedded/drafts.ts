import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

// Anything that takes several steps is made under such a name and renamed when complete.
const MARK = '.new-';

export const makeDraft = (path: string) => mkdtemp(path + MARK);

export const draftName = (path: string) => path + MARK + randomBytes(6).toString('hex');

/**
 * Removes what killed starts left behind. Only for the owner of the folder: a draft may also belong to a start in
 * progress, which then finds the finished thing in place and continues with that.
 */
export async function sweepDrafts(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((each) => each.startsWith('postgres') && each.includes(MARK))) {
    // A tool of the killed start may still be writing there; the next start tries again.
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
