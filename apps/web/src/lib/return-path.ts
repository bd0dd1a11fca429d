import type { Location } from 'react-router';

/** Where a person wanted to go before signing in; it travels in the history entry, so a reload keeps it. */
interface ReturnState {
  returnTo: string;
}

/** A path of ours, or nothing: an address that leads elsewhere must not be followed after signing in. */
export function safeReturnPath(value: unknown, origin: string = location.origin): string | null {
  if (typeof value !== 'string' || !/^\/(?![/\\])/.test(value)) return null;
  if (!URL.canParse(value, origin)) return null;
  const url = new URL(value, origin);
  return url.origin === origin ? url.pathname + url.search + url.hash : null;
}

export function returnPathOf({ state }: Pick<Location, 'state'>, origin?: string): string | null {
  return safeReturnPath((state as Partial<ReturnState> | null)?.returnTo, origin);
}
