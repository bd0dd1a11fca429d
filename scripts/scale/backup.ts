import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bucketFiles } from '../../apps/api/src/platform/files/bucket.ts';
import type { Files } from '../../apps/api/src/platform/files/files.ts';
import { folderFiles } from '../../apps/api/src/platform/files/folder.ts';
import { run } from '../../apps/api/src/platform/postgres/embedded/run.ts';
import { connect } from '../../apps/api/src/platform/postgres/postgres.ts';
import { startBucket } from '../../apps/api/src/testing/bucket.ts';
import { filesIn, inOneMoment, tablesIn } from '../../apps/api/src/testing/fingerprint.ts';
import { print, type Row } from '../../bench/src/report.ts';
import { type Cluster, openCluster } from './cluster.ts';
import { startLoad } from './load.ts';
import { tell } from './outcome.ts';

/** A busy installation is copied with pg_dump and a copy of the bucket, restored elsewhere, and compared by row. */
export async function copyAndRestore(): Promise<boolean> {
  await using cluster = await openCluster();
  const folder = await mkdtemp(join(tmpdir(), 'caliper-copy-'));
  const load = await startLoad(cluster);
  // In this order: a file is stored before the row that names it.
  const tables = await dump(cluster, join(folder, 'caliper.dump'));
  const files = await filesIn(
    await copyFiles(bucketFiles(cluster.bucketUrl), folderFiles(join(folder, 'files'))),
  );
  tell(await load.stop());

  const bucket = await startBucket();
  const restored = await bringBack(cluster, folder, bucket.url);
  const rows = [
    sameRow('Tables that differ', tables, restored.tables),
    sameRow('Files that differ', files, restored.files),
  ];
  await bucket.stop();
  await rm(folder, { recursive: true, force: true });
  print(rows);
  return rows.every(({ isWithin }) => isWithin);
}

/** Returns the content of the tables at the moment of the dump. */
async function dump(cluster: Cluster, file: string): Promise<Record<string, string>> {
  return inOneMoment(cluster.db, async (tx, snapshot) => {
    const args = ['--format=custom', '--file', file, `--snapshot=${snapshot}`, cluster.databaseUrl];
    await program(cluster, 'pg_dump', args);
    return tablesIn(tx);
  });
}

async function bringBack(cluster: Cluster, folder: string, bucketUrl: URL) {
  const database = new URL(cluster.databaseUrl);
  database.pathname = '/restored';
  await program(cluster, 'createdb', ['--maintenance-db', cluster.databaseUrl, 'restored']);
  await program(cluster, 'pg_restore', [
    '--exit-on-error',
    '--dbname',
    database.href,
    join(folder, 'caliper.dump'),
  ]);
  const files = await copyFiles(folderFiles(join(folder, 'files')), bucketFiles(bucketUrl));
  const { db, close } = connect(database.href, { max: 1 });
  const tables = await tablesIn(db);
  await close();
  return { tables, files: await filesIn(files) };
}

async function program({ programs }: Cluster, name: string, args: string[]): Promise<void> {
  const { ok, output } = await run(join(programs, name), args);
  if (!ok) throw new Error(`${name}: ${output}`);
}

/** What "aws s3 sync" and similar tools do. */
async function copyFiles(from: Files, to: Files): Promise<Files> {
  for await (const { key } of from.list()) {
    const content = await from.open(key);
    if (content) await to.put(key, content);
  }
  return to;
}

function sameRow(what: string, before: Record<string, string>, after: Record<string, string>): Row {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differ = names.filter((name) => before[name] !== after[name]);
  const figure = `${differ.length} of ${names.length} ${differ.join(' ')}`.trim();
  return { what, figure, budget: '0', isWithin: differ.length === 0 && names.length > 0 };
}
