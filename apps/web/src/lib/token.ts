/** An ID token and its end in epoch seconds. */
export interface HeldToken {
  idToken: string;
  exp: number;
}

/** In memory only: a script that reads storage finds nothing, and a closed tab leaves nothing behind. */
let held: HeldToken | null = null;

export function holdToken(token: HeldToken | null): void {
  held = token && { idToken: token.idToken, exp: token.exp };
}

export function heldToken(): HeldToken | null {
  return held;
}

export function hasPassed(token: HeldToken, now: number): boolean {
  return token.exp * 1000 <= now;
}
