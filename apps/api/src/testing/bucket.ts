import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface TestBucket {
  url: URL;
  stop(): Promise<void>;
}

/** A store that speaks S3, with one empty bucket, on a port of its own. */
export async function startBucket(): Promise<TestBucket> {
  const directory = await mkdtemp(join(tmpdir(), 'caliper-bucket-'));
  const store = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'caliper' }],
  });
  const { port } = await store.run();
  return {
    url: new URL(`http://S3RVER:S3RVER@127.0.0.1:${port}/caliper`),
    async stop() {
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
