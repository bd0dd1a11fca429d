import { randomUUID } from 'node:crypto';
import { session } from '@caliper/contract/limits.ts';
import { jwtVerify, SignJWT } from 'jose';
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
  const keys = new Map<string, Uint8Array>();

  async function loadKeys(): Promise<string> {
    await db
      .insertInto('signing_keys')
      .values({ kid: 'first' })
      .onConflict((c) => c.doNothing())
      .execute();
    const rows = await db.selectFrom('signing_keys').select('kid').orderBy('created_at').execute();
    for (const { kid } of rows) keys.set(kid, secrets.derive(`id-token:${kid}`));
    return rows.at(-1)?.kid ?? 'first';
  }

  async function keyNamed(kid: string | undefined): Promise<Uint8Array> {
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

/** A token that is not ours is no error; a database that is away is one. */
function isJose(error: unknown): boolean {
  return (
    error instanceof Error &&
    ('code' in error ? String(error.code).startsWith('ERR_J') : error.message === 'Not a key of ours')
  );
}
