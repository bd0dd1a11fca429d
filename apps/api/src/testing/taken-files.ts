import type { Db } from '../platform/postgres/postgres.ts';

interface FailedFile {
  user_id: string;
  kind: string;
  subject_id: number;
  choice?: object;
}

/** A file that could not be made: no node works on it. */
export async function makeFailedFile(db: Db, { choice, ...file }: FailedFile): Promise<number> {
  const parts = { text: true, charts: true, sources: true };
  const { file_id } = await db
    .insertInto('taken_files')
    .values({
      ...file,
      format: 'pptx',
      state: 'failed',
      title: 'Knees',
      path: '/reports/1',
      digest: '',
      choice: JSON.stringify(choice ?? { parts }),
      entries: JSON.stringify([1]),
      basis: JSON.stringify({}),
    })
    .returning('file_id')
    .executeTakeFirstOrThrow();
  return file_id;
}
