import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../platform/postgres/postgres.ts';
import { hashSecret } from '../../platform/secrets/one-time.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

/** What the cookie holds: the session it belongs to, and the secret. */
export interface RefreshToken {
  sessionId: string;
  secret: string;
}

/**
 * The successor is computed from its predecessor, so that two tabs which refresh at the same moment get
 * the same one, and neither is left holding a token that the server no longer knows.
 */
export function nextSecret(secrets: Secrets, { sessionId, secret }: RefreshToken): string {
  return secrets.hmac('refresh-chain', sessionId, secret).toString('base64url');
}

export function formatToken({ sessionId, secret }: RefreshToken): string {
  return `${sessionId}.${secret}`;
}

export function parseToken(value: string | undefined): RefreshToken | null {
  const [sessionId = '', secret = '', ...rest] = (value ?? '').split('.');
  return isUuid(sessionId) && secret.length === 43 && rest.length === 0 ? { sessionId, secret } : null;
}

/** Where a token stands in its family. */
export type Place = 'current' | 'predecessor' | 'reused';

interface Family {
  refresh_hash: Buffer;
  previous_hash: Buffer | null;
}

export function placeOf(family: Family, secret: string): Place {
  const given = hashSecret(secret);
  if (timingSafeEqual(family.refresh_hash, given)) return 'current';
  if (family.previous_hash && timingSafeEqual(family.previous_hash, given)) return 'predecessor';
  return 'reused';
}
