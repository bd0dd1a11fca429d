import { type Config, readConfig } from '../start/config.ts';
import { createFirstAdmin } from '../start/first-admin.ts';
import { openForOneTask } from '../start/open-database.ts';
import { Refusal, sayWhyNot } from '../start/startup-errors.ts';

async function main(): Promise<void> {
  const email = process.argv[2]?.toLowerCase() ?? '';
  if (!/^\S+@\S+\.\S+$/.test(email)) throw new Refusal('Usage: npm run create-admin -- name@company.example');
  const config = readConfig(process.env);
  await using cleanup = new AsyncDisposableStack();
  const { db } = await openForOneTask(config, cleanup);
  const link = await createFirstAdmin(db, email, config);
  console.log(
    `${email} is an admin in the database ${nameOf(config)}. Set the password here, within the hour:\n${link}`,
  );
}

/** The database's location, without the password. */
function nameOf({ databaseUrl, dataDir }: Config): string {
  if (!databaseUrl) return `of ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `${host}${pathname}`;
}

main().catch((error: unknown) => {
  console.error(sayWhyNot(error));
  process.exitCode = 1;
});
