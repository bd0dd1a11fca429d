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

export function remember<A extends keyof ClientState>(area: A, value: ClientState[A]): void {
  useClientState.setState({ [area]: value });
}

/** Also for a person who leaves: what is in memory would be written back to the storage at the next change. */
export function resetClientState(): void {
  useClientState.setState(emptyClientState, true);
}
