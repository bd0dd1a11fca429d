import { type Selectable, sql, type Updateable } from 'kysely';
import type { Db, Tx } from '../platform/postgres/postgres.ts';
import type { Tables } from '../platform/postgres/tables.generated.ts';

type Name = keyof Tables & string;
type Row<T extends Name> = Selectable<Tables[T]>;
type Having<T extends Name> = Partial<Row<T>>;

/** The rows of a table that have these values; entries of the log as they were written. */
export async function rowsIn<T extends Name>(
  db: Db | Tx,
  table: T,
  having: Having<T> = {},
): Promise<Row<T>[]> {
  const { rows } = await sql<Row<T>>`
    select * from ${sql.table(table)} where ${matching(having)}
    ${table === 'audit_log' ? sql`order by id` : sql``}`.execute(db);
  return rows;
}

/** The first of them. */
export async function rowIn<T extends Name>(db: Db | Tx, table: T, having: Having<T> = {}): Promise<Row<T>> {
  const [row] = await rowsIn(db, table, having);
  if (!row) throw new Error(`No such row in ${table}`);
  return row;
}

/** Changes the rows of a table that have these values, past all rules. */
export async function changeRows<T extends Name>(
  db: Db | Tx,
  table: T,
  values: Updateable<Tables[T]>,
  having: Having<T> = {},
): Promise<void> {
  const changes = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${matching(having)}`.execute(db);
}

function matching(having: object) {
  const conditions = Object.entries(having).map(([column, value]) => sql`${sql.ref(column)} = ${value}`);
  return sql.join([sql`true`, ...conditions], sql` and `);
}
