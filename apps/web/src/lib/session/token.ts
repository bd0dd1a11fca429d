import type { Answer } from '@caliper/contract/endpoints.ts';
import { session as limits } from '@caliper/contract/limits.ts';

export interface HeldToken {
  idToken: string;
  /** When it expires by this computer's clock, which may differ from the server's. Epoch milliseconds. */
  until: number;
}

/** A token of somebody, as the server gives it. */
export type IssuedToken = Exclude<Answer<'refresh'>, { idToken: null }>;

/** In memory only: a script that reads storage finds no token, and a closed tab leaves none behind. */
let held: HeldToken | null = null;

/** Holds a token that was just issued. */
export function holdToken(token: IssuedToken | null): void {
  held = token && { idToken: token.idToken, until: Date.now() + limits.idTokenSeconds * 1000 };
}

export function heldToken(): HeldToken | null {
  return held;
}

export function hasPassed({ until }: HeldToken, now: number): boolean {
  return until <= now;
}
