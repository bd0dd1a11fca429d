import { afterAll, describe, expect, test } from 'vitest';
import { buildServer, type Server } from '../server.ts';
import { readConfig } from '../start/config.ts';
import { createDatabase } from '../testing/database.ts';
import { withSession } from '../testing/people.ts';

let app: Server['app'];
const database = await createDatabase();
({ app } = await buildServer(readConfig({ LOG_LEVEL: 'silent' }), database));
afterAll(async () => {
  await app.close();
});

/** Posts a raw body, which need not be JSON. */
async function post(url: string, payload: string, headers: Record<string, string> = {}) {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/json', ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.body === '' ? null : answer.json() };
}

const badRequest = { status: 400, body: { code: 'bad-request' } };

describe('a NUL, which database text cannot hold', () => {
  test.each([
    '{"email":"a\\u0000@people.example","password":"long enough"}',
    '{"email":"a@people.example","password":"long\\u0000enough"}',
    '{"email":"a@people.example","password":"long\0enough"}',
    '{"email":"a@people.example","password":"long enough","\\u0000":1}',
  ])('is refused in a body: %j', async (body) => {
    expect(await post('/api/auth/sign-in', body)).toMatchObject(badRequest);
  });

  test.each([
    '/api/auth/sso/%00',
    '/api/auth/sso/z%00b/start',
    '/api/config?x=%00',
    '/api/config?%00=x',
    '/content/%00',
  ])('is refused in an address: %s', async (url) => {
    const answer = await app.inject(url);
    expect({ status: answer.statusCode, body: answer.json() }).toMatchObject(badRequest);
  });

  // 404: the tests run without a built web app.
  test.each(['/%00', '/register/%00'])('is allowed in the address of a page: %s', async (url) => {
    const answer = await app.inject(url);
    expect([200, 404]).toContain(answer.statusCode);
  });

  test('causes no server error in a cookie or a token either', async () => {
    const { refresh } = await withSession(database.db);
    for (const cookie of ['refresh=%00', `refresh=${refresh}%00`, `refresh=${refresh}; device=a%00b`]) {
      expect([cookie, (await post('/api/auth/refresh', '', { cookie })).status]).toEqual([
        cookie,
        expect.toSatisfy((status) => status < 500),
      ]);
    }
    const answer = await app.inject({ url: '/api/session', headers: { authorization: 'Bearer a.b%00.c' } });
    expect(answer.statusCode).toBe(401);
  });
});

describe('an empty body', () => {
  test('is accepted if the call takes none, whatever its content type', async () => {
    expect(await post('/api/auth/sign-out', '')).toEqual({ status: 204, body: null });
    expect(await post('/api/auth/sign-out', '{}')).toEqual({ status: 204, body: null });
    const spelled = { 'content-type': 'application/json; charset=utf-8' };
    expect(await post('/api/auth/sign-out', '', spelled)).toEqual({ status: 204, body: null });
    const bare = await app.inject({ method: 'POST', url: '/api/auth/sign-out' });
    expect(bare.statusCode).toBe(204);
  });

  test('is a bad request if the call needs one', async () => {
    expect(await post('/api/auth/sign-in', '')).toMatchObject(badRequest);
  });

  test('is the only body that a call without one accepts', async () => {
    for (const body of ['{"x":1}', '[1]', '"x"', '1', 'true'])
      expect(await post('/api/auth/sign-out', body)).toMatchObject(badRequest);
  });
});

test('anything that is not JSON, or would change prototypes, is a bad request', async () => {
  for (const body of [
    '{',
    'null',
    '\ufeff',
    '{"email":"a@people.example","password":"long enough","__proto__":{"admin":true}}',
    '{"email":"a@people.example","password":"long enough","constructor":{"prototype":{"admin":true}}}',
    `${'['.repeat(100_000)}`,
  ])
    expect(await post('/api/auth/sign-in', body)).toMatchObject(badRequest);
});

describe('half of a surrogate pair, which database text cannot hold either', () => {
  test.each([
    String.raw`{"email":"a\ud800@people.example","password":"long enough"}`,
    String.raw`{"email":"a@people.example","password":"long\uDFFFenough"}`,
    String.raw`{"email":"a@people.example","password":"x","\udc00":[1]}`,
  ])('is refused in a body: %s', async (body) => {
    expect(await post('/api/auth/sign-in', body)).toMatchObject(badRequest);
  });

  test('a whole pair, escaped or not, is a character like any other', async () => {
    const body = String.raw`{"email":"a@people.example","password":"long enough \ud83d\ude00 \\ud800 😀"}`;
    expect((await post('/api/auth/sign-in', body)).status).toBe(401);
  });
});
