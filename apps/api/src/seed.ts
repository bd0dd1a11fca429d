import { parseArgs } from 'node:util';
import { seed, seedSizes } from '../seeds/seed.ts';
import { readConfig } from './config.ts';
import { hasCompanies } from './features/companies/index.ts';
import { openDatabase } from './open-database.ts';
import { sayWhyNot } from './startup-errors.ts';

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { size: { type: 'string', default: 'demo' } } });
  const size = seedSizes.find((name) => name === values.size);
  if (!size) throw new Error(`--size is one of ${seedSizes.join(', ')}`);
  await using cleanup = new AsyncDisposableStack();
  const { db } = await openDatabase(readConfig(process.env), cleanup);
  if (await hasCompanies(db)) {
    console.log('The database already holds companies; nothing was added.');
    return;
  }
  await seed(db, size);
  console.log(`Filled the database with the ${size} data.`);
}

main().catch((error: unknown) => {
  console.error(sayWhyNot(error));
  process.exitCode = 1;
});
