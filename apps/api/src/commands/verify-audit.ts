/** npm run verify-audit: whether the audit log says what was written into it. With DATABASE_URL it may run beside Caliper. */
import { join } from 'node:path';
import { verifyAudit } from '../platform/audit/verify.ts';
import { bucketFiles } from '../platform/files/bucket.ts';
import { folderFiles } from '../platform/files/folder.ts';
import { readConfig } from '../start/config.ts';
import { openForOneTask } from '../start/open-database.ts';
import { sayWhyNot } from '../start/startup-errors.ts';

/** More than anybody reads. */
const mostSaid = 200;

async function main(): Promise<void> {
  const config = readConfig(process.env);
  await using cleanup = new AsyncDisposableStack();
  const { db } = await openForOneTask(config, cleanup);
  const files = config.s3Url ? bucketFiles(config.s3Url) : folderFiles(join(config.dataDir, 'files'));
  const { places, heads, findings } = await verifyAudit(db, files);
  for (const { what, said } of findings.slice(0, mostSaid)) console.log(`${what}: ${said}`);
  console.log(`${places} places, ${heads} kept heads, ${findings.length} findings.`);
  if (findings.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(sayWhyNot(error));
  process.exitCode = 2;
});
