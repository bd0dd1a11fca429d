import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

// Whatever takes more than one step is made under such a name and renamed when it is whole.
const MARK = '.new-';

export const makeDraft = (path: string) => mkdtemp(path + MARK);

export const draftName = (path: string) => path + MARK + randomBytes(6).toString('hex');

/**
 * Removes what killed starts left behind. For the owner of the folder only: a draft may also belong to a
 * start under way, which then finds the finished thing in its place and goes on with that.
 */
export async function sweepDrafts(folder: string): Promise<void> {
  const names = await readdir(folder);
  for (const name of names.filter((each) => each.startsWith('postgres') && each.includes(MARK))) {
    // A tool of the killed start may still be writing there; the next start will try again.
    await rm(join(folder, name), { recursive: true, force: true }).catch(() => undefined);
  }
}
