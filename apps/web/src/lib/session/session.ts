import type { Answer } from '@caliper/contract/endpoints.ts';
import { identityProblems } from '@caliper/contract/identity/identity.messages.ts';
import { generalProblems } from '@caliper/contract/problem.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call, onExpiry, onSessionEnd, renewToken } from '../api/api-client.ts';
import { configQuery } from '../api/config.ts';
import { queryClient, showsOwnError } from '../api/query-client.ts';
import { notify } from '../notifications.ts';
import { rememberFor, resetClientState } from '../remembered/client-state.ts';
import { forgetPerson } from '../remembered/storage.ts';
import { clearInactive, isInactive, markInactive } from './idle.ts';
import { afterEnd, type SessionEnd, whyEnded } from './session-end.ts';
import { openTabChannel } from './tab-channel.ts';
import { heldToken, holdToken, type IssuedToken } from './token.ts';
import { forgetViewing } from './viewing.ts';

export type Session = Answer<'session'>;

const endings = { ...identityProblems, ...generalProblems };
const tabs = openTabChannel<'signed-in' | 'signed-out' | 'idle'>('session');

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: loadSession,
  meta: showsOwnError,
});

/** The provider's own people have no subscriptions, so nothing about renewal is shown to them. */
export function isCustomer({ role, special, lead }: Session['user']): boolean {
  return (role === 'standard' && special === null) || lead;
}

/** The signed-in person's session, or null. The first screen waits for it, so it is always known. */
export function useSession(): Session | null {
  return useSuspenseQuery(sessionQuery).data;
}

/** While the notice of an idle session is shown, the page stays as it was until its button is pressed. */
async function loadSession(): Promise<Session | null> {
  const known = () => (isInactive() ? (queryClient.getQueryData(sessionQuery.queryKey) ?? null) : null);
  return known() ?? (await askForSession()) ?? known();
}

/** The cookie decides: without a token in memory it is traded for one, and a refusal means signed out. */
async function askForSession(): Promise<Session | null> {
  const token = heldToken() ?? (await renewToken());
  if (token === null) return null;
  try {
    const session = await call('session');
    rememberFor(session.user.id);
    return session;
  } catch (error) {
    if (whyEnded(error) !== null) return null;
    throw error;
  }
}

/** Signs in with the token that the second factor has just produced. */
export async function openSession(token: IssuedToken): Promise<void> {
  holdToken(token);
  queryClient.setQueryData(sessionQuery.queryKey, await loadSession());
  tabs.post('signed-in');
}

/** Ends the session in this browser; the caller ends it on the server. */
export function closeSession(): void {
  forgetSession();
  tabs.post('signed-out');
}

function forgetSession(): void {
  clearInactive();
  holdToken(null);
  resetClientState();
  forgetPerson();
  forgetViewing();
  forgetAnswers();
  // An answer still on its way would restore the session.
  void queryClient.cancelQueries(sessionQuery);
  queryClient.setQueryData(sessionQuery.queryKey, null);
}

/** Nothing that one person loaded may be shown to the next. */
function forgetAnswers(): void {
  const kept = [configQuery.queryKey[0], sessionQuery.queryKey[0]] as unknown[];
  queryClient.removeQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
}

/** For when the session may have changed: our token and data may belong to another person. */
export async function recheckSession(): Promise<void> {
  const last = knownPerson();
  clearInactive();
  holdToken(null);
  forgetAnswers();
  await queryClient.invalidateQueries(sessionQuery);
  // A reload discards what the last person typed or had open.
  const next = knownPerson();
  if (last && next && last !== next) location.reload();
}

function knownPerson(): string | undefined {
  return queryClient.getQueryData(sessionQuery.queryKey)?.user.id;
}

/** Keeps this tab in step with the server and with the other tabs. */
export function followSession(): void {
  onSessionEnd(followEnd);
  // The page then shows in its place that the subscription has expired.
  onExpiry(() => void queryClient.invalidateQueries(sessionQuery));
  tabs.listen((news) => {
    if (news === 'signed-out') return forgetSession();
    if (news === 'idle') return cover();
    void recheckSession();
  });
}

function followEnd(end: SessionEnd): void {
  const next = afterEnd(end, isInactive());
  const message = endings[end.why].detail;
  if (next === 'leave') {
    // The page that made the call disappears with the session, so its message is shown here.
    closeSession();
    notify({ message, variant: 'danger', stay: end.why !== 'signed-out' });
  }
  if (next === 'tell') notify({ message, variant: 'warning', stay: true });
  if (next !== 'cover') return;
  cover();
  // Another tab that asks the server only learns that there is no session; we pass on the reason.
  tabs.post('idle');
}

function cover(): void {
  holdToken(null);
  markInactive('server');
}
