import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CallName, calls } from '@caliper/contract/calls.ts';
import { readConfig } from '../config.ts';
import type { Db } from '../platform/postgres/postgres.ts';
import { buildServer } from '../server.ts';
import { createDatabase } from './database.ts';
import { type Environment, startNodes, type Transport } from './nodes.ts';

export interface TestRequest {
  params?: Record<string, string>;
  /** With its question mark. */
  query?: string;
  body?: unknown;
  /** A form with a file, instead of a body. */
  form?: { fields: Record<string, string>; file?: Uint8Array<ArrayBuffer> };
  token?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

export interface TestAnswer {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads answers of any shape and asserts it
  body: any;
  /** As it came, for what is a file. */
  bytes: Buffer;
  cookies: Record<string, string>;
  /** The whole headers, with what they say of each cookie. */
  setCookies: string[];
}

export interface TestServer {
  db: Db;
  databaseUrl: string;
  /** Where its files are. */
  dataDir: string;
  call(name: CallName, request?: TestRequest): Promise<TestAnswer>;
  send(method: string, path: string, request?: TestRequest): Promise<TestAnswer>;
  close(): Promise<void>;
}

const quick: Environment = {
  LOG_LEVEL: 'silent',
  CAPTCHA_WORK: '2',
  CONTACT_EMAIL: 'requests@caliper.example',
};

/**
 * The application on a database of its own: in this process, or as two processes behind a round-robin
 * proxy when the run asks for them. The tests cannot tell which.
 */
export async function startServer(
  env: Environment = {},
  logStream?: NodeJS.WritableStream,
): Promise<TestServer> {
  const database = await createDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'caliper-test-'));
  const settings = { ...quick, DATA_DIR: dataDir, ...env, DATABASE_URL: database.url };
  const transport = process.env.CALIPER_NODES ? await startNodes(settings) : await inProcess(settings);
  const send = async (method: string, path: string, request: TestRequest = {}) => {
    const { body, type } = await payloadOf(request);
    const headers = { ...(type ? { 'content-type': type } : {}), ...headersOf(request) };
    return read(await transport.send(method, path, headers, body));
  };
  return {
    db: database.db,
    databaseUrl: database.url,
    dataDir,
    send,
    call: (name, request = {}) => {
      const [method = '', pattern = ''] = calls[name].split(' ');
      const path = pattern.replace(/\{(\w+)\}/g, (_, key: string) =>
        encodeURIComponent(request.params?.[key] ?? ''),
      );
      return send(method, `/api${path}${request.query ?? ''}`, request);
    },
    async close() {
      await transport.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
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

async function payloadOf({
  body,
  form,
}: TestRequest): Promise<{ body?: string | Uint8Array<ArrayBuffer>; type?: string }> {
  if (!form) {
    return body === undefined ? {} : { body: JSON.stringify(body), type: 'application/json' };
  }
  const data = new FormData();
  for (const [name, value] of Object.entries(form.fields)) data.append(name, value);
  if (form.file) data.append('file', new Blob([form.file]), 'package.zip');
  const encoded = new Response(data);
  const type = encoded.headers.get('content-type') ?? '';
  return { body: new Uint8Array(await encoded.arrayBuffer()), type };
}

function headersOf({ token, cookies = {}, headers = {} }: TestRequest): Record<string, string> {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
    ...headers,
  };
}

async function read(response: Response): Promise<TestAnswer> {
  const bytes = Buffer.from(await response.arrayBuffer());
  const text = bytes.toString();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
    bytes,
    headers: Object.fromEntries(response.headers),
    body: isJson ? JSON.parse(text) : text,
    cookies: Object.fromEntries(response.headers.getSetCookie().map(cookieOf)),
    setCookies: response.headers.getSetCookie(),
  };
}

function cookieOf(header: string): [string, string] {
  const [pair = ''] = header.split(';');
  const [name = '', value = ''] = pair.split('=');
  return [name, value];
}
