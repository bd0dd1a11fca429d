import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import type { Files } from '../platform/files/files.ts';
import type { Db, Tx } from '../platform/postgres/postgres.ts';

/** For every table, its number of rows and a hash of their content. */
export async function tablesIn(db: Db | Tx): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string }>`select tablename as name from pg_tables
    where schemaname = 'public' order by 1`.execute(db);
  const prints: Record<string, string> = {};
  for (const { name } of rows) {
    const { rows: found } = await sql<{ print: string }>`
      select count(*) || ' ' || coalesce(md5(string_agg(one::text, '\n' order by one::text collate "C")), '') as print
      from ${sql.table(name)} as one`.execute(db);
    prints[name] = found[0]?.print ?? '';
  }
  return prints;
}

/** For every file, a hash of its content. */
export async function filesIn(files: Files): Promise<Record<string, string>> {
  const prints: Record<string, string> = {};
  for await (const { key } of files.list()) {
    const stream = await files.open(key);
    if (stream)
      prints[key] = createHash('sha256')
        .update(await buffer(stream))
        .digest('hex');
  }
  return prints;
}

/** Reads the database as it is now, however long that takes, with a snapshot that others can use too. */
export async function inOneMoment<T>(db: Db, look: (tx: Tx, snapshot: string) => Promise<T>): Promise<T> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
      const { rows } = await sql<{ name: string }>`select pg_export_snapshot() as name`.execute(tx);
      return look(tx, rows[0]?.name ?? '');
    });
}
