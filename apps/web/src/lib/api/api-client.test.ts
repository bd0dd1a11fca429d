import { ApiError, messageOf, unreachable } from '@caliper/contract/client/api-error.ts';
import { session as limits } from '@caliper/contract/limits.ts';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { holdToken } from '../session/token.ts';
import { call, callFile, onExpiry, onSessionEnd, renewToken } from './api-client.ts';

const inAnHour = () => Math.floor(Date.now() / 1000) + 3600;
const problem = (status: number, code: string) =>
  Response.json({ code, status, detail: `The sentence of ${code}.` }, { status });

const signIn = () => holdToken({ idToken: 'one', exp: inAnHour() });

let requests: { url: string; authorization: string | undefined }[];
let keys: (string | undefined)[];

/** Answers each path with its next reply, and records the requests. */
function serve(replies: Record<string, Response[]>) {
  requests = [];
  keys = [];
  vi.stubGlobal('fetch', async (url: string, init: { headers: Record<string, string> }) => {
    requests.push({ url, authorization: init.headers.authorization });
    keys.push(init.headers['idempotency-key']);
    return replies[url]?.shift() ?? problem(500, 'internal');
  });
}

beforeEach(() => holdToken(null));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function inTheFuture(seconds: number): void {
  const then = Date.now() + seconds * 1000;
  vi.spyOn(Date, 'now').mockReturnValue(then);
}

test('AUTH-21 the Authorization header is absent without a token and Bearer with one', async () => {
  serve({ '/api/config': [Response.json({}), Response.json({})] });
  await call('config');
  signIn();
  await call('config');
  expect(requests.map((request) => request.authorization)).toEqual([undefined, 'Bearer one']);
});

test('AUTH-21 a token whose expiry has passed is refreshed first, once for calls made together', async () => {
  serve({
    '/api/auth/refresh': [Response.json({ idToken: 'two', exp: inAnHour() })],
    '/api/config': [Response.json({}), Response.json({})],
  });
  signIn();
  inTheFuture(limits.idTokenSeconds);
  await Promise.all([call('config'), call('config')]);
  expect(requests).toEqual([
    { url: '/api/auth/refresh', authorization: undefined },
    { url: '/api/config', authorization: 'Bearer two' },
    { url: '/api/config', authorization: 'Bearer two' },
  ]);
});

test('a fresh token is used on a computer whose clock is ahead of the server', async () => {
  serve({ '/api/config': [Response.json({})] });
  const anHourAgo = inAnHour() - 2 * 3600;
  holdToken({ idToken: 'one', exp: anHourAgo });
  await call('config');
  expect(requests).toEqual([{ url: '/api/config', authorization: 'Bearer one' }]);
});

test('a session that the server has ended is renewed and the call repeated once', async () => {
  serve({
    '/api/session': [problem(401, 'signed-out'), Response.json({ user: 'me' })],
    '/api/auth/refresh': [Response.json({ idToken: 'two', exp: inAnHour() })],
  });
  signIn();
  expect(await call('session')).toEqual({ user: 'me' });
  expect(requests).toHaveLength(3);
});

test('a call that creates something keeps its key when it is repeated', async () => {
  serve({
    '/api/contact/contact-us': [problem(401, 'signed-out'), new Response(null, { status: 202 })],
    '/api/auth/refresh': [Response.json({ idToken: 'two', exp: inAnHour() })],
  });
  signIn();
  await call(
    'contactUs',
    { body: { subject: 'New Renewal Request' } },
    { idempotencyKey: 'key-of-the-form' },
  );
  expect(keys).toEqual(['key-of-the-form', undefined, 'key-of-the-form']);
});

test('FAST-05 a visitor who opens a page has no token, and no session that has ended', async () => {
  const ended = vi.fn();
  onSessionEnd(ended);
  serve({ '/api/auth/refresh': [Response.json({ idToken: null })] });
  expect(await renewToken()).toBeNull();
  expect(ended).not.toHaveBeenCalled();
});

