import { type CallName, calls } from '@caliper/contract/calls.ts';
import type { Db } from '../platform/postgres/postgres.ts';
import type { Transport } from './nodes.ts';

export interface TestRequest {
  params?: Record<string, string>;
  /** Including the question mark. */
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
  /** The raw body, for answers that are files. */
  bytes: Buffer;
  cookies: Record<string, string>;
  /** The complete Set-Cookie headers, with their attributes. */
  setCookies: string[];
}

export interface TestClient {
  call(name: CallName, request?: TestRequest): Promise<TestAnswer>;
  send(method: string, path: string, request?: TestRequest): Promise<TestAnswer>;
}

/** A running installation, with access to its database. */
export interface TestPlace extends TestClient {
  db: Db;
}

/** Makes calls by their names over any transport. */
export function clientOver(transport: Pick<Transport, 'send'>): TestClient {
  const send: TestClient['send'] = async (method, path, request = {}) => {
    const { body, type } = await payloadOf(request);
    const headers = { ...(type ? { 'content-type': type } : {}), ...headersOf(request) };
    return read(await transport.send(method, path, headers, body));
  };
  return {
    send,
    call: (name, request = {}) => {
      const [method = '', pattern = ''] = calls[name].split(' ');
      const path = pattern.replace(/\{(\w+)\}/g, (_, key: string) =>
        encodeURIComponent(request.params?.[key] ?? ''),
      );
      return send(method, `/api${path}${request.query ?? ''}`, request);
    },
  };
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
