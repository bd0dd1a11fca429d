import type { Files } from '../../platform/files/files.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { takenKey } from './file-names.ts';
import { deleteOld, endFiles, listKept } from './files.store.ts';

/** Removes files whose time is over, and forgets what was made long ago. */
export async function sweepTaken(db: Db, files: Files): Promise<void> {
  for (const file of await endFiles(db)) await files.remove(takenKey(file));
  await deleteOld(db);
}

/** Longer than any file takes between being stored and its row saying so. */
const graceMs = 3_600_000;

/** Removes what deleted people and interrupted work left behind. */
export async function sweepOrphans(db: Db, files: Files, now: Date): Promise<void> {
  const found: { key: string; id: number }[] = [];
  for await (const { key, changedAt } of files.list()) {
    const id = /^taken\/(\d+)\.[a-z]+$/.exec(key)?.[1];
    if (id && now.getTime() - changedAt.getTime() > graceMs) found.push({ key, id: Number(id) });
  }
  const kept = await listKept(
    db,
    found.map(({ id }) => id),
  );
  for (const { key, id } of found) if (!kept.has(id)) await files.remove(key);
}

export function takeAwayJobs(db: Db, files: Files): Job[] {
  return [
    { name: 'take-away-sweep', schedule: '*/10 * * * *', run: () => sweepTaken(db, files) },
    { name: 'take-away-orphans', schedule: '23 4 * * *', run: () => sweepOrphans(db, files, new Date()) },
  ];
}