test.each([
  ['AUTH-21 the session ends when the refresh is refused', 401, 'signed-out'],
  ['MEND-08 a call of someone who is kept out fails with that sentence', 403, 'not-enabled'],
  ['AUTH-18 a refresh that is refused as idle says so', 401, 'session-idle'],
])('%s, however the session was found to be over', async (_, status, why) => {
  for (const elapsed of [0, limits.idTokenSeconds]) {
    const ended = vi.fn();
    onSessionEnd(ended);
    serve({ '/api/session': [problem(401, 'signed-out')], '/api/auth/refresh': [problem(status, why)] });
    signIn();
    inTheFuture(elapsed);
    await expect(call('session')).rejects.toThrow(`The sentence of ${why}.`);
    expect(ended).toHaveBeenCalledExactlyOnceWith({ why, wasInUse: true });
  }
});

test('MEND-08 a call that finds the subscription expired says so to the page, a sign-in that does so does not', async () => {
  const expired = vi.fn();
  onExpiry(expired);
  const refused = () => problem(403, 'company-expired');
  serve({ '/api/auth/sign-in': [refused()], '/api/session': [refused()] });
  const body = { email: 'reader@lapsed.example', password: 'correct horse 7' };
  await expect(call('signIn', { body })).rejects.toThrow('The sentence of company-expired.');
  expect(expired).not.toHaveBeenCalled();
  signIn();
  await expect(call('session')).rejects.toThrow('The sentence of company-expired.');
  expect(expired).toHaveBeenCalledOnce();
});

test('NAV-23 a failed call has the message of its answer, or without an answer the error itself', async () => {
  serve({ '/api/config': [problem(503, 'unavailable')] });
  await expect(call('config')).rejects.toMatchObject({
    status: 503,
    code: 'unavailable',
    detail: 'The sentence of unavailable.',
  });
  const down = new TypeError('Failed to fetch');
  vi.stubGlobal('fetch', () => Promise.reject(down));
  await expect(call('config')).rejects.toBe(down);
});

test('a change without an answer fails after a minute like any lost connection; a question may take longer', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  vi.stubGlobal('fetch', (_url: string, { signal }: { signal?: AbortSignal }) => {
    const { promise, reject } = Promise.withResolvers<Response>();
    signal?.addEventListener('abort', () => reject(signal.reason));
    return promise;
  });
  const ended: unknown[] = [];
  call('deleteCompany', { params: { id: 7 } }).catch((error) => ended.push(messageOf(error)));
  call('config').catch((error) => ended.push(error));
  call('refreshReport', { params: { report_id: 7 } }, { isSlow: true }).catch((error) => ended.push(error));
  await vi.advanceTimersByTimeAsync(59_000);
  expect(ended).toEqual([]);
  await vi.advanceTimersByTimeAsync(2000);
  expect(ended).toEqual([unreachable]);
});

test('an error page that is not a problem of the API becomes an ApiError', async () => {
  serve({
    '/api/config': [new Response('<html>', { status: 502, headers: { 'content-type': 'text/html' } })],
  });
  await expect(call('config')).rejects.toBeInstanceOf(ApiError);
});

test('READ-06 a file arrives unchanged, requested with the token of the session', async () => {
  serve({ '/api/reports/7/chapters/4/tables/2': [new Response('sheet')] });
  signIn();
  const file = await callFile('tableExport', { params: { id: 7, chapter: 4, table: 2 }, query: {} });
  expect(await file.text()).toBe('sheet');
  expect(requests[0]?.authorization).toBe('Bearer one');
});

test('a file that is refused is a failed call like any other', async () => {
  serve({ '/api/reports/7/preview': [problem(404, 'not-found')] });
  await expect(callFile('reportPreview', { params: { id: 7 } })).rejects.toMatchObject({ code: 'not-found' });
});
