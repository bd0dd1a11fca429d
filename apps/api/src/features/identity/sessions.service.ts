import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import type { IdTokens } from './id-token.ts';
import { firstSecret, formatToken, hashSecret, nextSecret, parseToken, placeOf } from './refresh-token.ts';
import { toSessionUser, toUsergroupData } from './session-user.ts';
import {
  endSession,
  findSession,
  findViewer,
  insertSession,
  lockFamily,
  rotate,
  touch,
} from './sessions.store.ts';

/** A session in the database that nobody holds the tokens of yet. */
export interface OpenedSession {
  sessionId: string;
  secret: string;
  user: Answer<'session'>['user'];
}

/** What goes to the browser: the answer's body and, apart from it, the cookie. */
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
  async function open(tx: Tx, userId: string): Promise<OpenedSession> {
    const secret = firstSecret();
    const sessionId = await insertSession(tx, userId, hashSecret(secret));
    return { sessionId, secret, user: toSessionUser(await findSession(tx, userId)) };
  }

  /** After the commit: a token must never speak for a session that was rolled back. */
  async function grant({ sessionId, secret, user }: OpenedSession): Promise<Granted<Answer<'confirmCode'>>> {
    const token = await idTokens.issue(sessionId, user.id);
    return { answer: { ...token, user }, refreshToken: formatToken({ sessionId, secret }) };
  }

  async function refresh(cookie: string | undefined): Promise<Granted<Answer<'refresh'>>> {
    const token = parseToken(cookie);
    if (!token) throw new ProblemError('signed-out');
    const next = nextSecret(secrets, token);
    const userId = await db.transaction().execute(async (tx) => {
      const family = await lockFamily(tx, token.sessionId);
      if (!family) return null;
      const place = placeOf(family, token.secret);
      if (place === 'current') {
        await rotate(tx, token.sessionId, hashSecret(token.secret), hashSecret(next));
      }
      if (place === 'reused') {
        // Somebody holds a token that its rightful owner has already traded in: both are out.
        await endSession(tx, token.sessionId, 'refresh token reused');
        return null;
      }
      return family.user_id;
    });
    if (!userId) throw new ProblemError('signed-out');
    const answer = await idTokens.issue(token.sessionId, userId);
    return { answer, refreshToken: formatToken({ sessionId: token.sessionId, secret: next }) };
  }

  async function signOut(cookie: string | undefined, viewer: Viewer | null): Promise<void> {
    const sessionId = viewer?.sessionId ?? (await provenSession(cookie));
    if (sessionId) await endSession(db, sessionId, 'signed out');
  }

  /** Only the holder of a live token may end the session by its cookie. */
  async function provenSession(cookie: string | undefined): Promise<string | null> {
    const token = parseToken(cookie);
    if (!token) return null;
    return db.transaction().execute(async (tx) => {
      const family = await lockFamily(tx, token.sessionId);
      return family && placeOf(family, token.secret) !== 'reused' ? token.sessionId : null;
    });
  }

  async function describe(viewer: Viewer): Promise<Answer<'session'>> {
    const row = await findSession(db, viewer.userId);
    return { user: toSessionUser(row), usergroupData: toUsergroupData(row) };
  }

  async function active(viewer: Viewer): Promise<Answer<'activity'>> {
    return { lastActive: (await touch(db, viewer.sessionId)).getTime() };
  }

  async function authenticate(authorization: string | undefined): Promise<Viewer | null> {
    const token = authorization?.match(/^Bearer ([\w.-]+)$/)?.[1];
    const sessionId = token ? await idTokens.verify(token) : null;
    return sessionId ? findViewer(db, sessionId) : null;
  }

  return { open, grant, refresh, signOut, describe, active, authenticate };
}

export type Sessions = ReturnType<typeof createSessions>;
