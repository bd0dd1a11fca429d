import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, inject } from 'vitest';
import { connect, type Database, type Db, type Tx } from '../platform/postgres/postgres.ts';
import { eventually } from './eventually.ts';
import { whenOver } from './when-over.ts';

// In a file of their own because the journeys, which run without Vitest, use them as well.
export { changeRows, rowIn, rowsIn } from './rows.ts';

/** A fresh, migrated database that nothing else uses, dropped at the end. */
export async function createDatabase(patience = 10): Promise<Database> {
  const url = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template template_caliper`);
  url.pathname = `/${name}`;
  const database = connect(url.href, { max: 5, patience });
  whenOver(async () => {
    await database.close();
    await administer(`drop database ${name} with (force)`);
  });
  return database;
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Starts something that must wait for a transaction's lock, and ends the transaction once it waits. */
export async function behind<T>(
  db: Db,
  hold: (tx: Tx) => Promise<unknown>,
  begin: () => Promise<T>,
  finish: (tx: Tx) => Promise<unknown> = async () => undefined,
): Promise<T> {
  const { begun } = await db.transaction().execute(async (tx) => {
    await hold(tx);
    const waiting = { begun: begin() };
    await eventually(async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows.length).toBeGreaterThan(0);
    });
    await finish(tx);
    return waiting;
  });
  return begun;
}

type Aged =
  | { table: 'sessions'; column: 'last_active' | 'created_at' }
  | { table: 'pending_sign_ins'; column: 'created_at' | 'expires_at' }
  | { table: 'code_challenges'; column: 'expires_at' }
  | { table: 'usergroups'; column: 'expiry' }
  | { table: 'outbox'; column: 'next_attempt_at' }
  | { table: 'open_requests'; column: 'requested_at' }
  | { table: 'email_links'; column: 'expires_at' }
  | { table: 'invitations'; column: 'expires_at' | 'denied_at' }
  | { table: 'users'; column: 'last_active' };

/** Time passes for every limit: counted uses move into the past. */
export async function ageLimits(db: Db, seconds: number): Promise<void> {
  await sql`update rate_limits set expires_at = expires_at - make_interval(secs => ${seconds}),
    hits = array(select hit - make_interval(secs => ${seconds}) from unnest(hits) as hit order by hit)`.execute(
    db,
  );
}

/** Time passes for the rows of a table. Tests move rows into the past instead of waiting. */
export async function age(db: Db, { table, column }: Aged, seconds: number): Promise<void> {
  await sql`update ${sql.table(table)}
    set ${sql.ref(column)} = ${sql.ref(column)} - make_interval(secs => ${seconds})`.execute(db);
}
