import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { migrate } from '@caliper/api/platform/postgres/migrate.ts';
import { connect, type Db } from '@caliper/api/platform/postgres/postgres.ts';
import { startNode, stopNode } from '@caliper/api/testing/nodes.ts';
import { openSession } from '@caliper/api/testing/people.ts';
import { openTemporaryPostgres } from '@caliper/api/testing/temporary-postgres.ts';
import { installDemo } from '../../apps/api/seeds/install.ts';
import { multiply } from '../../apps/api/seeds/multiply.ts';
import type { SeedSize } from '../../apps/api/seeds/seed.ts';

export interface Installation extends AsyncDisposable {
  origin: string;
  databaseUrl: string;
  db: Db;
  /** With which another app process serves the same. */
  env: Record<string, string>;
  /** The app process's id. */
  pid: number;
}

/** Slow answers are measured, not given up. */
const DATABASE_PATIENCE = '10';

/** A complete installation: a durable PostgreSQL, the demo data and one app process. */
export async function openInstallation(
  env: Record<string, string> = {},
  size: SeedSize = 'small',
): Promise<Installation> {
  await using cleanup = new AsyncDisposableStack();
  const prepare = ({ url }: { url: string }) => migrate(url);
  const postgres = await openTemporaryPostgres({ name: 'bench', durable: true, prepare });
  cleanup.defer(() => postgres.stop());
  // The app process gets the signal too, and PostgreSQL stops with us.
  const leave = () => process.exit(1);
  process.once('SIGINT', leave);
  cleanup.defer(() => void process.off('SIGINT', leave));
  const database = connect(postgres.url, { max: 3, patience: Number(DATABASE_PATIENCE) });
  cleanup.defer(database.close);
  const DATA_DIR = join(postgres.folder, 'app');
  await installDemo(database, { DATA_DIR }, size);
  const surroundings = { DATABASE_URL: postgres.url, LOG_LEVEL: 'info', DATA_DIR, DATABASE_PATIENCE, ...env };
  const node = await startNode(surroundings);
  cleanup.defer(async () => void (await stopNode(node)));
  const kept = cleanup.move();
  const pid = node.process.pid ?? 0;
  return {
    origin: `http://127.0.0.1:${node.port}`,
    databaseUrl: postgres.url,
    db: database.db,
    env: surroundings,
    pid,
    async [Symbol.asyncDispose]() {
      memoryAtTheEnd.push(await memoryOf({ pid }, 'VmRSS'));
      await kept.disposeAsync();
    },
  };
}

/** Memory of each app process at the end of its bench, in megabytes. */
export const memoryAtTheEnd: number[] = [];

/** The memory of the process, now or at its peak, in megabytes. */
export async function memoryOf(
  { pid }: Pick<Installation, 'pid'>,
  figure: 'VmRSS' | 'VmHWM',
): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(status.match(new RegExp(`${figure}:\\s+(\\d+)`))?.[1] ?? 0) / 1024;
}

export interface Caller {
  headers: Record<string, string>;
  sessionId: string;
}

export async function signInAs(db: Db, email: string): Promise<Caller> {
  const { id } = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const { token, refresh } = await openSession(db, id);
  const headers = { authorization: `Bearer ${token}` };
  return { headers, sessionId: refresh.split('.')[0] ?? '' };
}

/** Copies the reports until there are so many chapters. */
export async function growTo({ db, databaseUrl }: Installation, chapters: number): Promise<void> {
  const { reports, present } = await db
    .selectFrom('items')
    .select(({ fn }) => [fn.countAll().as('reports'), fn.sum('chapters').as('present')])
    .where('kind', '=', 'report')
    .executeTakeFirstOrThrow();
  await multiply(databaseUrl, Math.ceil((Number(reports) * chapters) / Number(present)), true);
}

/** A report of some chapters that this person may read. */
export async function readableBy(db: Db, email: string): Promise<number> {
  const { item_id } = await db
    .selectFrom('entitlements')
    .innerJoin('users', 'users.usergroup_id', 'entitlements.usergroup_id')
    .innerJoin('items', 'items.item_id', 'entitlements.item_id')
    .select('items.item_id')
    .where('email', '=', email)
    .where('chapters', '>', 3)
    .where('access', '=', 'full')
    .executeTakeFirstOrThrow();
  return item_id;
}
