import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { findDemo, hasDemo } from '../seeds/demo.store.ts';
import { hasCompanies } from './features/companies/index.ts';
import type { Database } from './platform/postgres/postgres.ts';
import { buildServer } from './server.ts';
import { type Config, readConfig } from './start/config.ts';
import { greeting } from './start/greeting.ts';
import { openDatabase } from './start/open-database.ts';
import { DemoInPublic, sayWhyNot } from './start/startup-errors.ts';
import type { House } from './wiring.ts';

/** How long open requests, and then the database, get to finish; after that the process exits. */
const drainWithinMs = 4000;
const closeWithinMs = 5000;

async function start(
  config: Config,
  cleanup: AsyncDisposableStack,
  leaving: AbortSignal,
): Promise<{ app: FastifyInstance; isDemo: boolean }> {
  const database = await openDatabase(config, cleanup);
  leaving.throwIfAborted();
  const { app, house } = await buildServer(config, database, { leaving });
  cleanup.defer(() => house.stop());
  cleanup.defer(() => drain(app));
  // Gives the load balancer time to notice that it should send no more requests here.
  cleanup.defer(() => delay(app.addresses().length > 0 ? config.leaveAfterMs : 0));
  if (config.seed !== 'none' && !(await hasCompanies(database.db))) {
    const { seed } = await import('../seeds/seed.ts');
    await seed(database.db, config.seed);
  }
  const isDemo = await hasDemo(database.db);
  if (isDemo && !config.isLocal) refuseOrWarnOfDemo(config, app);
  leaving.throwIfAborted();
  await house.start();
  await app.listen({ host: config.host, port: config.port });
  if (config.isLocal) {
    const filling = fillDemo(app, database, house, leaving).catch((error: unknown) =>
      app.log.error({ err: error }, 'The demo content could not be filled in'),
    );
    cleanup.defer(() => filling);
  }
  return { app, isDemo };
}

/** They get into an operator's database only by --force, into our own by a start that only this machine could reach. */
function refuseOrWarnOfDemo(config: Config, app: FastifyInstance): void {
  if (!config.databaseUrl) throw new DemoInPublic(config.dataDir);
  app.log.warn(
    'Others can reach this server, and its database holds demo accounts, whose password is published',
  );
}

/**
 * The sources of the demo reports are read only if some are still missing. The large size is for measuring: only
 * `npm run seed` completes it.
 */
async function fillDemo(app: FastifyInstance, { db }: Database, house: House, signal: AbortSignal) {
  const size = await findDemo(db);
  if (!size || size === 'large') return;
  const { fill } = await import('../seeds/fill.ts');
  await fill({ db, house, signal, onProgress: (words) => app.log.info(words) });
}

/** A client that never ends its request must not keep us from closing the rest. */
async function drain(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), drainWithinMs);
  await app.close();
  clearTimeout(cut);
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const cleanup = new AsyncDisposableStack();
  const leaving = new AbortController();
  const starting = start(config, cleanup, leaving.signal);

  let stopping: Promise<void> | undefined;
  /** The first reason to stop decides; later ones must not cut the shutdown short. */
  function stop(code: number): Promise<void> {
    stopping ??= shutDown(code);
    return stopping;
  }
  async function shutDown(code: number): Promise<void> {
    const withinMs = drainWithinMs + closeWithinMs * config.databasePatience;
    setTimeout(() => process.exit(1), withinMs).unref();
    leaving.abort();
    // A signal during the start waits for it, so that nothing is left half-started.
    await starting.catch(() => undefined);
    await cleanup.disposeAsync();
    process.exit(code);
  }
  process.on('SIGTERM', () => stop(0));
  process.on('SIGINT', () => stop(0));

  try {
    const { app, isDemo } = await starting;
    const [address] = app.addresses();
    const port = typeof address === 'object' ? address.port : config.port;
    // A moment after Fastify's own line, so that this comes last.
    setTimeout(() => console.log(greeting(config, port, isDemo)), 100);
  } catch (error) {
    if (!leaving.signal.aborted) console.error(sayWhyNot(error));
    await stop(1);
  }
}

main().catch((error: unknown) => {
  console.error(sayWhyNot(error));
  process.exit(1);
});
