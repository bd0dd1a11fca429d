import { identityEndpoints } from '@caliper/contract/identity/identity.endpoints.ts';
import type { Viewer } from '../../../access/viewer.ts';
import type { Authenticate } from '../../../http/endpoints.ts';
import { packAnswer, Ready } from '../../../http/ready.ts';
import type { Freshness } from '../../../platform/freshness/freshness.ts';
import type { Loaded } from '../../../platform/freshness/recall.ts';
import type { Db } from '../../../platform/postgres/postgres.ts';
import { findFamily } from '../../subscriptions/index.ts';
import type { IdTokens } from './id-token.ts';
import { toSessionUser, toUsergroupData } from './session-user.ts';
import { findSeat, findSession, type Seat, viewerIn } from './sessions.store.ts';

export type FindViewer = (sessionId: string) => Promise<Viewer | null>;

/** Who is behind a session at this moment: from memory, as long as nothing about them has changed. */
export function createKnownViewers(db: Db, freshness: Freshness): FindViewer {
  return async (sessionId) => {
    const now = await freshness.ask();
    const seat = await freshness.recall(`seat:${sessionId}`, now, () => loadSeat(db, sessionId));
    return seat && viewerIn(seat, now);
  };
}

async function loadSeat(db: Db, sessionId: string): Promise<Loaded<Seat | null>> {
  const value = (await findSeat(db, sessionId))?.seat ?? null;
  const session = `session:${sessionId}`;
  const keys = value ? [session, `user:${value.userId}`, `company:${value.usergroupId}`] : [session];
  return { value, keys };
}

export function createAuthenticate(idTokens: IdTokens, findViewer: FindViewer): Authenticate {
  return async (authorization) => {
    const token = authorization?.match(/^Bearer ([\w.-]+)$/)?.[1];
    const sessionId = token ? await idTokens.verify(token) : null;
    return sessionId ? findViewer(sessionId) : null;
  };
}

export type DescribeSession = (viewer: Viewer) => Promise<Ready>;

/** The person and their company, as the session shows them. */
export function createSessionAnswers(db: Db, freshness: Freshness): DescribeSession {
  return async ({ userId, usergroupId, now }) => {
    const kept = await freshness.recall(`session:${userId}`, now, async () => {
      const [{ keys, until }, row] = await Promise.all([
        findFamily(db, usergroupId),
        findSession(db, userId),
      ]);
      const value = packAnswer(identityEndpoints.session.answer, {
        user: toSessionUser(row),
        usergroupData: toUsergroupData(row),
      });
      const own = ['user', 'active', 'favorites', 'custom', 'shared'].map((kind) => `${kind}:${userId}`);
      return {
        value,
        keys: [...own, `members:${usergroupId}`, 'given', 'catalogue', ...keys],
        until,
        bytes: value.bytes,
      };
    });
    return new Ready(kept);
  };
}
