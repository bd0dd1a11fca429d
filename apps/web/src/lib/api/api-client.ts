import type { CallName } from '@caliper/contract/calls.ts';
import { hasCode, isSignedOut, problemFrom } from '@caliper/contract/client/api-error.ts';
import { type ApiRequest, buildRequest, type Parts } from '@caliper/contract/client/request.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { type SessionEnd, whyEnded } from '../session/session-end.ts';
import { type HeldToken, hasPassed, heldToken, holdToken } from '../session/token.ts';

interface CallOptions {
  signal?: AbortSignal;
  /** A call that creates something does so once, however often it is sent with the same key. */
  idempotencyKey?: string;
  /** The server may work for minutes before it answers. */
  isSlow?: boolean;
}

/** A call without input may leave it out. */
type Rest<N extends CallName> =
  object extends Input<N>
    ? [input?: Input<N>, options?: CallOptions]
    : [input: Input<N>, options?: CallOptions];

/** Makes a call of the contract. The types come from its schemas; the schemas themselves stay on the server. */
export async function call<N extends CallName>(name: N, ...[input, options]: Rest<N>): Promise<Answer<N>> {
  const request = buildRequest(name, (input ?? {}) as Parts);
  return (await asSignedIn((token) => send(request, token, options ?? {}, readBody))) as Answer<N>;
}

/** Makes a call that is answered with a file, which has the name that the server gave it. */
export async function callFile<N extends CallName>(name: N, ...[input, options]: Rest<N>): Promise<File> {
  const request = buildRequest(name, (input ?? {}) as Parts);
  return asSignedIn((token) => send(request, token, options ?? {}, readFile));
}

async function readFile(answer: Response): Promise<File> {
  const content = await answer.blob();
  const [, name = ''] = answer.headers.get('content-disposition')?.match(/filename="([^"]*)"/) ?? [];
  return new File([content], name, { type: content.type });
}

/** Sends with the token of the session; if that is refused, once more with a new token. */
export async function asSignedIn<T>(sendWith: (token: HeldToken | null) => Promise<T>): Promise<T> {
  const token = await freshToken();
  try {
    return await sendWith(token);
  } catch (error) {
    if (token && hasCode(error, 'company-expired')) whenExpired();
    if (!isSignedOut(error)) throw error;
    // The session may have ended on the server before its token expired; one renewal decides.
    const renewed = token && (await renewToken());
    if (!renewed) throw refusal ?? error;
    return await sendWith(renewed);
  }
}

async function freshToken(): Promise<HeldToken | null> {
  const token = heldToken();
  return token && hasPassed(token, Date.now()) ? renewToken() : token;
}

async function send<T>(
  request: ApiRequest,
  token: HeldToken | null,
  options: CallOptions,
  read: (answer: Response) => Promise<T>,
): Promise<T> {
  const { idempotencyKey, isSlow = false, ...init } = options;
  const headers: Record<string, string> = {};
  if (token) headers.authorization = `Bearer ${token.idToken}`;
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey;
  const waiting = isSlow || request.method === 'GET' ? null : impatient();
  try {
    const answer = await fetch(request.url, {
      ...(waiting && { signal: waiting.signal }),
      ...init,
      ...request,
      headers,
      credentials: 'same-origin',
    });
    if (!answer.ok) throw problemFrom(answer.status, await readBody(answer));
    return await read(answer);
  } finally {
    waiting?.end();
  }
}

const patienceMilliseconds = 60_000;

/** A connection may die silently, and a dialog that waits for its change to be answered cannot be closed. */
function impatient() {
  const controller = new AbortController();
  const giveUp = () => controller.abort(new TypeError('Failed to fetch'));
  const timer = setTimeout(giveUp, patienceMilliseconds);
  return { signal: controller.signal, end: () => clearTimeout(timer) };
}

async function readBody(answer: Response): Promise<unknown> {
  const type = answer.headers.get('content-type') ?? '';
  return /\bjson\b/.test(type) ? answer.json() : undefined;
}

let renewal: Promise<HeldToken | null> | null = null;
/** What the last renewal was refused with. It knows why the session has ended; other calls only that it has. */
let refusal: unknown = null;

/** Trades the refresh cookie for a new token. Calls that need it at the same time share one renewal. */
export function renewToken(): Promise<HeldToken | null> {
  renewal ??= requestToken().finally(() => {
    renewal = null;
  });
  return renewal;
}

async function requestToken(): Promise<HeldToken | null> {
  const wasInUse = heldToken() !== null;
  try {
    holdToken((await send(buildRequest('refresh', {}), null, {}, readBody)) as Answer<'refresh'>);
    refusal = null;
  } catch (error) {
    const why = whyEnded(error);
    // A network failure says nothing about the session.
    if (why === null) throw error;
    refusal = error;
    holdToken(null);
    whenEnded({ why, wasInUse });
  }
  return heldToken();
}

let whenEnded = (_end: SessionEnd) => {};

/** Called when the refresh cookie is refused, which is also the ordinary answer to a visitor. */
export function onSessionEnd(listener: (end: SessionEnd) => void): void {
  whenEnded = listener;
}

let whenExpired = () => {};

/** Called when a call finds that the company's subscription has expired. */
export function onExpiry(listener: () => void): void {
  whenExpired = listener;
}
