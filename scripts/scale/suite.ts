import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStockPostgres } from './stock-postgres.ts';

const root = join(import.meta.dirname, '../..');

/** A single file already uses four processes and a database, and a start takes long. */
const patient = ['--maxWorkers=1', '--testTimeout=90000', '--hookTimeout=120000'];

/** /dev/outbox only works without a proxy in between, and here there is one. */
const outbox = { file: 'local-outbox.test.ts', test: 'localOutbox answers everybody' };

/** Every test file that uses a server goes through haproxy to two nodes on a stock PostgreSQL and a bucket. */
export async function runSuite(filters: string[]): Promise<boolean> {
  const folder = await mkdtemp(join(tmpdir(), 'caliper-scale-'));
  await chmod(folder, 0o755);
  const postgres = await startStockPostgres(folder);
  const files = filesThatAsk().filter(
    (file) => filters.length === 0 || filters.some((one) => file.includes(one)),
  );
  console.log(`${files.length} test files, each with two nodes behind haproxy, on PostgreSQL and a bucket`);
  try {
    const vitest = join(root, 'node_modules/vitest/vitest.mjs');
    const { status } = spawnSync(
      process.execPath,
      [
        vitest,
        'run',
        '--project',
        'one node',
        ...patient,
        `--testNamePattern=^(?!.*${outbox.test})`,
        ...files,
      ],
      {
        cwd: root,
        stdio: 'inherit',
        env: {
          ...process.env,
          CALIPER_NODES: '2',
          CALIPER_HAPROXY: '1',
          CALIPER_BUCKET: '1',
          CALIPER_POSTGRES: postgres.url,
        },
      },
    );
    return status === 0;
  } finally {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function filesThatAsk(): string[] {
  return globSync('apps/api/src/**/*.test.ts', { cwd: root })
    .filter((file) => !file.endsWith(outbox.file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes('startServer('))
    .sort();
}
