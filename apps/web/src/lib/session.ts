import type { Answer } from '@caliper/contract/endpoints.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { call, onSignedOut, renewToken } from './api-client.ts';
import { isSignedOut } from './api-error.ts';
import { resetClientState } from './client-state.ts';
import { configQuery } from './config.ts';
import { queryClient } from './query-client.ts';
import { forgetPerson } from './storage.ts';
import { openTabChannel } from './tab-channel.ts';
import { type HeldToken, heldToken, holdToken } from './token.ts';

export type Session = Answer<'session'>;

const tabs = openTabChannel<'signed-in' | 'signed-out'>('session');

export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: loadSession,
  meta: { showsOwnError: true },
});

/** Who is signed in, or null. The first screen waits for it, so it is always known. */
export function useSession(): Session | null {
  return useSuspenseQuery(sessionQuery).data;
}

/** The cookie decides: without a token in memory it is traded for one, and a refusal just means signed out. */
async function loadSession(): Promise<Session | null> {
  const token = heldToken() ?? (await renewToken());
  if (token === null) return null;
  try {
    return await call('session');
  } catch (error) {
    if (isSignedOut(error)) return null;
    throw error;
  }
}

/** Enters with a token that the second factor has just earned. */
export async function openSession(token: HeldToken): Promise<void> {
  holdToken(token);
  queryClient.setQueryData(sessionQuery.queryKey, await loadSession());
  tabs.post('signed-in');
}

/** Ends the session in this browser; ending it on the server is the caller's part. */
export function closeSession(): void {
  forgetSession();
  tabs.post('signed-out');
}

function forgetSession(): void {
  holdToken(null);
  resetClientState();
  forgetPerson();
  forgetAnswers();
  queryClient.setQueryData(sessionQuery.queryKey, null);
}

/** Nothing that the one person was answered may be shown to the next. */
function forgetAnswers(): void {
  const kept = [configQuery.queryKey[0], sessionQuery.queryKey[0]] as unknown[];
  queryClient.removeQueries({ predicate: ({ queryKey }) => !kept.includes(queryKey[0]) });
}

/** Keeps this tab in step with the server and with the other tabs. */
export function followSession(): void {
  onSignedOut(closeSession);
  tabs.listen((news) => {
    if (news === 'signed-out') return forgetSession();
    // Another tab may have signed in somebody else: our token and answers are no longer theirs.
    holdToken(null);
    forgetAnswers();
    void queryClient.invalidateQueries(sessionQuery);
  });
}
