import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '@caliper/api/platform/postgres/embedded.ts';
import { migrate } from '@caliper/api/platform/postgres/migrate.ts';
import { connect, type Db } from '@caliper/api/platform/postgres/postgres.ts';
import { startNode, stopNode } from '@caliper/api/testing/nodes.ts';
import { openSession } from '@caliper/api/testing/people.ts';
import { installDemo } from '../../apps/api/seeds/install.ts';

export interface Installation extends AsyncDisposable {
  origin: string;
  databaseUrl: string;
  db: Db;
}

/** A whole installation of its own: a durable PostgreSQL, the demo data and one app process. */
export async function openInstallation(env: Record<string, string> = {}): Promise<Installation> {
  const cleanup = new AsyncDisposableStack();
  const dataDir = await mkdtemp(join(tmpdir(), 'caliper-bench-'));
  cleanup.defer(() => rm(dataDir, { recursive: true, force: true }));
  await chmod(dataDir, 0o755);
  const embedded = await openEmbedded({ dataDir });
  cleanup.defer(() => embedded.stop());
  await migrate(embedded.url);
  const database = connect(embedded.url, { max: 3 });
  cleanup.defer(database.close);
  const DATA_DIR = join(dataDir, 'app');
  await installDemo(database, { DATA_DIR }, 'small');
  const node = await startNode({ DATABASE_URL: embedded.url, LOG_LEVEL: 'info', DATA_DIR, ...env });
  cleanup.defer(async () => void (await stopNode(node)));
  return {
    origin: `http://127.0.0.1:${node.port}`,
    databaseUrl: embedded.url,
    db: database.db,
    [Symbol.asyncDispose]: () => cleanup.disposeAsync(),
  };
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
