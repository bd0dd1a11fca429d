import { takeAway as limits } from '@caliper/contract/limits.ts';
import type {
  FileFormat,
  FileState,
  FileStep,
  TakenKind,
} from '@caliper/contract/take-away/take-away.values.ts';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import { type Db, isDuplicate, type Tx } from '../../platform/postgres/postgres.ts';
import type { Tables } from '../../platform/postgres/tables.generated.ts';

type Row = Selectable<Tables['taken_files']>;

export interface FileRow extends Omit<Row, 'kind' | 'format' | 'step' | 'state' | 'entries' | 'basis'> {
  kind: TakenKind;
  format: FileFormat;
  step: FileStep;
  state: FileState;
  entries: number[];
  basis: Basis;
  /** Whether there is another version now of what it was made from. */
  outdated: boolean;
}

/** The version of each report, by its id, or the edition of the figures of a dashboard. */
export interface Basis {
  versions?: Record<string, number>;
  edition?: string;
}

const outdated = sql<boolean>`exists (
  select from jsonb_each_text(coalesce(basis->'versions', '{}')) as made join items on item_id = made.key::int
  where current_version is distinct from made.value::int)`;

const files = (where: RawBuilder<unknown>) =>
  sql<FileRow>`select taken_files.*, ${outdated} as outdated from taken_files where ${where}`;

/** The newest ones of a person. */
export async function listFiles(db: Db, userId: string): Promise<FileRow[]> {
  const { rows } = await files(sql`user_id = ${userId} order by file_id desc limit ${limits.listed}`).execute(
    db,
  );
  return rows;
}

/** That of another person is not found. */
export async function findFile(db: Db | Tx, userId: string, fileId: number): Promise<FileRow | undefined> {
  const { rows } = await files(sql`user_id = ${userId} and file_id = ${fileId}`).execute(db);
  return rows[0];
}

export async function findUnfinished(tx: Tx, userId: string, digest: string): Promise<FileRow | undefined> {
  const { rows } = await files(
    sql`user_id = ${userId} and digest = ${digest} and state in ('waiting', 'working')`,
  ).execute(tx);
  return rows[0];
}

/** One at a time orders files for a person, so that none is made twice. */
export async function lockOrders(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files of ${userId}`}, 0))`.execute(tx);
}

export async function countUnfinished(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('taken_files')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'working'])
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewFile {
  user_id: string;
  kind: TakenKind;
  format: FileFormat;
  subject_id: number;
  title: string;
  path: string;
  choice: object;
  digest: string;
  entries: readonly number[];
  basis: Basis;
}

export async function insertFile(tx: Tx, { choice, entries, basis, ...file }: NewFile): Promise<number> {
  const { file_id } = await tx
    .insertInto('taken_files')
    .values({
      ...file,
      choice: JSON.stringify(choice),
      entries: JSON.stringify(entries),
      basis: JSON.stringify(basis),
    })
    .returning('file_id')
    .executeTakeFirstOrThrow();
  return file_id;
}

export async function deleteFile(tx: Tx, userId: string, fileId: number): Promise<FileRow | undefined> {
  const found = await findFile(tx, userId, fileId);
  await tx.deleteFrom('taken_files').where('user_id', '=', userId).where('file_id', '=', fileId).execute();
  return found;
}

/** Work that was not heard of for so long goes to another node. */
const abandonedSeconds = 20;
/** A file that ends its worker so often would always do so. */
const mostTries = 3;

/** The next work that nobody does, one at a time for each person; null if there is none. */
export async function claimNext(db: Db, claim: string): Promise<FileRow | null> {
  const abandoned = sql`beat_at < now() - make_interval(secs => ${abandonedSeconds})`;
  try {
    const { rows } = await sql<FileRow>`
      update taken_files set state = 'working', claim = ${claim}, beat_at = now(), tries = tries + 1,
        step = 'access', done = 0, steps = 0
      where file_id = (select file_id from taken_files as f
        where (state = 'waiting' or (state = 'working' and ${abandoned}))
          and not exists (select from taken_files as o
            where o.user_id = f.user_id and o.state = 'working' and o.file_id <> f.file_id)
        order by file_id limit 1 for update skip locked)
      returning *, false as outdated`.execute(db);
    return rows[0] ?? null;
  } catch (error) {
    // Another node began to work for the same person at the same moment.
    if (isDuplicate(error, 'taken_files_working')) return null;
    throw error;
  }
}

export function wasTriedOften({ tries }: FileRow): boolean {
  return tries > mostTries;
}

export interface Progress {
  step: FileStep;
  done: number;
  of: number;
}

const isOurs = (fileId: number, claim: string) =>
  sql<boolean>`file_id = ${fileId} and claim = ${claim} and state = 'working'`;

/** Whether the work is still ours: it may have been stopped, or taken over. */
export async function beat(
  db: Db,
  fileId: number,
  claim: string,
  { step, done, of }: Progress,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('taken_files')
    .set({ step, done, steps: of, beat_at: sql<Date>`now()` })
    .where(isOurs(fileId, claim))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What it is made from is known once it was read. */
export async function noteBasis(db: Db, fileId: number, claim: string, basis: Basis): Promise<void> {
  await db
    .updateTable('taken_files')
    .set({ basis: JSON.stringify(basis) })
    .where(isOurs(fileId, claim))
    .execute();
}

export async function finish(tx: Tx, fileId: number, claim: string, bytes: number): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('taken_files')
    .set({ state: 'ready', step: 'storing', bytes, ready_at: sql<Date>`now()`, claim: null, beat_at: null })
    .where(isOurs(fileId, claim))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function fail(tx: Tx, fileId: number, claim: string, failure: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('taken_files')
    .set({ state: 'failed', failure, claim: null, beat_at: null })
    .where(isOurs(fileId, claim))
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** For any node, at once. */
export async function letGo(db: Db, fileId: number, claim: string): Promise<void> {
  await db
    .updateTable('taken_files')
    .set({ state: 'waiting', claim: null, beat_at: null })
    .where(isOurs(fileId, claim))
    .execute();
}

/** Those whose time is over, and whose files are to be removed. */
export async function endFiles(db: Db): Promise<{ file_id: number; format: FileFormat }[]> {
  const { rows } = await sql<{ file_id: number; format: FileFormat }>`
    update taken_files set state = 'over' where state = 'ready'
      and ready_at < now() - make_interval(hours => ${limits.keptHours})
    returning file_id, format`.execute(db);
  return rows;
}

export async function deleteOld(db: Db): Promise<void> {
  await sql`delete from taken_files where state not in ('waiting', 'working', 'ready')
    and asked_at < now() - make_interval(days => ${limits.listedDays})`.execute(db);
}

/** Those of these files that can still be downloaded, or are just being made. */
export async function listKept(db: Db, fileIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ file_id: number }>`select file_id from taken_files
    where file_id = any (${fileIds}::int[]) and state in ('waiting', 'working', 'ready')`.execute(db);
  return new Set(rows.map(({ file_id }) => file_id));
}
