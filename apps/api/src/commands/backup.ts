/** npm run backup -- FOLDER, npm run restore -- FOLDER: the embedded database and the files. */
import { resolve } from 'node:path';
import { readConfig } from '../start/config.ts';
import { backUp, restore } from './data-copy.ts';

async function main([what, folder]: string[]): Promise<void> {
  const { dataDir, databaseUrl, s3Url } = readConfig(process.env);
  if (!folder) throw new Error(`Usage: npm run ${what} -- FOLDER`);
  if (databaseUrl) {
    throw new Error(
      'With DATABASE_URL the database is copied by pg_dump: see "Backup" in docs/operations.md.',
    );
  }
  if (s3Url) {
    throw new Error(
      'With S3_URL the files are in a bucket, which this does not copy: see "Backup" in docs/operations.md.',
    );
  }
  const place = resolve(folder);
  await (what === 'backup' ? backUp(dataDir, place) : restore(place, dataDir));
  console.log(what === 'backup' ? `${dataDir} is copied to ${place}.` : `${place} is copied to ${dataDir}.`);
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
