import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { bucketFiles } from '../platform/files/bucket.ts';
import type { Files } from '../platform/files/files.ts';
import { folderFiles } from '../platform/files/folder.ts';
import { buildServer } from '../server.ts';
import { readConfig } from '../start/config.ts';
import { startBucket } from './bucket.ts';
import { clientOver, type TestAnswer, type TestPlace, type TestRequest } from './client.ts';
import { createDatabase } from './database.ts';
import { type Environment, startNodes, type Transport } from './nodes.ts';
import { temporaryFolder, whenOver } from './when-over.ts';

export type { TestAnswer, TestRequest };

export interface TestServer extends TestPlace {
  databaseUrl: string;
  /** Where it keeps uploads in progress. */
  dataDir: string;
  /** Its file store: a folder in `dataDir`, or a bucket if the run asks for one. */
  files: Files;
  /** Before the end, to read what was logged. */
  close(): Promise<void>;
}

const quick: Environment = {
  LOG_LEVEL: 'silent',
  DATABASE_PATIENCE: '10',
  CAPTCHA_WORK: '2',
  CONTACT_EMAIL: 'requests@caliper.example',
};

/**
 * The application on its own database: in this process, or as two processes behind a round-robin proxy if the run
 * asks for them (CALIPER_NODES, CALIPER_HAPROXY, CALIPER_BUCKET). The tests cannot tell which. It stops when the test
 * or the file that started it is over.
 */
export async function startServer(
  env: Environment = {},
  logStream?: NodeJS.WritableStream,
): Promise<TestServer> {
  const database = await createDatabase();
  const dataDir = await temporaryFolder();
  const bucket = process.env.CALIPER_BUCKET ? await startBucket() : null;
  const settings = {
    ...quick,
    ...(bucket && { S3_URL: bucket.url.href }),
    DATA_DIR: dataDir,
    ...env,
    DATABASE_URL: database.url,
  };
  const transport = process.env.CALIPER_NODES
    ? await startNodes(settings, logStream)
    : await inProcess(settings);
  let closed: Promise<void> | undefined;
  const close = () => {
    closed ??= transport.close();
    return closed;
  };
  whenOver(async () => {
    await close();
    await bucket?.stop();
  });
  return {
    db: database.db,
    databaseUrl: database.url,
    dataDir,
    files: bucket ? bucketFiles(bucket.url) : folderFiles(join(dataDir, 'files')),
    ...clientOver(transport),
    close,
  };

  async function inProcess(variables: Environment): Promise<Transport> {
    const { app, house } = await buildServer(readConfig(variables), database, logStream ? { logStream } : {});
    await house.start();
    return {
      async send(method, url, headers, body) {
        const answer = await app.inject({
          method: method as 'GET',
          url,
          headers,
          ...(body ? { body: typeof body === 'string' ? body : Buffer.from(body) } : {}),
        });
        const empty = answer.statusCode === 204 || answer.statusCode === 304;
        return new Response(empty ? null : new Uint8Array(answer.rawPayload), {
          status: answer.statusCode,
          headers: Object.entries(answer.headers).flatMap(([name, value]) =>
            [value].flat().map((one): [string, string] => [name, String(one)]),
          ),
        });
      },
      async close() {
        await app.close();
        await house.stop();
      },
    };
  }
}

/** A server that also gives what it logged, once it has stopped. */
export async function startLoggedServer(env: Environment): Promise<TestServer & { log(): Promise<string> }> {
  const chunks: unknown[] = [];
  const server = await startServer(
    env,
    new PassThrough().on('data', (chunk) => chunks.push(chunk)),
  );
  return { ...server, log: () => server.close().then(() => chunks.join('')) };
}

/** The entries of a log. */
export function entriesOf(log: string): Record<string, unknown>[] {
  return log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}
