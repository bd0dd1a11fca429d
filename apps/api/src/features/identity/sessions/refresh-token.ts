import { timingSafeEqual } from 'node:crypto';
import { isUuid } from '../../../platform/postgres/postgres.ts';
import { hashSecret, isSameText } from '../../../platform/secrets/one-time.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';

/** The content of the cookie. */
export interface RefreshToken {
  sessionId: string;
  secret: string;
}

/**
 * The successor is computed from its predecessor, so that two tabs refreshing at the same moment get the same one,
 * and neither is left with a token that the server no longer knows.
 */
export function nextSecret(secrets: Secrets, { sessionId, secret }: RefreshToken): string {
  return secrets.hmac('refresh-chain', sessionId, secret).toString('base64url');
}

export function formatToken(secrets: Secrets, { sessionId, secret }: RefreshToken): string {
  return `${sessionId}.${secret}.${proofOf(secrets, sessionId, secret)}`;
}

/**
 * Accepts only tokens issued here. The session's id is not secret, since addresses of images carry it, and a made-up
 * token must not end the session as a reused one does.
 */
export function parseToken(secrets: Secrets, value: string | undefined): RefreshToken | null {
  const [sessionId = '', secret = '', proof = '', ...rest] = (value ?? '').split('.');
  if (!isUuid(sessionId) || rest.length > 0) return null;
  return isSameText(proof, proofOf(secrets, sessionId, secret)) ? { sessionId, secret } : null;
}

function proofOf(secrets: Secrets, sessionId: string, secret: string): string {
  return secrets.hmac('refresh-token', sessionId, secret).toString('base64url');
}

/** A token's place in its family. */
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
