import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import {
  type DatabaseConnection,
  type Driver,
  DummyDriver,
  Kysely,
  PostgresDialect,
  type QueryResult,
  sql,
  type Transaction,
} from 'kysely';
import pg from 'pg';
import type { Tables } from './tables.generated.ts';

export type Db = Kysely<Tables>;
/** A store function takes either: the pool, or the caller's transaction. */
export type Tx = Transaction<Tables>;

export interface Database {
  db: Db;
  /** For statements that are the same each time and read by keys: each connection plans them once. */
  prepared: Db;
  url: string;
  /** Multiplies every timeout. */
  patience: number;
  /** True while the database answers. */
  ready(): Promise<boolean>;
  connections(): Record<'open' | 'idle' | 'awaited', number>;
  close(): Promise<void>;
}

// bigint ids and counts easily fit a number; strings would only be a surprise.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export const connectionsPerNode = 10;

interface ConnectOptions {
  max?: number;
  /** Multiplies every timeout. */
  patience?: number;
}

export function connect(url: string, { patience = 1, ...options }: ConnectOptions = {}): Database {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: 'caliper',
    max: options.max ?? connectionsPerNode,
    connectionTimeoutMillis: 1500 * patience,
    idleTimeoutMillis: 30_000,
    statement_timeout: 5000 * patience,
    query_timeout: 6000 * patience,
    idle_in_transaction_session_timeout: 10_000 * patience,
    // Compiling takes longer than any query of ours; sorting on disk takes longer than in memory.
    options: '-c jit=off -c work_mem=16MB',
  });
  // Without a listener a dropped idle connection would end the process.
  pool.on('error', () => undefined);
  // And so would one dropped between two statements of a transaction.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const prepared = new Kysely<Tables>({ dialect: new NamingDialect(pool) });
  return {
    db,
    prepared,
    url,
    patience,
    ready: () => answers(db, readyWithinMs * patience),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, awaited: pool.waitingCount }),
    close: () => db.destroy(),
  };
}

/** The same connections. A statement with a name is planned once on each, and goes to whichever is free. */
class NamingDriver extends DummyDriver {
  readonly #connection: DatabaseConnection;

  constructor(pool: pg.Pool) {
    super();
    this.#connection = {
      executeQuery: ({ sql: text, parameters }) =>
        pool.query({ name: nameOf(text), text, values: [...parameters] }) as Promise<QueryResult<never>>,
      streamQuery: () => {
        throw new Error('Statements with a name are not streamed');
      },
    };
  }

  override acquireConnection(): Promise<DatabaseConnection> {
    return Promise.resolve(this.#connection);
  }

  override beginTransaction(): Promise<void> {
    throw new Error('Statements with a name have no transaction');
  }
}

class NamingDialect extends PostgresDialect {
  readonly #pool: pg.Pool;

  constructor(pool: pg.Pool) {
    super({ pool });
    this.#pool = pool;
  }

  override createDriver(): Driver {
    return new NamingDriver(this.#pool);
  }
}

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha256').update(text).digest('base64url');
  names.set(text, name);
  return name;
}

const readyWithinMs = 1000;

/**
 * A frozen database does not refuse, it stays silent; readiness does not wait for it. One that only reads, such as a
 * primary that was replaced, is not ready.
 */
async function answers(db: Db, withinMs: number): Promise<boolean> {
  const asked = sql<{ writes: boolean }>`select not pg_is_in_recovery() as writes`.execute(db).then(
    ({ rows }) => rows[0]?.writes === true,
    () => false,
  );
  return Promise.race([asked, delay(withinMs, false, { ref: false })]);
}

/** A time in the future, by the database's clock. */
export function secondsFromNow(seconds: number) {
  return sql<Date>`now() + make_interval(secs => ${seconds})`;
}

/** Check before using a text as a uuid parameter: PostgreSQL rejects others with an error. */
export function isUuid(value: string): boolean {
  return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(value);
}

const unavailableCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '25006', // read-only, as after a failover
  '53300', // too many connections
  '57014', // statement timeout
  '57P01', // shutting down
  '57P02', // crashed
  '57P03', // starting up
  '40P01', // deadlock
  '40001',
]);

/** Does this error mean that the database is unavailable or overloaded, rather than a bug of ours? */
export function isUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as Error & { code?: unknown }).code;
  // 08P01 is a malformed statement of ours, not a lost connection.
  const isConnection = typeof code === 'string' && code.startsWith('08') && code !== '08P01';
  if (isConnection || (typeof code === 'string' && unavailableCodes.has(code))) return true;
  return /connection terminated|timeout exceeded when trying to connect|timeout expired|query read timeout|not queryable/i.test(
    error.message,
  );
}

/** Is the database's disk full? Reading still works. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === '53100';
}

/** Does this error concern a person, session or company that has just been deleted? */
export function isAboutTheDeleted(error: unknown): boolean {
  const isMissing = error instanceof pg.DatabaseError && error.code === '23503';
  return isMissing && /is not present in table "(users|sessions|usergroups)"/.test(error.detail ?? '');
}

/** Did the statement violate the named unique constraint or index? */
export function isDuplicate(error: unknown, constraint: string): boolean {
  return error instanceof pg.DatabaseError && error.code === '23505' && error.constraint === constraint;
}
