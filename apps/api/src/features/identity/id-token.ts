import { randomUUID } from 'node:crypto';
import { session } from '@caliper/contract/limits.ts';
import { type CryptoKey, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';

export interface IdTokens {
  issue(sessionId: string, userId: string): Promise<{ idToken: string; exp: number }>;
  /** The session a token speaks for, or null for anything that is not a live token of ours. */
  verify(token: string): Promise<string | null>;
}

const audience = 'caliper';

/**
 * HS256, because nobody else verifies them. The key is named in the token and derived from its name, so
 * a new key is a new row: tokens signed with an older one stay good until they run out.
 */
export function createIdTokens(db: Db, secrets: Secrets, clock: Clock): IdTokens {
  const keys = new Map<string, CryptoKey>();

  /** The newest signs; the older ones still verify. */
  async function loadKeys(): Promise<string> {
    const rows = await db.selectFrom('signing_keys').select('kid').orderBy('created_at').execute();
    for (const { kid } of rows) keys.set(kid, await importKey(secrets.derive(`id-token:${kid}`)));
    return rows.at(-1)?.kid ?? '';
  }

  async function keyNamed(kid: string | undefined): Promise<CryptoKey> {
    if (kid && !keys.has(kid)) await loadKeys();
    const key = kid ? keys.get(kid) : undefined;
    if (!key) throw new Error('Not a key of ours');
    return key;
  }

  return {
    async issue(sessionId, userId) {
      const kid = await loadKeys();
      const exp = Math.floor(clock().getTime() / 1000) + session.idTokenSeconds;
      const idToken = await new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: 'HS256', kid })
        .setSubject(userId)
        .setAudience(audience)
        .setExpirationTime(exp)
        .setJti(randomUUID())
        .sign(await keyNamed(kid));
      return { idToken, exp };
    },
    async verify(token) {
      try {
        const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(kid), {
          algorithms: ['HS256'],
          audience,
          currentDate: clock(),
        });
        return typeof payload.sid === 'string' ? payload.sid : null;
      } catch (error) {
        if (isJose(error)) return null;
        throw error;
      }
    },
  };
}

/** Imported once and not per request: that is half the cost of a verification. */
function importKey(secret: Buffer): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new Uint8Array(secret), algorithm, false, ['sign', 'verify']);
}

/** A token that is not ours is no error; a database that is away is one. */
function isJose(error: unknown): boolean {
  return (
    error instanceof Error &&
    ('code' in error ? String(error.code).startsWith('ERR_J') : error.message === 'Not a key of ours')
  );
}
