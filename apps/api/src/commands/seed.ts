import { parseArgs } from 'node:util';
import { findDemo } from '../../seeds/demo.store.ts';
import { installDemo } from '../../seeds/install.ts';
import { seedSizes } from '../../seeds/seed.ts';
import { hasCompanies } from '../features/companies/index.ts';
import { type Config, readConfig } from '../start/config.ts';
import { openForOneTask } from '../start/open-database.ts';
import { Refusal, sayWhyNot } from '../start/startup-errors.ts';

async function main(): Promise<void> {
  const options = {
    size: { type: 'string', default: 'demo' },
    force: { type: 'boolean', default: false },
  } as const;
  const { values } = parseArgs({ options });
  const size = seedSizes.find((name) => name === values.size);
  if (!size) throw new Refusal(`--size is one of ${seedSizes.join(', ')}`);
  const config = readConfig(process.env);
  refuseWhereUnsafe(config, values.force);
  await using cleanup = new AsyncDisposableStack();
  const database = await openForOneTask(config, cleanup);
  // An interrupted seed is continued in the size it was begun with.
  const begun = await findDemo(database.db);
  if (!begun && (await hasCompanies(database.db))) {
    console.log('The database already holds companies; nothing was added.');
    return;
  }
  await installDemo(database, process.env, begun ?? size, (words) => console.log(words));
  console.log(`Filled the database with the ${begun ?? size} data.`);
}

function refuseWhereUnsafe({ databaseUrl, isLocal }: Config, force: boolean): void {
  if (!databaseUrl && !isLocal) {
    throw new Refusal(
      'Others can reach this Caliper. The demo accounts, whose password is published, do not go into its database.',
    );
  }
  if (databaseUrl && !force) {
    throw new Refusal(
      'The demo accounts have a published password. To put them into DATABASE_URL, add --force.',
    );
  }
}

main().catch((error: unknown) => {
  console.error(sayWhyNot(error));
  process.exitCode = 1;
});
