import { ApiError } from '@caliper/contract/client/api-error.ts';

/** How a session had ended, found out when its cookie was traded for a token. */
export interface SessionEnd {
  why: 'signed-out' | 'session-idle';
  /** Whether a token was held: a person was signed in on this page a moment ago. */
  wasInUse: boolean;
}

/** Null if the failure says nothing about the session. */
export function whyEnded(error: unknown): SessionEnd['why'] | null {
  if (!(error instanceof ApiError)) return null;
  return error.code === 'signed-out' || error.code === 'session-idle' ? error.code : null;
}

/**
 * What the page does about an ended session. If it was idle, a page in use is covered, and on arrival the sign-in page
 * says so. Any other refusal is the ordinary answer to a visitor, and ends a session that was in use. A covered page
 * stays covered until its button is pressed.
 */
export function afterEnd(
  { why, wasInUse }: SessionEnd,
  isCovered: boolean,
): 'cover' | 'tell' | 'leave' | 'nothing' {
  if (isCovered) return 'nothing';
  if (why === 'session-idle') return wasInUse ? 'cover' : 'tell';
  return wasInUse ? 'leave' : 'nothing';
}
