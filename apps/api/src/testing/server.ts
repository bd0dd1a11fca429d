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
  token?: string;
  cookies?: Record<string, string>;
  headers?: Record<string, string>;
}

export interface TestAnswer {
  status: number;
  headers: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads answers of any shape and asserts it
  body: any;
  cookies: Record<string, string>;
  /** The whole headers, with what they say of each cookie. */
  setCookies: string[];
}

export interface TestServer {
  db: Db;
  databaseUrl: string;
  call(name: CallName, request?: TestRequest): Promise<TestAnswer>;
  send(method: string, path: string, request?: TestRequest): Promise<TestAnswer>;
  close(): Promise<void>;
}

const quick: Environment = { LOG_LEVEL: 'silent', CAPTCHA_WORK: '2' };

/**
 * The application on a database of its own: in this process, or as two processes behind a round-robin
 * proxy when the run asks for them. The tests cannot tell which.
 */
export async function startServer(
  env: Environment = {},
  logStream?: NodeJS.WritableStream,
): Promise<TestServer> {
  const database = await createDatabase();
  const settings = { ...quick, ...env, DATABASE_URL: database.url };
  const transport = process.env.CALIPER_NODES ? await startNodes(settings) : await inProcess(settings);
  const send = async (method: string, path: string, request: TestRequest = {}) => {
    const body = request.body === undefined ? undefined : JSON.stringify(request.body);
    return read(await transport.send(method, path, headersOf(request), body));
  };
  return {
    db: database.db,
    databaseUrl: database.url,
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
    },
  };

  async function inProcess(variables: Environment): Promise<Transport> {
    const { app, house } = await buildServer(readConfig(variables), database, logStream ? { logStream } : {});
    await house.start();
    return {
      async send(method, url, headers, body) {
        const answer = await app.inject({ method: method as 'GET', url, headers, ...(body ? { body } : {}) });
        const empty = answer.statusCode === 204 || answer.statusCode === 304;
        return new Response(empty ? null : answer.rawPayload, {
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

function headersOf({ body, token, cookies = {}, headers = {} }: TestRequest): Record<string, string> {
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${value}`);
  return {
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(cookie.length > 0 ? { cookie: cookie.join('; ') } : {}),
    ...headers,
  };
}

async function read(response: Response): Promise<TestAnswer> {
  const text = await response.text();
  const isJson = /json/.test(response.headers.get('content-type') ?? '');
  return {
    status: response.status,
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
