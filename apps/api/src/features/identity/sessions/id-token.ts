import { randomUUID } from 'node:crypto';
import { session } from '@caliper/contract/limits.ts';
import { type CryptoKey, jwtVerify, SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Db } from '../../../platform/postgres/postgres.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { deleteSigningKeys, insertSigningKey, listSigningKeys } from './signing-keys.store.ts';

export interface IdTokens {
  issue(sessionId: string, userId: string): Promise<{ idToken: string; exp: number }>;
  /** The session of a token, or null for anything that is not a valid token of ours. */
  verify(token: string): Promise<string | null>;
}

interface Claims {
  sid: string;
  exp: number;
}

/** A signature is checked once and then known, because a browser sends its token with every call. */
const mostVerified = 10_000;

const audience = 'caliper';
const notOurs = 'Not a key of ours';
/** New keys are noticed within this time. */
const reloadMs = 1000;

/**
 * HS256, because only we verify them. The token names its key, which is derived from that name, so a new key is
 * just a new row: tokens signed with an older one stay valid until they expire.
 */
export function createIdTokens(db: Db, secrets: Secrets, clock: Clock): IdTokens {
  const keys = new Map<string, CryptoKey>();
  const verified = new Map<string, Claims>();
  let newest = '';
  let loadedAt = Number.NEGATIVE_INFINITY;
  let loading: Promise<void> | undefined;

  /** At most once per `reloadMs`; calls in between wait for the same answer. */
  async function lookAgain(): Promise<void> {
    // Not the wall clock: if set back, it would delay new keys until it has caught up.
    if (performance.now() - loadedAt > reloadMs) {
      loadedAt = performance.now();
      loading = loadKeys();
    }
    try {
      await loading;
    } catch (error) {
      loadedAt = Number.NEGATIVE_INFINITY;
      throw error;
    }
  }

  /** The newest signs; the others still verify. */
  async function loadKeys(): Promise<void> {
    const rows = await listSigningKeys(db);
    for (const { kid } of rows) {
      if (!keys.has(kid)) keys.set(kid, await importKey(secrets.derive(`id-token:${kid}`)));
    }
    // A key signs only after every node has had time to notice it.
    newest = (rows.findLast(({ isSettled }) => isSettled) ?? rows.at(-1))?.kid ?? '';
  }

  /** An unknown name may be a key that another node has just made, or anything a stranger typed. */
  async function keyNamed(kid: string | undefined): Promise<CryptoKey> {
    if (kid && !keys.has(kid)) await lookAgain();
    const key = kid ? keys.get(kid) : undefined;
    if (!key) throw new Error(notOurs);
    return key;
  }

  async function verify(token: string, currentDate: Date): Promise<Claims | null> {
    if (!isCanonical(token)) return null;
    try {
      const { payload } = await jwtVerify(token, ({ kid }) => keyNamed(kid), {
        algorithms: ['HS256'],
        audience,
        currentDate,
      });
      const { sid, exp = 0 } = payload;
      return typeof sid === 'string' ? { sid, exp } : null;
    } catch (error) {
      if (isJose(error)) return null;
      throw error;
    }
  }

  return {
    async issue(sessionId, userId) {
      await lookAgain();
      const kid = newest;
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
      const now = clock();
      const known = verified.get(token);
      if (known && known.exp * 1000 > now.getTime()) return known.sid;
      const claims = await verify(token, now);
      if (verified.size >= mostVerified) verified.clear();
      if (claims) verified.set(token, claims);
      return claims?.sid ?? null;
    },
  };
}

/** The signature's last character has bits to spare: of the spellings that decode to it, only the issued one counts. */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

/**
 * A new key signs from now on. The previous one stays for the tokens it signed; older ones have no tokens left to
 * verify.
 */
export async function rotateSigningKey(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const spent = (await listSigningKeys(tx)).slice(0, -1);
    await deleteSigningKeys(
      tx,
      spent.map(({ kid }) => kid),
    );
    await insertSigningKey(tx, randomUUID());
  });
}

/** Imported once and not per request: importing is half the cost of a verification. */
function importKey(secret: Buffer): Promise<CryptoKey> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new Uint8Array(secret), algorithm, false, ['sign', 'verify']);
}

/** A token that is not ours is not an error; an unavailable database is. */
function isJose(error: unknown): boolean {
  return (
    error instanceof Error &&
    ('code' in error ? String(error.code).startsWith('ERR_J') : error.message === notOurs)
  );
}
