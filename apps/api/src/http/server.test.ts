import { PassThrough } from 'node:stream';
import { calls } from '@caliper/contract/calls.ts';
import { endpoints } from '@caliper/contract/endpoints.ts';
import { expect, test } from 'vitest';
import { buildServer } from '../server.ts';
import { readConfig } from '../start/config.ts';
import { createDatabase } from '../testing/database.ts';
import { inPublic } from '../testing/in-public.ts';
import { makePerson, password, signedInAs } from '../testing/people.ts';
import { entriesOf, startLoggedServer, startServer } from '../testing/server.ts';
import { readCode, signIn } from '../testing/sign-in.ts';

const server = await startServer();

test('the OpenAPI document lists every call', async () => {
  const { status, body } = await server.send('GET', '/api/openapi.json');
  expect(status).toBe(200);
  expect(body.openapi).toBe('3.1.0');
  const described = Object.entries<object>(body.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace('/api', '')}`),
  );
  expect(described).toEqual(expect.arrayContaining(Object.values(calls)));
});

test('the OpenAPI document says which calls need a token', async () => {
  const { body } = await server.send('GET', '/api/openapi.json');
  expect(body.components.securitySchemes).toEqual({ bearer: { type: 'http', scheme: 'bearer' } });
  for (const { call, who } of Object.values(endpoints)) {
    const [method = '', path = ''] = call.split(' ');
    // Between the factors the ticket in the body takes the place of a token.
    const isOpen = (who as readonly string[]).some((one) => one === 'public' || one === 'pending');
    const { security } = body.paths[`/api${path}`][method.toLowerCase()];
    expect([call, security]).toEqual([call, isOpen ? undefined : [{ bearer: [] }]]);
  }
});

test('every answer carries the security headers and its own request id', async () => {
  const first = await server.call('config');
  const second = await server.call('config');
  expect(first.headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'x-frame-options': 'DENY',
    'cross-origin-opener-policy': 'same-origin',
  });
  const policy = first.headers['content-security-policy'] ?? '';
  for (const part of ["script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy.split('; ')).toContain(part);
  expect(policy).not.toMatch(/unsafe-eval|upgrade-insecure/);
  expect(first.headers).not.toHaveProperty('strict-transport-security');
  expect(first.headers['x-request-id']).not.toBe(second.headers['x-request-id']);
});

test('behind TLS cookies are secure and browsers are told to stay on HTTPS', async () => {
  const secure = await startServer({ ...inPublic, BASE_URL: 'https://caliper.example' });
  const answer = await signIn(secure, await makePerson(secure.db));
  expect(answer.headers['set-cookie']).toContain('Secure');
  expect(answer.headers['strict-transport-security']).toMatch(/max-age=\d{8}/);
  expect(answer.headers['content-security-policy']).toContain('upgrade-insecure-requests');
});

test('a write from another site is refused, one from our own page is not', async () => {
  const post = (origin: string) =>
    server
      .call('signOut', { headers: { origin, host: 'caliper.example:8080' } })
      .then(({ status }) => status);
  expect(await post('https://evil.example')).toBe(403);
  expect(await post('null')).toBe(403);
  expect(await post('http://caliper.example:8080')).toBe(204);
});

test('MEND-36 with BASE_URL set, writes must come from that origin, whatever else the headers claim', async () => {
  const proxied = { ...inPublic, BASE_URL: 'https://caliper.example', TRUST_PROXY: '1' };
  const configured = await startServer(proxied);
  const post = async (headers: Record<string, string>) =>
    (await configured.call('signOut', { headers: { host: '10.0.0.7:8080', ...headers } })).status;
  expect(await post({ origin: 'https://caliper.example' })).toBe(204);
  expect(await post({ origin: 'https://caliper.example:443' })).toBe(204);
  expect(await post({})).toBe(204);
  for (const origin of [
    'https://evil.example',
    'https://caliper.example.evil.example',
    'https://caliper.example:8443',
    'http://caliper.example',
    'http://caliper.example:443',
    'http://10.0.0.7:8080',
    'null',
    'caliper.example',
  ])
    expect([origin, await post({ origin })]).toEqual([origin, 403]);
  const own = { origin: 'https://caliper.example' };
  expect(await post({ ...own, 'sec-fetch-site': 'same-origin' })).toBe(204);
  expect(await post({ ...own, 'sec-fetch-site': 'cross-site' })).toBe(403);
  expect(await post({ 'sec-fetch-site': 'cross-site' })).toBe(403);
  const claims = ['x-forwarded-host', 'forwarded', 'x-forwarded-server', 'x-original-host', 'host'];
  for (const name of claims) {
    expect([name, await post({ origin: 'https://evil.example', [name]: 'evil.example' })]).toEqual([
      name,
      403,
    ]);
  }
});

test('without BASE_URL, writes must come from the host they were sent to, whatever a proxy header says', async () => {
  const post = async (headers: Record<string, string>) =>
    (await server.call('signOut', { headers: { host: 'caliper.example', ...headers } })).status;
  expect(await post({ origin: 'https://caliper.example', 'x-forwarded-host': 'evil.example' })).toBe(204);
  expect(await post({ origin: 'https://evil.example', 'x-forwarded-host': 'evil.example' })).toBe(403);
});

test.each(['/api/%E0%A4%A', '/api/auth/sso/%', `/api/auth/sso/${'x'.repeat(400)}`])(
  'an address that cannot be read, %s, is a problem with the protecting headers',
  async (path) => {
    const answer = await server.send('GET', path);
    expect(answer).toMatchObject({ status: 400, body: { code: 'bad-request' } });
    expect(answer.headers).toMatchObject({
      'content-type': 'application/problem+json; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-request-id': expect.any(String),
    });
    expect(JSON.stringify(answer.body)).not.toMatch(/FST|E0|url component/);
  },
);

test.each(['/%E0%A4%A', '/register/cut-off%', '/embed/%', '//elsewhere.example/%'])(
  'MEND-38 an address of no call that cannot be read, %s, is like any other that does not exist',
  async (path) => {
    const [answer, page] = [await server.send('GET', path), await server.send('GET', '/nowhere')];
    expect([answer.status, answer.body]).toEqual([404, page.body]);
    expect(answer.headers).toMatchObject({
      'x-frame-options': 'DENY',
      'content-security-policy': page.headers['content-security-policy'],
    });
  },
);

test('a query that cannot be decoded does not change where a decodable path leads', async () => {
  for (const path of ['/healthz', '/readyz', '/api/docs'])
    expect((await server.send('GET', `${path}?q=100%`)).status).toBe((await server.send('GET', path)).status);
  expect((await server.send('GET', '/healthz?q=100%')).body).toEqual({ status: 'ok' });
});

test('an unknown call is a problem, whatever the method', async () => {
  for (const method of ['GET', 'POST', 'DELETE'])
    expect(await server.send(method, '/api/nothing/here')).toMatchObject({
      status: 404,
      headers: { 'content-type': 'application/problem+json; charset=utf-8' },
      body: { code: 'not-found' },
    });
});

test('a body over a megabyte or of an unknown type is refused', async () => {
  const huge = await server.call('signIn', { body: { email: 'a'.repeat(1_100_000), password } });
  expect(huge).toMatchObject({ status: 413, body: { code: 'too-large' } });
  const strange = await server.call('signIn', { body: 'x', headers: { 'content-type': 'application/xml' } });
  expect(strange).toMatchObject({ status: 415, body: { code: 'unsupported-media-type' } });
});

test('clients that send headers too slowly are cut off, with a check every second', async () => {
  const database = await createDatabase();
  const { app } = await buildServer(readConfig({ LOG_LEVEL: 'silent' }), database);
  expect(app.server).toMatchObject({
    headersTimeout: 10_000,
    connectionsCheckingInterval: 1000,
  });
  await app.close();
});

test('alive and ready are separate checks', async () => {
  expect((await server.send('GET', '/healthz')).status).toBe(200);
  expect((await server.send('GET', '/readyz')).body).toEqual({ status: 'ready' });
});

test('NAV-19 a render failure is recorded, capped in size and in number', async () => {
  const lines: string[] = [];
  const stream = new PassThrough();
  stream.on('data', (chunk) => lines.push(String(chunk)));
  const database = await createDatabase();
  const config = readConfig({ DATABASE_URL: database.url, LIMITS: 'log=2/60', LOG_LEVEL: 'info' });
  const { app } = await buildServer(config, database, { logStream: stream });
  const report = (error: string) =>
    app.inject({
      method: 'POST',
      url: '/api/log',
      payload: { url: '/catalog', error, errorInfo: 'at Page' },
    });
  expect((await report('TypeError: broken')).statusCode).toBe(204);
  expect((await report('x'.repeat(5000))).statusCode).toBe(422);
  expect((await report('again')).statusCode).toBe(204);
  expect((await report('flood')).statusCode).toBe(429);
  expect(lines.join('')).toContain('TypeError: broken');
  await app.close();
});

test('NAV-19 the query of an address stays out of the log', async () => {
  const logged = await startLoggedServer({ LOG_LEVEL: 'info' });
  for (const url of [
    'https://caliper.example/reset-password?token=secret-1#secret-2',
    '/embed/7#ticket=secret-3',
    '/verify-email?a\n=secret-4',
    '?secret-5',
  ])
    expect((await logged.call('log', { body: { url, error: 'It broke', errorInfo: '' } })).status).toBe(204);
  const log = await logged.log();
  const addresses = entriesOf(log).flatMap(({ error, url }) => (error ? [url] : []));
  expect(addresses.sort()).toEqual([
    '',
    '/embed/7',
    '/verify-email',
    'https://caliper.example/reset-password',
  ]);
  expect(log).not.toContain('secret');
});

test('the logs of a whole sign-in hold no password, code, token, cookie or phone', async () => {
  const noisy = await startLoggedServer({ LOG_LEVEL: 'trace' });
  const person = await makePerson(noisy.db);
  const { body, cookies } = await signIn(noisy, person);
  await noisy.call('session', { token: body.idToken });
  await noisy.call('signIn', { body: { email: person.email, password: 'a wrong one' } });
  const code = await readCode(noisy, person);
  const log = await noisy.log();
  expect(log).toContain('/api/auth/second-factor/confirm');
  for (const secret of [
    password,
    'a wrong one',
    body.idToken,
    cookies.refresh ?? '-',
    person.phone,
    `"${code}"`,
  ])
    expect(log).not.toContain(secret);
});

test('an ordinary request is logged once, with its route, outcome and person', async () => {
  const logged = await startLoggedServer({ LOG_LEVEL: 'info' });
  const person = await signedInAs(logged);
  await logged.call('session', { token: person.token });
  const entries = entriesOf(await logged.log()).filter((entry) => entry.route === '/api/session');
  expect(entries).toEqual([
    expect.objectContaining({ method: 'GET', status: 200, user: person.id, reqId: expect.any(String) }),
  ]);
});
