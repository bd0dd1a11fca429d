import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../testing/when-over.ts';
import { serveDashboards, serveWeb } from './static.ts';

const page = '<!doctype html><title>Caliper</title>';
const script = 'export const answer = 42;\n'.repeat(50);

describe('a built web app', async () => {
  const root = await temporaryFolder();
  await mkdir(join(root, 'assets'));
  const files = { 'index.html': page, 'robots.txt': 'User-agent: *\n', 'assets/app-1a2b3c.js': script };
  for (const [name, content] of Object.entries(files)) {
    await writeFile(join(root, name), content);
    await writeFile(join(root, `${name}.br`), brotliCompressSync(content));
    await writeFile(join(root, `${name}.gz`), gzipSync(content));
  }
  const app = Fastify();
  await serveWeb(app, root);
  afterAll(() => app.close());

  const ask = (url: string, method: 'GET' | 'HEAD' | 'POST' = 'GET', encoding = 'identity') =>
    app.inject({ method, url, headers: { 'accept-encoding': encoding } });

  test('the page is served, to be revalidated each time', async () => {
    const answer = await ask('/');
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(page);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('text/html'),
      'cache-control': 'no-cache',
    });
  });

  test.each(['/', '/catalog', '/assets/app-1a2b3c.js'])(
    'HEAD %s tells of it without sending it',
    async (url) => {
      const answer = await ask(url, 'HEAD');
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-length']).toBe((await ask(url)).headers['content-length']);
      expect(answer.body).toBe('');
    },
  );

  test.each([
    '/catalog',
    '/Catalog/All-Reports/',
    '/%63atalog/search?term=a.b',
    '/sign-in/zb/done?code=1',
    '/reports/7/hips-2.0/2',
    '/pt/dashboard/7/hips',
    '/register/%00',
  ])('every address of the app, as %s, is the page', async (url) => {
    const answer = await ask(url);
    expect([answer.statusCode, answer.body]).toEqual([200, page]);
  });

  test.each([
    '/nowhere',
    '/apiary',
    '/catalogue',
    '/reports/7/hips/2/3',
    '/admin-panel/nothing',
    '/unreadable',
  ])(
    'MEND-38 any other, as %s, is a 404 with the page that says so, however it is asked for',
    async (url) => {
      const headers = { 'if-none-match': (await ask('/')).headers.etag ?? '' };
      for (const answer of [await ask(url), await app.inject({ url, headers })]) {
        expect([answer.statusCode, answer.body]).toEqual([404, page]);
        expect(answer.headers).toMatchObject({
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
        });
      }
      expect((await ask(url, 'HEAD')).statusCode).toBe(404);
    },
  );

  test.each([
    '/.env',
    '/.git/config',
    '/%2eenv',
    '/catalog/.htaccess',
    '/wp-login.php',
    '/catalog/shell.php?x=1',
    '/backup.tar.gz',
    '/sitemap.xml',
    '/favicon.ico/',
    '/.well-known/security.txt',
  ])('MEND-38 a file that does not exist, as %s, is a 404 without a page', async (url) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });

  test('a file with its hash in the name may be cached for good', async () => {
    const answer = await ask('/assets/app-1a2b3c.js');
    expect(answer.body).toBe(script);
    expect(answer.headers).toMatchObject({
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  test.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('clients that accept %s get the precompressed file', async (encoding, unpack) => {
    for (const [url, content] of [
      ['/', page],
      ['/assets/app-1a2b3c.js', script],
    ] as const) {
      const answer = await ask(url, 'GET', encoding);
      expect(answer.headers['content-encoding']).toBe(encoding);
      expect(unpack(answer.rawPayload).toString()).toBe(content);
    }
  });

  test.each(['br', 'gz'])('what was compressed ahead has no address of its own (.%s)', async (end) => {
    expect((await ask(`/assets/app-1a2b3c.js.${end}`)).statusCode).toBe(404);
    expect((await ask(`/robots.txt.${end}`)).statusCode).toBe(404);
    expect((await ask(`/index.html.${end}`)).statusCode).toBe(404);
  });

  test('a missing file, a missing call and a write answer with a problem, not the page', async () => {
    const missing = [ask('/assets/gone-4d5e6f.js'), ask('/api/nothing'), ask('/content/7'), ask('/', 'POST')];
    for (const answer of await Promise.all(missing)) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not-found' });
    }
  });

  test.each([
    '/../etc/passwd',
    '/assets/../../etc/passwd',
    '/assets/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc',
  ])('no address leads out of the folder: %s', async (url) => {
    const answer = await ask(url);
    expect(answer.statusCode).toBe(404);
  });
});

test('the dashboards have their own pages and files below /embed, and the web app has the rest', async () => {
  const roots = [];
  for (const name of ['web', 'dashboards']) {
    const root = await temporaryFolder();
    await mkdir(join(root, 'assets'));
    await writeFile(join(root, 'index.html'), name);
    await writeFile(join(root, 'assets/app-1a2b3c.js'), `${name} script`);
    roots.push(root);
  }
  const [web = '', dashboards = ''] = roots;
  const app = Fastify();
  await serveDashboards(app, dashboards);
  await serveWeb(app, web);
  const bodyOf = async (url: string) => (await app.inject(url)).body;
  for (const url of ['/embed/pt', '/embed/medsku/importdata?demo', '/embed/nothing', '/embed'])
    expect([url, await bodyOf(url)]).toEqual([url, 'dashboards']);
  expect((await app.inject('/embed/nothing')).statusCode).toBe(404);
  expect((await app.inject('/embed/pt')).statusCode).toBe(200);
  for (const url of ['/', '/pt/dashboard/7/hips', '/embedded'])
    expect([url, await bodyOf(url)]).toEqual([url, 'web']);
  expect(await bodyOf('/embed/assets/app-1a2b3c.js')).toBe('dashboards script');
  expect(await bodyOf('/assets/app-1a2b3c.js')).toBe('web script');
  expect((await app.inject('/embed/assets/gone-4d5e6f.js')).statusCode).toBe(404);
  await app.close();
});

test('without a built app every address that is not a call answers with a problem', async () => {
  const app = Fastify();
  await serveWeb(app, join(tmpdir(), 'caliper-nothing-built-here'));
  expect((await app.inject('/')).json()).toMatchObject({ status: 404, code: 'not-found' });
});
