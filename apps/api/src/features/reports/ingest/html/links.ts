/** Where an address leads, read as browsers do: without control characters and outer spaces. */
export type Address =
  | { to: 'web'; href: string }
  | { to: 'place'; anchor: string }
  | { to: 'file'; path: string; anchor: string }
  | { to: 'script' | 'other'; scheme: string };

const scripts = /^(javascript|vbscript|data|livescript|mocha)$/;

export function readAddress(value: string): Address {
  const text = value
    .replace(/[\t\n\r]/g, '')
    .replace(/^[\p{Cc} ]+/u, '')
    .trimEnd();
  if (text.startsWith('#')) return { to: 'place', anchor: decode(text.slice(1)) };
  if (/^[/\\]{2}/.test(text)) return web(`https:${text}`);
  const scheme = text.match(/^([a-z][a-z0-9+.-]*):/i)?.[1]?.toLowerCase();
  if (scheme === undefined) return file(text);
  if (/^(https?|mailto|tel)$/.test(scheme)) return web(text);
  return { to: scripts.test(scheme) ? 'script' : 'other', scheme };
}

function file(text: string): Address {
  const hash = text.indexOf('#');
  const anchor = hash < 0 ? '' : decode(text.slice(hash + 1));
  const path = decode(text.split(/[?#]/)[0] ?? '').replaceAll('\\', '/');
  return { to: 'file', path, anchor };
}

function web(text: string): Address {
  const url = meant(URL.parse(text));
  return url
    ? { to: 'web', href: url.href.replace(/[<>"]/g, encodeURIComponent) }
    : { to: 'other', scheme: 'invalid' };
}

/** Google Docs leads every link through a counter of its own. */
function meant(url: URL | null): URL | null {
  const isCounter = url && /^(www\.)?google\.com$/.test(url.hostname) && url.pathname === '/url';
  const target = isCounter ? URL.parse(url.searchParams.get('q') ?? '') : null;
  return target && /^(https?|mailto):$/.test(target.protocol) ? target : url;
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
