import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';

export interface StepRow {
  usergroup_id: number;
  step: string;
  written_at: Date;
  /** Null if the account was deleted. */
  by: string | null;
}

export async function listSteps(db: Db | Tx, ids: readonly number[]): Promise<Map<number, StepRow>> {
  const rows = await db
    .selectFrom('client_steps')
    .leftJoin('users', 'users.id', 'written_by')
    .select(['client_steps.usergroup_id', 'step', 'written_at', 'users.name as by'])
    .where(sql<boolean>`client_steps.usergroup_id = any (${ids}::int[])`)
    .execute();
  return new Map(rows.map((row) => [row.usergroup_id, row]));
}

/** An empty one is none. */
export async function saveStep(tx: Tx, usergroupId: number, step: string, userId: string): Promise<void> {
  if (step === '') await tx.deleteFrom('client_steps').where('usergroup_id', '=', usergroupId).execute();
  else
    await sql`insert into client_steps (usergroup_id, step, written_by)
      values (${usergroupId}, ${step}, ${userId}::uuid)
      on conflict (usergroup_id) do update
        set step = excluded.step, written_by = excluded.written_by, written_at = now()`.execute(tx);
}

export interface NoteRow {
  note_id: number;
  note: string;
  written_by: string | null;
  written_at: Date;
  by: string | null;
}

export async function listNotes(db: Db | Tx, usergroupId: number): Promise<NoteRow[]> {
  return db
    .selectFrom('client_notes')
    .leftJoin('users', 'users.id', 'written_by')
    .select(['note_id', 'note', 'written_by', 'written_at', 'users.name as by'])
    .where('client_notes.usergroup_id', '=', usergroupId)
    .orderBy('written_at', 'desc')
    .orderBy('note_id', 'desc')
    .execute();
}

export async function insertNote(tx: Tx, usergroupId: number, note: string, userId: string): Promise<void> {
  await tx
    .insertInto('client_notes')
    .values({ usergroup_id: usergroupId, note, written_by: userId })
    .execute();
}

/** Of this client, and of this person unless anybody's may go. */
export async function deleteNote(
  tx: Tx,
  usergroupId: number,
  noteId: number,
  writtenBy: string | null,
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('client_notes')
    .where('usergroup_id', '=', usergroupId)
    .where('note_id', '=', noteId)
    .$if(writtenBy !== null, (query) => query.where('written_by', '=', writtenBy))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
