import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../../platform/secrets/secrets.ts';

const daySeconds = 24 * 60 * 60;

/** What an image's address says: for whom and until when it is good. */
export interface Signature {
  exp: number;
  sig: string;
}

/**
 * An image is fetched by the page's markup, which cannot send a token, so its address carries the session. It is good
 * until the end of the next day and the same all day long: browsers can keep what they fetched.
 */
export function signImage(
  secrets: Secrets,
  sessionId: string,
  reportId: number,
  file: string,
  now: Date,
): Signature {
  const exp = (Math.floor(now.getTime() / 1000 / daySeconds) + 2) * daySeconds;
  return { exp, sig: `${sessionId}.${macOf(secrets, sessionId, reportId, file, exp).toString('base64url')}` };
}

/** The session that the address was made for, if it was made here and is still good. */
export function sessionOf(
  secrets: Secrets,
  reportId: number,
  file: string,
  { exp, sig }: Signature,
  now: Date,
): string | null {
  const [sessionId = '', mac = ''] = sig.split('.');
  const given = Buffer.from(mac, 'base64url');
  const right = macOf(secrets, sessionId, reportId, file, exp);
  const isRight = given.length === right.length && timingSafeEqual(given, right);
  return isRight && exp * 1000 > now.getTime() ? sessionId : null;
}

function macOf(secrets: Secrets, sessionId: string, reportId: number, file: string, exp: number): Buffer {
  return secrets.hmac('image', sessionId, String(reportId), file, String(exp));
}
