/** A path of ours, or nothing: a sign-in must not lead to somebody else's page. */
export function safeReturnPath(value: string | undefined): string | null {
  if (!value || !/^\/(?![/\\])/.test(value)) return null;
  const ours = 'http://ours.invalid';
  if (!URL.canParse(value, ours)) return null;
  const url = new URL(value, ours);
  return url.origin === ours ? url.pathname + url.search + url.hash : null;
}
