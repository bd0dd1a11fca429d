import type { Database } from '../src/platform/postgres/postgres.ts';
import { buildServer } from '../src/server.ts';
import { readConfig } from '../src/start/config.ts';
import { findDemo } from './demo.store.ts';
import { fill } from './fill.ts';
import { multiply } from './multiply.ts';
import { type SeedSize, seed } from './seed.ts';

const largeReports = 2000;

/**
 * Puts all demo data into an empty, migrated database, and its files below the folder. Continues an interrupted
 * installation.
 */
export async function installDemo(
  database: Database,
  env: NodeJS.ProcessEnv,
  size: SeedSize,
  onProgress?: (words: string) => void,
): Promise<void> {
  const { app, house } = await buildServer(readConfig({ LOG_LEVEL: 'silent', ...env }), database);
  try {
    if (!(await findDemo(database.db))) await seed(database.db, size);
    await fill({
      db: database.db,
      house,
      ...(onProgress ? { onProgress } : {}),
      ...(size === 'large' ? { lastly: () => multiply(database.url, largeReports, true) } : {}),
    });
  } finally {
    await house.stop();
    await app.close();
  }
}
