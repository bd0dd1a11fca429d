import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

test.each([
  ['/api/docs', 'text/html; charset=utf-8'],
  ['/api/docs/reference.css', 'text/css; charset=utf-8'],
  ['/api/docs/reference.js', 'text/javascript; charset=utf-8'],
  ['/api/docs/sans-400.woff2', 'font/woff2'],
  ['/api/docs/sans-600.woff2', 'font/woff2'],
  ['/api/docs/serif-600.woff2', 'font/woff2'],
])('%s is public, of type %s, and not sent again if unchanged', async (path, type) => {
  const { status, headers } = await server.send('GET', path);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': type,
    'cache-control': 'no-cache',
    'x-frame-options': 'DENY',
  });
  const again = await server.send('GET', path, { headers: { 'if-none-match': headers.etag ?? '' } });
  expect(again.status).toBe(304);
});

test('the page may run and load only our own files', async () => {
  const { headers } = await server.send('GET', '/api/docs');
  const policy = headers['content-security-policy']?.split('; ');
  expect(policy).toEqual(expect.arrayContaining(["default-src 'self'", "script-src 'self'"]));
});

test('the OpenAPI document does not list the page as a call', async () => {
  const { body } = await server.send('GET', '/api/openapi.json');
  expect(Object.keys(body.paths).filter((path) => path.startsWith('/api/docs'))).toEqual([]);
});
