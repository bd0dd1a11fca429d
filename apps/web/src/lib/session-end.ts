import { ApiError } from '@caliper/contract/client/api-error.ts';

/** How a session turned out to have ended, when its cookie was traded for a token. */
export interface SessionEnd {
  why: 'signed-out' | 'session-idle';
  /** A token was held: somebody was signed in on this page a moment ago. */
  wasInUse: boolean;
}

/** Null: the failure says nothing about the session. */
export function whyEnded(error: unknown): SessionEnd['why'] | null {
  if (!(error instanceof ApiError)) return null;
  return error.code === 'signed-out' || error.code === 'session-idle' ? error.code : null;
}

/**
 * What the page does about it. Idle in the middle of a page covers it; found on arrival it is told on the sign-in
 * page. A refusal is the ordinary answer to a visitor, and otherwise leads out. A page that is covered stays so
 * until its button is pressed.
 */
export function afterEnd(
  { why, wasInUse }: SessionEnd,
  isCovered: boolean,
): 'cover' | 'tell' | 'leave' | 'nothing' {
  if (isCovered) return 'nothing';
  if (why === 'session-idle') return wasInUse ? 'cover' : 'tell';
  return wasInUse ? 'leave' : 'nothing';
}
