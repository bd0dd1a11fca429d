import { isSameText } from '../../platform/secrets/one-time.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

const daySeconds = 24 * 60 * 60;

/** The signed part of an image's address: its session and expiry. */
export interface Signature {
  exp: number;
  sig: string;
}

/**
 * The browser loads images without a token, so the address carries the session. It is valid until the end of the next
 * day and stays the same all day, so that browsers can cache the image.
 */
export function signImage(
  secrets: Secrets,
  sessionId: string,
  reportId: number,
  file: string,
  now: Date,
): Signature {
  const exp = (Math.floor(now.getTime() / 1000 / daySeconds) + 2) * daySeconds;
  return { exp, sig: sigOf(secrets, sessionId, reportId, file, exp) };
}

/** The session the address was made for, if the signature is right and has not expired. */
export function sessionOf(
  secrets: Secrets,
  reportId: number,
  file: string,
  { exp, sig }: Signature,
  now: Date,
): string | null {
  const [sessionId = ''] = sig.split('.');
  const isRight = isSameText(sig, sigOf(secrets, sessionId, reportId, file, exp));
  return isRight && exp * 1000 > now.getTime() ? sessionId : null;
}

function sigOf(secrets: Secrets, sessionId: string, reportId: number, file: string, exp: number): string {
  const mac = secrets.hmac('image', sessionId, String(reportId), file, String(exp));
  return `${sessionId}.${mac.toString('base64url')}`;
}
