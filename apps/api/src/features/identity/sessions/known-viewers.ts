import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Viewer, Watcher } from '../../../access/viewer.ts';
import type { Authenticate } from '../../../http/endpoints.ts';
import { Packed } from '../../../http/packed.ts';
import { Ready } from '../../../http/ready.ts';
import { epochSeconds } from '../../../platform/clock/clock.ts';
import type { Freshness } from '../../../platform/freshness/freshness.ts';
import type { Loaded } from '../../../platform/freshness/recall.ts';
import type { Db } from '../../../platform/postgres/postgres.ts';
import { findFamily } from '../../subscriptions/index.ts';
import type { IdTokens } from './id-token.ts';
import { toSessionEnd, toSessionStart, toSessionUser, toUsergroupData } from './session-user.ts';
import { findFavorites, findGroup, findPerson, findSeat, type Seat, viewerIn } from './sessions.store.ts';

/** At a moment that was asked for already, or else at this one. */
export type FindViewer = (sessionId: string, asked?: Date) => Promise<Viewer | null>;

/** Who is behind a session at this moment: from memory, as long as nothing about them has changed. */
export function createKnownViewers(db: Db, freshness: Freshness): FindViewer {
  return async (sessionId, asked) => {
    const now = asked ?? (await freshness.ask());
    const seat = await freshness.recall(`seat:${sessionId}`, now, () => loadSeat(db, sessionId));
    return seat && viewerIn(seat, now);
  };
}

async function loadSeat(db: Db, sessionId: string): Promise<Loaded<Seat | null>> {
  const value = (await findSeat(db, sessionId))?.seat ?? null;
  const keysOf = (of: Omit<NonNullable<Seat['watcher']>, 'email'>) => [
    `session:${of.sessionId}`,
    `user:${of.userId}`,
    `company:${of.usergroupId}`,
  ];
  if (!value) return { value, keys: [`session:${sessionId}`] };
  return { value, keys: [...keysOf(value), ...(value.watcher ? keysOf(value.watcher) : [])] };
}

export function createAuthenticate(idTokens: IdTokens, findViewer: FindViewer): Authenticate {
  return async (authorization) => {
    const token = authorization?.match(/^Bearer ([\w.-]+)$/)?.[1];
    const sessionId = token ? await idTokens.verify(token) : null;
    return sessionId ? findViewer(sessionId) : null;
  };
}

export type DescribeSession = (viewer: Viewer) => Promise<Ready | Answer<'session'>>;

/** The person and their company, as the session shows them. Colleagues share what is said of the company. */
export function createSessionAnswers(db: Db, freshness: Freshness): DescribeSession {
  const groupAt = (id: number, now: Date) =>
    freshness.recall(`group:${id}`, now, async () => {
      const [family, row] = await Promise.all([findFamily(db, id, now), findGroup(db, id)]);
      const grounds = { ...family, keys: [`members:${id}`, 'given', 'shown', ...family.keys] };
      const bytes = (row.members.length + row.subscribed.length) * 50;
      return { value: { row, grounds }, ...grounds, bytes };
    });

  return async (viewer) => {
    const { userId, usergroupId, now } = viewer;
    const group = () => groupAt(usergroupId, now);
    /** Kept with what the company has. */
    const own = <T>(what: string, kinds: readonly string[], find: () => Promise<T>) =>
      freshness.recall(`${what} of:${userId}`, now, async () => {
        const [value, { grounds }] = await Promise.all([find(), group()]);
        const keys = [...kinds.map((kind) => `${kind}:${userId}`), ...grounds.keys];
        return { value, keys, until: grounds.until, bytes: 1000 };
      });
    // Favourites change most often, and all the rest stays.
    const findUser = async () => {
      const [person, favorites] = await Promise.all([
        own('person', ['user', 'active', 'custom', 'shared'], () => findPerson(db, userId)),
        own('favorites', ['favorites'], () => findFavorites(db, userId)),
      ]);
      return toSessionUser(person, favorites);
    };
    if (viewer.watchedBy) {
      const [{ row }, user] = await Promise.all([group(), findUser()]);
      return {
        user: withoutPrivate(user),
        usergroupData: toUsergroupData(row, user),
        viewing: viewingOf(viewer, viewer.watchedBy),
      };
    }
    const [company, person] = await Promise.all([
      freshness.recall(`company in session:${usergroupId} ${viewer.special}`, now, async () => {
        const { row, grounds } = await group();
        const value = new Packed(toSessionStart(row, viewer));
        return { value, ...grounds, bytes: value.bytes };
      }),
      freshness.recall(`person in session:${userId}`, now, async () => {
        const [{ grounds }, user] = await Promise.all([group(), findUser()]);
        const value = toSessionEnd(user);
        const changing = ['user', 'active', 'favorites', 'custom', 'shared'].map(
          (kind) => `${kind}:${userId}`,
        );
        return { value, keys: [...changing, ...grounds.keys], until: grounds.until, bytes: value.length };
      }),
    ]);
    return new Ready(company, person);
  };
}

/** How long is left is said as well: the clock of a browser may be wrong. */
function viewingOf({ sessionId, now }: Viewer, { until }: Watcher): Answer<'session'>['viewing'] {
  const seconds_left = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return { viewing_id: sessionId, until: epochSeconds(until), seconds_left };
}

/** For staff who look at the portal as this person does: their phone and whatever keeps their account safe are not shown. */
function withoutPrivate(user: Answer<'session'>['user']): Answer<'session'>['user'] {
  return { ...user, phone: '', phoneHint: null, devices: [], multiFactor: false, mayChangePassword: false };
}
