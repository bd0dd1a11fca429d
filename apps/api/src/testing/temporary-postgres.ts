import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbedded } from '../platform/postgres/embedded.ts';

export interface TemporaryPostgres {
  url: string;
  /** For anything else the run stores. */
  folder: string;
  stop(): Promise<void>;
}

interface Options {
  name: string;
  /** False for tests, which need not survive a power cut. */
  durable: boolean;
  prepare: (postgres: TemporaryPostgres) => Promise<unknown>;
}

/** A PostgreSQL and a folder for one run. If preparing them fails, both are removed. */
export async function openTemporaryPostgres({ name, durable, prepare }: Options): Promise<TemporaryPostgres> {
  await using cleanup = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), `caliper-${name}-`));
  cleanup.defer(() => rm(folder, { recursive: true, force: true }));
  // Readable by the account that runs the server, which is not ours when we are root.
  await chmod(folder, 0o755);
  const embedded = await openEmbedded({ dataDir: folder, durable });
  cleanup.defer(() => embedded.stop());
  const killAll = () => killServer(folder);
  process.once('exit', killAll);
  cleanup.defer(() => void process.off('exit', killAll));
  const postgres = { url: embedded.url, folder, stop: () => kept.disposeAsync() };
  await prepare(postgres);
  const kept = cleanup.move();
  return postgres;
}

/** For a process that ends without stopping it, as by Ctrl-C. The system cleans up the folder. */
function killServer(folder: string): void {
  try {
    const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
    process.kill(Number(pid), 'SIGQUIT');
  } catch {
    // It has already ended.
  }
}
