import type { FastifyInstance } from 'fastify';

export interface HeaderOptions {
  /** True behind TLS. */
  secure: boolean;
  /** The host that error reports go to, if any. */
  errorReporting: URL | null;
  translateScript: URL;
}

/** What a page may load and talk to. Everything is our own but for the exceptions that are named here. */
function contentPolicy(path: string, options: HeaderOptions): string {
  const reporting = options.errorReporting ? [options.errorReporting.origin] : [];
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'"],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'", 'data:'],
    'worker-src': ["'self'", 'blob:'],
    'connect-src': ["'self'", ...reporting],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [isBelow(path, '/embed') ? "'self'" : "'none'"],
  };
  if (isBelow(path, '/translate')) allowTranslation(directives, options.translateScript);
  const list = Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`);
  if (options.secure) list.push('upgrade-insecure-requests');
  return list.join('; ');
}

/** The translation widget brings scripts, styles and images of its own hosts, on its page alone. */
function allowTranslation(directives: Record<string, string[]>, script: URL): void {
  const hosts = [script.origin, 'https://*.google.com', 'https://*.googleapis.com', 'https://*.gstatic.com'];
  for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) {
    directives[name]?.push(...hosts);
  }
  directives['frame-src'] = ["'self'", ...hosts];
}

export function addSecurityHeaders(app: FastifyInstance, options: HeaderOptions): void {
  const policies = new Map<string, string>();
  const policyFor = (path: string) => {
    const kind = path.split('/')[1] ?? '';
    const known = policies.get(kind);
    if (known) return known;
    const policy = contentPolicy(`/${kind}`, options);
    // Bounded: the first segment of an unknown path is whatever somebody typed.
    if (policies.size < 50) policies.set(kind, policy);
    return policy;
  };
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    reply.headers({
      'content-security-policy': policyFor(path),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'x-frame-options': isBelow(path, '/embed') ? 'SAMEORIGIN' : 'DENY',
      'cross-origin-opener-policy': isBelow(path, '/sign-in') ? 'same-origin-allow-popups' : 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=()',
      'x-request-id': request.id,
    });
    if (options.secure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    if (isBelow(path, '/api')) reply.header('cache-control', 'no-store');
  });
}

function isBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}
