import type { FastifyInstance } from 'fastify';
import { seed } from '../seeds/seed.ts';
import { type Config, readConfig } from './config.ts';
import { hasCompanies } from './features/companies/index.ts';
import { greeting } from './greeting.ts';
import { openDatabase } from './open-database.ts';
import { buildServer } from './server.ts';
import { sayWhyNot } from './startup-errors.ts';

/** Within this a stopping process is gone, whatever still hangs. */
const stopWithinMs = 9000;

async function start(config: Config, cleanup: AsyncDisposableStack): Promise<FastifyInstance> {
  const database = await openDatabase(config, cleanup);
  const { app, house } = await buildServer(config, database);
  cleanup.defer(() => house.stop());
  cleanup.defer(() => app.close());
  if (config.seed !== 'none' && !(await hasCompanies(database.db))) await seed(database.db, config.seed);
  await house.start();
  await app.listen({ host: config.host, port: config.port });
  return app;
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const cleanup = new AsyncDisposableStack();
  const starting = start(config, cleanup);

  async function stop(code: number): Promise<void> {
    setTimeout(() => process.exit(1), stopWithinMs).unref();
    // A signal during the start waits for it, so that nothing is left half begun.
    await starting.catch(() => undefined);
    await cleanup.disposeAsync();
    process.exit(code);
  }
  process.once('SIGTERM', () => stop(0));
  process.once('SIGINT', () => stop(0));

  try {
    const app = await starting;
    const [address] = app.addresses();
    console.log(greeting(config, typeof address === 'object' ? address.port : config.port));
  } catch (error) {
    console.error(sayWhyNot(error));
    await stop(1);
  }
}

main().catch((error: unknown) => {
  console.error(sayWhyNot(error));
  process.exit(1);
});
