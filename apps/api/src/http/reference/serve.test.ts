import { expect, test } from 'vitest';
import { inPublic } from '../../testing/in-public.ts';
import { startServer } from '../../testing/server.ts';

const server = await startServer();

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

test('MEND-36 where others can reach the server, there is no reference unless it is switched on', async () => {
  const statuses = async (env: Record<string, string>) => {
    const reachable = await startServer({ ...inPublic, BASE_URL: 'https://caliper.example', ...env });
    const paths = ['/api/docs', '/api/docs/reference.js', '/api/openapi.json'];
    return Promise.all(paths.map(async (path) => (await reachable.send('GET', path)).status));
  };
  expect(await statuses({})).toEqual([404, 404, 404]);
  expect(await statuses({ API_REFERENCE: 'yes' })).toEqual([200, 200, 200]);
});
