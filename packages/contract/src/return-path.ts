/** Browsers and Node both have it; this package includes the types of neither. */
declare const URL: {
  canParse(url: string, base: string): boolean;
  new (url: string, base: string): { origin: string; pathname: string; search: string; hash: string };
};

/** A placeholder for our own origin: only the path of a result is used. */
const ours = 'http://ours.invalid';
/** An address with two slashes at the start names another host. */
const ownPath = /^\/(?![/\\])/;

/** A path of ours, or null: an address that leads elsewhere must not be followed after signing in. */
export function safeReturnPath(value: unknown): string | null {
  if (typeof value !== 'string' || !ownPath.test(value) || !URL.canParse(value, ours)) return null;
  const { origin, pathname, search, hash } = new URL(value, ours);
  // Once its dots are resolved, '/.//host' is '//host'.
  return origin === ours && ownPath.test(pathname) ? pathname + search + hash : null;
}
