import type { CallName } from '@caliper/contract/calls.ts';
import { hasCode, isSignedOut } from '@caliper/contract/client/api-error.ts';
import { buildRequest, type Parts } from '@caliper/contract/client/request.ts';
import { readFile, type SendOptions, send } from '@caliper/contract/client/send.ts';
import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import { takeEarly } from '../session/early.ts';
import { type SessionEnd, whyEnded } from '../session/session-end.ts';
import { type HeldToken, hasPassed, heldToken, holdToken, type IssuedToken } from '../session/token.ts';
import { leaveViewing, viewingHere } from '../session/viewing.ts';

/** A call without input may leave it out. */
export type Rest<N extends CallName> =
  object extends Input<N>
    ? [input?: Input<N>, options?: SendOptions]
    : [input: Input<N>, options?: SendOptions];

/** Makes a call of the contract. The types come from its schemas; the schemas themselves stay on the server. */
export async function call<N extends CallName>(name: N, ...[input, options]: Rest<N>): Promise<Answer<N>> {
  const request = buildRequest(name, (input ?? {}) as Parts);
  const early = () => takeEarly(request.url);
  return (await asSignedIn((token) => send(request, token, { early, ...options }))) as Answer<N>;
}

/** Makes a call that is answered with a file, which has the name that the server gave it. */
export async function callFile<N extends CallName>(name: N, ...[input, options]: Rest<N>): Promise<File> {
  const request = buildRequest(name, (input ?? {}) as Parts);
  return asSignedIn((token) => send(request, token, options, readFile));
}

/** Sends with the token of the session; if that is refused, once more with a new token. */
export async function asSignedIn<T>(sendWith: (token: string | null) => Promise<T>): Promise<T> {
  const token = await freshToken();
  try {
    return await sendWith(token?.idToken ?? null);
  } catch (error) {
    if (token && hasCode(error, 'company-expired')) whenExpired();
    if (!isSignedOut(error)) throw error;
    // The session may have ended on the server before its token expired; one renewal decides.
    const renewed = token && (await renewToken());
    if (!renewed) throw refusal ?? error;
    return await sendWith(renewed.idToken);
  }
}

async function freshToken(): Promise<HeldToken | null> {
  const token = heldToken();
  return token && hasPassed(token, Date.now()) ? renewToken() : token;
}

let renewal: Promise<HeldToken | null> | null = null;
/** What the last renewal was refused with. It knows why the session has ended; other calls only that it has. */
let refusal: unknown = null;

/** Trades the refresh cookie for a new token. Calls that need it at the same time share one renewal. */
export function renewToken(): Promise<HeldToken | null> {
  renewal ??= requestToken().finally(() => {
    renewal = null;
  });
  return renewal;
}

async function requestToken(): Promise<HeldToken | null> {
  const wasInUse = heldToken() !== null;
  try {
    const request = buildRequest('refresh', {});
    const early = () => takeEarly(request.url);
    const token = await send<Answer<'refresh'>>(request, null, { early });
    holdToken(token.idToken === null ? null : await tokenHere(token));
    refusal = null;
  } catch (error) {
    const why = whyEnded(error);
    // A network failure says nothing about the session.
    if (why === null) throw error;
    refusal = error;
    holdToken(null);
    whenEnded({ why, wasInUse });
  }
  return heldToken();
}

/** In a tab where staff look at the portal as a client does, the token of that; their own gets it. */
async function tokenHere(own: IssuedToken): Promise<IssuedToken> {
  const viewing = viewingHere();
  if (!viewing) return own;
  try {
    return await send<IssuedToken>(buildRequest('viewingToken', { params: { id: viewing.id } }), own.idToken);
  } catch (error) {
    if (hasCode(error, 'viewing-over')) leaveViewing();
    throw error;
  }
}

/** With the token of staff themselves, which is asked for: this tab has none. Whatever comes of it, the tab is theirs again. */
export async function endViewing(): Promise<void> {
  const viewing = viewingHere();
  try {
    const { idToken } = await send<Answer<'refresh'>>(buildRequest('refresh', {}), null);
    if (viewing) await send(buildRequest('endViewing', { params: { id: viewing.id } }), idToken);
  } finally {
    leaveViewing();
  }
}

let whenEnded = (_end: SessionEnd) => {};

/** Called when the refresh cookie is refused, which is also the ordinary answer to a visitor. */
export function onSessionEnd(listener: (end: SessionEnd) => void): void {
  whenEnded = listener;
}

let whenExpired = () => {};

/** Called when a call finds that the company's subscription has expired. */
export function onExpiry(listener: () => void): void {
  whenExpired = listener;
}
