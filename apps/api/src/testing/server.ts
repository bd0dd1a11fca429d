import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { bucketFiles } from '../platform/files/bucket.ts';
import type { Files } from '../platform/files/files.ts';
import { folderFiles } from '../platform/files/folder.ts';
import { buildServer } from '../server.ts';
import { readConfig } from '../start/config.ts';
import { startBucket } from './bucket.ts';
import { clientOver, type TestAnswer, type TestClient, type TestPlace, type TestRequest } from './client.ts';
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
      send: injectInto(app),
      async close() {
        await app.close();
        await house.stop();
      },
    };
  }
}

/** A request to the framework, without a connection. */
function injectInto(app: FastifyInstance): Transport['send'] {
  return async (method, url, headers, body) => {
    const answer = await app.inject({
      method: method as 'GET',
      url,
      headers,
      ...(body ? { body: typeof body === 'string' ? body : Buffer.from(body) } : {}),
    });
    const empty = answer.statusCode === 204 || answer.statusCode === 304;
    const content = unpacked(answer.rawPayload, answer.headers['content-encoding']);
    return new Response(empty ? null : new Uint8Array(content), {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).flatMap(([name, value]) =>
        [value].flat().map((one): [string, string] => [name, String(one)]),
      ),
    });
  };
}

/** As `fetch` does. */
function unpacked(content: Buffer, encoding: unknown): Buffer {
  if (encoding === 'br') return brotliDecompressSync(content);
  return encoding === 'gzip' ? gunzipSync(content) : content;
}

interface ListeningNode extends TestClient {
  /** The same without the door before the framework. */
  behind: TestClient;
}

/** Nodes in this process that listen, all on the same database: what a browser meets, without what a program costs. */
export async function startListening(
  count: number,
  env: Environment = {},
  options: { logStream?: NodeJS.WritableStream } = {},
): Promise<TestPlace & ListeningNode & { nodes: ListeningNode[] }> {
  const config = { ...quick, ...env };
  const database = await createDatabase(Number(config.DATABASE_PATIENCE));
  const settings = { ...config, DATA_DIR: await temporaryFolder(), DATABASE_URL: database.url };
  const start = async (): Promise<ListeningNode> => {
    const { app, house } = await buildServer(readConfig(settings), database, options);
    const origin = await app.listen({ host: '127.0.0.1', port: 0 });
    whenOver(async () => {
      await app.close();
      await house.stop();
    });
    const send: Transport['send'] = (method, path, headers, body) =>
      fetch(`${origin}${path}`, { method, headers, ...(body === undefined ? {} : { body }) });
    return { ...clientOver({ send }), behind: clientOver({ send: injectInto(app) }) };
  };
  const nodes = await Promise.all(Array.from({ length: count }, start));
  return { db: database.db, ...(nodes[0] as ListeningNode), nodes };
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
