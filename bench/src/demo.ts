import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { startNode, stopNode } from '@caliper/api/testing/nodes.ts';
import { atMost, type Row } from './report.ts';

/** A first start with nothing but an empty folder, until its log says that the demo content is there. */
export async function benchDemo(): Promise<Row[]> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'caliper-demo-'));
  // The database may run as another account.
  await chmod(DATA_DIR, 0o755);
  const { log, seen } = watch([/Demo content: 20 of/, /Demo content: complete/]);
  const node = await startNode({ DATA_DIR, SEED: 'demo', LOG_LEVEL: 'info' }, log);
  const begun = performance.now();
  try {
    const [first = 0, all = 0] = (await Promise.all(seen)).map((at) => Math.round((at - begun) / 1000));
    return [
      atMost('The first twenty demo reports after the address is printed', first, 20, 's'),
      atMost('All demo content after the address is printed', all, 150, 's'),
    ];
  } finally {
    await stopNode(node);
    await rm(DATA_DIR, { recursive: true, force: true });
  }
}

/** When each of these is first logged. */
function watch(patterns: RegExp[]): { log: Writable; seen: Promise<number>[] } {
  const waits = patterns.map((pattern) => ({ pattern, ...Promise.withResolvers<number>() }));
  const log = new Writable({
    write(line: Buffer, _encoding, done) {
      for (const { pattern, resolve } of waits) if (pattern.test(String(line))) resolve(performance.now());
      done();
    },
  });
  return { log, seen: waits.map(({ promise }) => promise) };
}
