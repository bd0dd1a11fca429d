import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { actorOf } from '../../../http/actor.ts';
import type { Origin } from '../../../http/endpoints.ts';
import { ProblemError } from '../../../http/problem.ts';
import { record } from '../../../platform/audit/audit.ts';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/one-time.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { tellEnded } from '../viewing/viewing.service.ts';
import type { IdTokens } from './id-token.ts';
import { formatToken, nextSecret, parseToken, placeOf, type RefreshToken } from './refresh-token.ts';
import { endSession, findSessionUser, insertSession, lockFamily, rotate, touch } from './sessions.store.ts';
import { type ShutOut, whyShutOut } from './shut-out.ts';

/** A session in the database whose tokens have not been issued yet. */
export interface OpenedSession {
  sessionId: string;
  secret: string;
  user: Answer<'session'>['user'];
}

/** What the browser gets: the answer's body, and the cookie separately. */
export interface Granted<T> {
  answer: T;
  refreshToken: string;
}

export interface SessionNeeds {
  db: Db;
  secrets: Secrets;
  idTokens: IdTokens;
}

export function createSessions({ db, secrets, idTokens }: SessionNeeds) {
  async function open(tx: Tx, userId: string, deviceId: number): Promise<OpenedSession> {
    const secret = newSecret();
    const refresh_hash = hashSecret(secret);
    const sessionId = await insertSession(tx, { user_id: userId, refresh_hash, device_id: deviceId });
    return { sessionId, secret, user: await findSessionUser(tx, userId) };
  }

  /** Call after the commit: no token may exist for a session that was rolled back. */
  async function grant({ sessionId, secret, user }: OpenedSession): Promise<Granted<Answer<'confirmCode'>>> {
    const token = await idTokens.issue(sessionId, user.id);
    return { answer: { ...token, user }, refreshToken: formatToken(secrets, { sessionId, secret }) };
  }

  async function refresh(cookie: string | undefined, origin: Origin): Promise<Granted<Answer<'refresh'>>> {
    const token = parseToken(secrets, cookie);
    if (!token) throw new ProblemError('signed-out');
    const next = nextSecret(secrets, token);
    const outcome = await db.transaction().execute((tx) => trade(tx, token, next, origin));
    if ('refused' in outcome) throw new ProblemError(outcome.refused);
    const answer = await idTokens.issue(token.sessionId, outcome.userId);
    return { answer, refreshToken: formatToken(secrets, { sessionId: token.sessionId, secret: next }) };
  }

  /** Returns instead of throwing: a throw would roll back the end of a session. */
  async function trade(
    tx: Tx,
    { sessionId, secret }: RefreshToken,
    next: string,
    origin: Origin,
  ): Promise<{ userId: string } | { refused: 'signed-out' | 'session-idle' | ShutOut }> {
    const family = await lockFamily(tx, sessionId);
    if (!family) return { refused: 'signed-out' };
    const place = placeOf(family, secret);
    // Only the holder of a good token learns that they were shut out.
    const why = place === 'reused' ? null : whyShutOut(family);
    if (why || family.end_reason !== null) return { refused: why ?? 'signed-out' };
    if (place === 'reused') {
      // This token was already traded in, so someone has a stolen one: the session ends for both.
      await endSession(tx, sessionId, 'refresh token reused');
      const actor = actorOf({ id: family.user_id, email: family.email }, origin);
      await record(tx, { actor, action: 'refresh token reused', subject: `session:${sessionId}` });
      return { refused: 'signed-out' };
    }
    if (family.isIdle) {
      await leave(tx, sessionId, 'idle', origin);
      return { refused: 'session-idle' };
    }
    if (!family.isLive) return { refused: 'signed-out' };
    if (place === 'current') await rotate(tx, sessionId, hashSecret(secret), hashSecret(next));
    return { userId: family.user_id };
  }

  async function signOut(viewer: Viewer | null, cookie: string | undefined, origin: Origin): Promise<void> {
    const named = new Set([viewer?.sessionId, await provenSession(cookie)]);
    for (const sessionId of named)
      if (sessionId) await db.transaction().execute((tx) => leave(tx, sessionId, 'signed out', origin));
  }

  async function leave(
    tx: Tx,
    sessionId: string,
    reason: 'signed out' | 'idle',
    origin: Origin,
  ): Promise<void> {
    const person = await endSession(tx, sessionId, reason);
    if (!person) return;
    const to = reason === 'idle' ? { to: { reason } } : {};
    await record(tx, {
      actor: actorOf(person, origin),
      action: 'signed out',
      subject: `user:${person.id}`,
      ...to,
    });
    await tellEnded(tx, sessionId, origin);
  }

  /** Only the holder of a valid refresh token may end the session by its cookie. */
  async function provenSession(cookie: string | undefined): Promise<string | null> {
    const token = parseToken(secrets, cookie);
    if (!token) return null;
    return db.transaction().execute(async (tx) => {
      const family = await lockFamily(tx, token.sessionId);
      return family && placeOf(family, token.secret) !== 'reused' ? token.sessionId : null;
    });
  }

  async function active(viewer: Viewer): Promise<Answer<'activity'>> {
    return { lastActive: (await touch(db, viewer.sessionId)).getTime() };
  }

  return { open, grant, refresh, signOut, active };
}

export type Sessions = ReturnType<typeof createSessions>;
