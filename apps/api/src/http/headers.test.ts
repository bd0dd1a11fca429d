import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { startServer } from '../testing/server.ts';
import { type HeaderOptions, securityHeaders } from './headers.ts';

const plain: HeaderOptions = {
  secure: false,
  errorReporting: null,
  translateScript: new URL('https://translate.example/element.js'),
};

/** The headers that a page gets, and its content policy by directive. */
async function pageAt(path: string, options: Partial<HeaderOptions> = {}) {
  const app = Fastify();
  const protect = securityHeaders({ ...plain, ...options });
  app.addHook('onRequest', async (request, reply) => protect(request, reply));
  const { headers } = await app.inject(path);
  const policy = String(headers['content-security-policy']).split('; ');
  const directives = Object.fromEntries(
    policy.map((directive) => {
      const [name = '', ...values] = directive.split(' ');
      return [name, values];
    }),
  );
  return { headers, directives };
}

describe('pages by kind', () => {
  test.each([
    ['/', 'DENY', 'same-origin'],
    ['/catalog?next=/embed', 'DENY', 'same-origin'],
    ['/embed', 'SAMEORIGIN', 'same-origin'],
    ['/embed/chart/7?theme=dark', 'SAMEORIGIN', 'same-origin'],
    ['/embedded', 'DENY', 'same-origin'],
    ['/%65mbed', 'DENY', 'same-origin'],
    ['/translate', 'DENY', 'same-origin'],
    ['/sign-in', 'DENY', 'same-origin-allow-popups'],
    ['/sign-in/zb', 'DENY', 'same-origin-allow-popups'],
    ['/sign-in-again', 'DENY', 'same-origin'],
    ['/sign-in/zb/done', 'DENY', 'unsafe-none'],
    ['/sign-in/zb/done?code=1', 'DENY', 'unsafe-none'],
    ['/sign-in/zb/done/more', 'DENY', 'same-origin-allow-popups'],
    ['/sign-in/done', 'DENY', 'same-origin-allow-popups'],
    ['/x/sign-in/zb/done', 'DENY', 'same-origin'],
  ])('%s may be framed: %s, keeps its opener: %s', async (path, frame, opener) => {
    const { headers, directives } = await pageAt(path);
    expect(headers['x-frame-options']).toBe(frame);
    expect(headers['cross-origin-opener-policy']).toBe(opener);
    expect(directives['frame-ancestors']).toEqual([frame === 'DENY' ? "'none'" : "'self'"]);
  });

  test('no kind may run inline script, set a base or use plugins, and content sniffing is off for all', async () => {
    for (const path of ['/', '/embed', '/translate', '/sign-in', '/sign-in/zb/done']) {
      const { headers, directives } = await pageAt(path);
      expect(directives['default-src']).toEqual(["'self'"]);
      expect(directives['script-src']?.join(' ')).not.toMatch(/unsafe|data:|blob:|\*( |$)/);
      expect([directives['object-src'], directives['base-uri']]).toEqual([["'none'"], ["'none'"]]);
      expect(directives['form-action']).toEqual(["'self'"]);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
        'x-request-id': expect.any(String),
      });
    }
  });

  test('the translation widget may load only on its own page', async () => {
    const hosts = 'https://translate.example';
    expect((await pageAt('/translate')).directives['script-src']).toContain(hosts);
    expect((await pageAt('/translate')).directives['frame-src']).toContain(hosts);
    expect((await pageAt('/translate?to=de')).directives['script-src']).toContain(hosts);
    const others = ['/', '/embed', '/sign-in', '/sign-in/zb/done', '/translated', '/api/translate'];
    const spellings = [
      '/translate/',
      '/translate//',
      '/Translate',
      '/%74ranslate',
      '/translate/x',
      '//translate',
    ];
    for (const path of [...others, ...spellings]) {
      expect((await pageAt(path)).headers['content-security-policy']).not.toMatch(/https:/);
    }
  });

  test('MEND-38 text becomes markup only by the named policies, except on the page of the translation', async () => {
    for (const path of ['/', '/embed/pt', '/sign-in/zb', '/translated', '/api/docs']) {
      const { directives } = await pageAt(path);
      expect(directives['require-trusted-types-for']).toEqual(["'script'"]);
      expect(directives['trusted-types']).toEqual(['default', 'dompurify']);
    }
    const { directives } = await pageAt('/translate');
    expect(directives).not.toHaveProperty('trusted-types');
    expect(directives).not.toHaveProperty('require-trusted-types-for');
  });

  test('hosts of others are named one by one', async () => {
    const { headers } = await pageAt('/translate');
    expect(headers['content-security-policy']).toContain('https://translate.googleapis.com');
    expect(headers['content-security-policy']).not.toContain('*');
  });

  test('errors may be reported to the configured host only, and nowhere if there is none', async () => {
    const errorReporting = new URL('https://key@errors.example/7');
    expect((await pageAt('/')).directives['connect-src']).toEqual(["'self'"]);
    expect((await pageAt('/', { errorReporting })).directives['connect-src']).toEqual([
      "'self'",
      'https://errors.example',
    ]);
  });
});

describe('answers of the API', async () => {
  const server = await startServer();

  test.each([
    ['GET', '/api/config', 200],
    ['GET', '/%61pi/config', 200],
    ['GET', '/api/config?unknown=1', 400],
    ['GET', '/api/session', 401],
    ['POST', '/api/auth/refresh', 401],
    ['GET', '/api/openapi.json', 200],
    ['GET', '/api/nothing/here', 404],
    ['DELETE', '/api/config', 404],
    ['GET', '/api/%00', 400],
    ['GET', '/api/%E0%A4%A', 400],
  ])('%s %s, a %i, is not cached on the way', async (method, path, status) => {
    const answer = await server.send(method, path);
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('no-store');
  });
});
