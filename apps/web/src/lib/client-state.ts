import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { type ClientState, emptyClientState, readClientState } from './client-state-shape.ts';
import { clientStateKey } from './storage.ts';

export const useClientState = create<ClientState>()(
  persist(() => emptyClientState, {
    name: clientStateKey,
    version: 1,
    merge: (stored) => readClientState(stored),
  }),
);

/** With what the other tabs have kept meanwhile. */
export function latestClientState(): ClientState {
  // A browser that keeps nothing has no `persist`.
  void useClientState.persist?.rehydrate();
  return useClientState.getState();
}

export function remember<A extends keyof ClientState>(area: A, value: ClientState[A]): void {
  useClientState.setState({ ...latestClientState(), [area]: value });
}

/** A session may end without signing out: what is left of it then is not for the next person. */
export function rememberFor(person: string): void {
  if (latestClientState().person !== person) useClientState.setState({ ...emptyClientState, person }, true);
}

/** Also for a person who leaves: what is in memory would be written back to the storage at the next change. */
export function resetClientState(): void {
  useClientState.setState(emptyClientState, true);
}

/** Keeps this tab in step with the others. */
export function followClientState(): void {
  addEventListener('storage', ({ key }) => {
    if (key === clientStateKey) latestClientState();
  });
}
