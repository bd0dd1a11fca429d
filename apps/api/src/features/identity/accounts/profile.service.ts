import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { admit } from '../../../access/decide.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { viewerAsActor } from '../../../http/actor.ts';
import type { Origin } from '../../../http/endpoints.ts';
import { takeOrRefuse } from '../../../http/limits.ts';
import { assertAllowed, ProblemError } from '../../../http/problem.ts';
import { type Actor, record } from '../../../platform/audit/audit.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';
import { findSessionUser } from '../sessions/sessions.store.ts';
import { assertStillIn } from '../sessions/still-in.ts';
import { lockProfile, updateProfile } from './accounts.store.ts';
import type { ChangeEnabled } from './enabling.service.ts';
import { toMember } from './members.answers.ts';
import { lockAnybody, lockTeam } from './members.store.ts';
import { lockSeats } from './seats.store.ts';

type Changes = Body<'updateUser'>;

/** What others see of a person; the rest is settings. */
const shownFields = ['name', 'title', 'phone'] as const;

interface ProfileNeeds {
  db: Db;
  limits: Limits;
  outbox: Outbox;
  changeEnabled: ChangeEnabled;
}

/** What people change about themselves, and what others change about them. */
export function createProfile({ db, limits, outbox, changeEnabled }: ProfileNeeds) {
  async function update(
    viewer: Viewer,
    userId: string,
    changes: Changes,
    origin: Origin,
  ): Promise<Answer<'updateUser'>> {
    const { enabled, ...own } = changes;
    const isOwn = Object.keys(own).length > 0;
    if (enabled === undefined) return updateOwn(viewer, userId, own, origin);
    // Own details are changed only by oneself, access only by others; never both at once.
    if (isOwn) throw new ProblemError('bad-request');
    return setAccess(viewer, userId, enabled, origin);
  }

  /** Anyone else is not found, whoever calls. */
  async function updateOwn(viewer: Viewer, userId: string, own: Omit<Changes, 'enabled'>, origin: Origin) {
    if (userId !== viewer.userId) throw new ProblemError('not-found');
    return db.transaction().execute(async (tx) => {
      const before = await lockProfile(tx, userId);
      const changed = shownFields.filter(
        (field) => own[field] !== undefined && own[field] !== before?.[field],
      );
      await updateProfile(tx, userId, own);
      if (changed.length > 0) await recordChange(tx, viewerAsActor(viewer, origin), userId, changed);
      return findSessionUser(tx, userId);
    });
  }

  /** Names the fields only: the log is kept when the account is deleted. */
  async function recordChange(tx: Tx, actor: Actor, userId: string, changed: string[]): Promise<void> {
    await takeOrRefuse(limits, 'profile', userId, 'too-many-attempts', {}, tx);
    await record(tx, { actor, action: 'profile changed', subject: `user:${userId}`, to: { changed } });
  }

  async function setAccess(viewer: Viewer, userId: string, enabled: boolean, origin: Origin) {
    assertAllowed(admit(viewer, ['lead', 'admin']));
    const isAdmin = viewer.role === 'admin';
    const member = await db.transaction().execute(async (tx) => {
      const seats = await lockSeats(tx, viewer.usergroupId);
      await assertStillIn(tx, viewer);
      const [found] = isAdmin
        ? await lockAnybody(tx, userId)
        : await lockTeam(tx, viewer.usergroupId, [userId]);
      if (!seats || !found) throw new ProblemError('not-found');
      if (!enabled && userId === viewer.userId) throw new ProblemError('own-access');
      if (found.enabled === enabled) return found;
      // Staff are not bound by the number of licenses.
      const isFull = !isAdmin && seats.enabled >= seats.licenses;
      if (enabled && isFull) throw new ProblemError('license-limit');
      await changeEnabled(tx, viewerAsActor(viewer, origin), found, enabled);
      return { ...found, enabled };
    });
    outbox.kick();
    return toMember(member);
  }

  return { update };
}

export type Profile = ReturnType<typeof createProfile>;
