import { problemFrom } from './api-error.ts';
import type { ApiRequest } from './request.ts';

export interface SendOptions {
  signal?: AbortSignal;
  /** A call that creates something does so once, however often it is sent with the same key. */
  idempotencyKey?: string;
  /** The server may work for minutes before it answers. */
  isSlow?: boolean;
  /** It is sent even if the page is left meanwhile. */
  keepalive?: boolean;
  /** The same call if it was already sent; should that fail, it is sent again. */
  early?: (() => Promise<Response> | undefined) | undefined;
}

/** Sends a request with a token, if there is one. A refusal is thrown as its problem. */
export async function send<T = unknown>(
  request: ApiRequest,
  token: string | null,
  { idempotencyKey, isSlow = false, early, ...init }: SendOptions = {},
  read: (answer: Response) => Promise<T> = readBody as (answer: Response) => Promise<T>,
): Promise<T> {
  const headers = headersOf(token, idempotencyKey);
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  const waiting = isSlow || request.method === 'GET' ? null : impatient();
  try {
    const sendNow = () =>
      fetch(request.url, {
        ...(waiting && { signal: waiting.signal }),
        ...init,
        ...request,
        headers,
        credentials: 'same-origin',
      });
    const answer = await (early?.()?.catch(sendNow) ?? sendNow());
    if (!answer.ok) throw problemFrom(answer.status, await readBody(answer));
    return await read(answer);
  } finally {
    waiting?.end();
  }
}

export function headersOf(token: string | null, idempotencyKey: string | undefined): Record<string, string> {
  return {
    ...(token && { authorization: `Bearer ${token}` }),
    ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
  };
}

const patienceMilliseconds = 60_000;

/** A connection may die silently, and a dialog that waits for its change to be answered cannot be closed. */
function impatient() {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new TypeError('Failed to fetch'));
  const timer = setTimeout(giveUp, patienceMilliseconds);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}

/** A proxy may answer with a page. */
async function readBody(answer: Response): Promise<unknown> {
  const type = answer.headers.get('content-type') ?? '';
  return /\bjson\b/.test(type) ? answer.json() : undefined;
}

/** For a call that is answered with a file, which has the name that the server gave it. */
export async function readFile(answer: Response): Promise<File> {
  const content = await answer.blob();
  const [, name = ''] = answer.headers.get('content-disposition')?.match(/filename="([^"]*)"/) ?? [];
  return new File([content], name, { type: content.type });
}
