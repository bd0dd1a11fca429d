import { parseArgs } from 'node:util';
import { installDemo } from '../seeds/install.ts';
import { seedSizes } from '../seeds/seed.ts';
import { readConfig } from './config.ts';
import { hasCompanies } from './features/companies/index.ts';
import { openDatabase } from './open-database.ts';
import { sayWhyNot } from './startup-errors.ts';

/** Told to the operator as it stands. */
class Refusal extends Error {}

async function main(): Promise<void> {
  const options = {
    size: { type: 'string', default: 'demo' },
    force: { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ options });
  const size = seedSizes.find((name) => name === values.size);
  if (!size) throw new Refusal(`--size is one of ${seedSizes.join(', ')}`);
  const config = readConfig(process.env);
  if (config.databaseUrl && !values.force) {
    throw new Refusal(
      'The demo accounts have a published password. To put them into DATABASE_URL, add --force.',
    );
  }
  await using cleanup = new AsyncDisposableStack();
  const database = await openDatabase(config, cleanup);
  if (await hasCompanies(database.db)) {
    console.log('The database already holds companies; nothing was added.');
    return;
  }
  await installDemo(database, process.env, size, (words) => console.log(words));
  console.log(`Filled the database with the ${size} data.`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Refusal ? error.message : sayWhyNot(error));
  process.exitCode = 1;
});
