import { ApiError } from '@caliper/contract/client/api-error.ts';

/** Refusals of a cookie: by themselves, after too long, or because someone keeps the person out. */
const ends = ['signed-out', 'session-idle', 'not-enabled', 'user-disabled'] as const;

/** How a session had ended, found out when its cookie was traded for a token. */
export interface SessionEnd {
  why: (typeof ends)[number];
  /** Whether a token was held: a person was signed in on this page a moment ago. */
  wasInUse: boolean;
}

/** Null if the failure says nothing about the session. */
export function whyEnded(error: unknown): SessionEnd['why'] | null {
  if (!(error instanceof ApiError)) return null;
  return ends.find((code) => code === error.code) ?? null;
}

/**
 * What the page does about an ended session. If it was idle, a page in use is covered, and on arrival the sign-in page
 * says so. If the person is kept out, a page in use is left, and on arrival the sign-in page says so too. Any other
 * refusal is the ordinary answer to a visitor, and ends a session that was in use. A covered page stays covered until
 * its button is pressed.
 */
export function afterEnd(
  { why, wasInUse }: SessionEnd,
  isCovered: boolean,
): 'cover' | 'tell' | 'leave' | 'nothing' {
  if (isCovered) return 'nothing';
  if (why === 'session-idle') return wasInUse ? 'cover' : 'tell';
  if (wasInUse) return 'leave';
  return why === 'signed-out' ? 'nothing' : 'tell';
}
