import type { FastifyReply, FastifyRequest } from 'fastify';

export interface HeaderOptions {
  /** True behind TLS. */
  secure: boolean;
  /** The host that error reports go to, if any. */
  errorReporting: URL | null;
  translateScript: URL;
}

/** Most pages are ordinary; a few need a little more, and get exactly that. */
type PageKind = 'ordinary' | 'embed' | 'translate' | 'sign-in' | 'sign-in done';

function kindOf(path: string): PageKind {
  if (isBelow(path, '/embed')) return 'embed';
  // Only this spelling: the web app leaves the page with a full load, so no other page has its policy.
  if (path === '/translate') return 'translate';
  if (/^\/sign-in\/[^/]+\/done$/.test(path)) return 'sign-in done';
  return isBelow(path, '/sign-in') ? 'sign-in' : 'ordinary';
}

/** What a page may load and connect to: our own origin, except for what is named here. */
function contentPolicy(kind: PageKind, options: HeaderOptions): string {
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
    'frame-ancestors': [kind === 'embed' ? "'self'" : "'none'"],
  };
  if (kind === 'translate') allowTranslation(directives, options.translateScript);
  else Object.assign(directives, trustedTypes);
  const list = Object.entries(directives).map(([name, values]) => `${name} ${values.join(' ')}`);
  if (options.secure) list.push('upgrade-insecure-requests');
  return list.join('; ');
}

/**
 * Text becomes markup or the address of a script only through these two: packages/ui has the first, for libraries, and
 * chapters go through DOMPurify's. The widget of the translation knows nothing of this.
 */
const trustedTypes = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default', 'dompurify'],
};

/** Where the default widget gets its scripts, styles and images from, and sends what it translates. */
const translationHosts = [
  'https://translate.google.com',
  'https://translate.googleapis.com',
  'https://translate-pa.googleapis.com',
  'https://www.google.com',
  'https://www.gstatic.com',
  'https://fonts.gstatic.com',
];

/** Each host by its name: with all of a provider's hosts, whatever it serves for others could run here too. */
function allowTranslation(directives: Record<string, string[]>, script: URL): void {
  const hosts = [...new Set([script.origin, ...translationHosts])];
  for (const name of ['script-src', 'style-src', 'img-src', 'font-src', 'connect-src']) {
    directives[name]?.push(...hosts);
  }
  directives['frame-src'] = ["'self'", ...hosts];
}

/** A page that opens the identity provider's window stays connected to it, and that window may close itself. */
const openers: Partial<Record<PageKind, string>> = {
  'sign-in': 'same-origin-allow-popups',
  'sign-in done': 'unsafe-none',
};

function headersFor(kind: PageKind, options: HeaderOptions): Record<string, string> {
  return {
    'content-security-policy': contentPolicy(kind, options),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'x-frame-options': kind === 'embed' ? 'SAMEORIGIN' : 'DENY',
    'cross-origin-opener-policy': openers[kind] ?? 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(options.secure ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Sets an answer's headers by the page requested. */
export type Protect = (request: FastifyRequest, reply: FastifyReply) => void;

/** Those of an answer to nothing in particular. */
export const plainHeaders = (options: HeaderOptions) => headersFor('ordinary', options);

export function securityHeaders(options: HeaderOptions): Protect {
  const kinds: PageKind[] = ['ordinary', 'embed', 'translate', 'sign-in', 'sign-in done'];
  const headers = new Map(kinds.map((kind) => [kind, headersFor(kind, options)]));
  return (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    reply.headers({ ...headers.get(kindOf(path)), 'x-request-id': request.id });
  };
}

function isBelow(path: string, root: string): boolean {
  return path === root || path.startsWith(`${root}/`);
}
