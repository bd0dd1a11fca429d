import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { viewingHere } from '../session/viewing.ts';
import { type ClientState, emptyClientState, readClientState } from './client-state-shape.ts';
import { clientStateKey } from './storage.ts';

export const useClientState = create<ClientState>()(
  persist(() => emptyClientState, {
    name: clientStateKey,
    // What staff come across as a client is not mixed with what they do themselves.
    storage: createJSONStorage(() => (viewingHere() ? window.sessionStorage : window.localStorage)),
    version: 1,
    merge: (stored) => readClientState(stored),
  }),
);

/** Includes what other tabs have stored since. */
export function latestClientState(): ClientState {
  // Without storage there is no `persist`.
  void useClientState.persist?.rehydrate();
  return useClientState.getState();
}

export function remember<A extends keyof ClientState>(area: A, value: ClientState[A]): void {
  useClientState.setState({ ...latestClientState(), [area]: value });
}

/** A session may end without signing out: its state is not for the next person. */
export function rememberFor(person: string): void {
  if (latestClientState().person !== person) useClientState.setState({ ...emptyClientState, person }, true);
}

/** Clears the memory too: it would be written back to storage with the next change. */
export function resetClientState(): void {
  useClientState.setState(emptyClientState, true);
}

/** Keeps this tab in step with the others. */
export function followClientState(): void {
  addEventListener('storage', ({ key }) => {
    if (key === clientStateKey) latestClientState();
  });
}
