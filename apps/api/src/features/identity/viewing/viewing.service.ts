import type { Answer } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { actorOf, viewerAsActor } from '../../../http/actor.ts';
import type { Origin } from '../../../http/endpoints.ts';
import { ProblemError } from '../../../http/problem.ts';
import { record } from '../../../platform/audit/audit.ts';
import { epochSeconds } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';
import { hashSecret, newSecret } from '../../../platform/secrets/one-time.ts';
import type { IdTokens } from '../sessions/id-token.ts';
import type { FindViewer } from '../sessions/known-viewers.ts';
import { assertStillIn } from '../sessions/still-in.ts';
import { endViewings, endViewingsAround, findViewed, insertViewing, takeEnded } from './viewing.store.ts';

interface ViewingNeeds {
  db: Db;
  idTokens: IdTokens;
  findViewer: FindViewer;
}

/** Staff look at the portal as a client does: a session of its own, which only reads (record 0053). */
export function createViewing({ db, idTokens, findViewer }: ViewingNeeds) {
  /** Staff look as one person at a time. */
  async function start(viewer: Viewer, userId: string, origin: Origin): Promise<Answer<'startViewing'>> {
    return db.transaction().execute(async (tx) => {
      await assertStillIn(tx, viewer);
      const person = viewer.provider ? await findViewed(tx, userId) : undefined;
      // Colleagues are no clients.
      if (!person?.isClient) throw new ProblemError('not-found');
      if (!person.mayEnter) throw new ProblemError('viewing-refused');
      await endViewings(tx, viewer.sessionId);
      await tellEnded(tx, viewer.sessionId, origin);
      const refreshHash = hashSecret(newSecret());
      const { id, until } = await insertViewing(tx, { userId, watchedBy: viewer.sessionId, refreshHash });
      const actor = viewerAsActor(viewer, origin);
      await record(tx, {
        actor,
        action: 'viewing started',
        subject: `user:${userId}`,
        to: { until, viewing: id },
      });
      return { viewing_id: id, until: epochSeconds(until) };
    });
  }

  async function token(viewer: Viewer, viewingId: string): Promise<Answer<'viewingToken'>> {
    const seat = await findViewer(viewingId);
    // Only for whoever began it, in the session that it hangs on.
    if (seat?.watchedBy?.sessionId !== viewer.sessionId) throw new ProblemError('viewing-over');
    return idTokens.issue(viewingId, seat.userId);
  }

  async function end(viewer: Viewer, viewingId: string, origin: Origin): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await endViewings(tx, viewer.sessionId, viewingId);
      await tellEnded(tx, viewer.sessionId, origin);
    });
  }

  return { start, token, end };
}

export type Viewing = ReturnType<typeof createViewing>;

/** Enters into the audit log what has come to an end: of one staff session, or all. */
export async function tellEnded(db: Db | Tx, sessionId?: string, origin?: Origin): Promise<void> {
  for (const { id, user_id, staff_id, staff_email, why } of await takeEnded(db, sessionId)) {
    const staff = { id: staff_id, email: staff_email };
    const actor = origin
      ? actorOf(staff, origin)
      : { id: staff.id, name: staff.email, address: null, requestId: null };
    await record(db, {
      actor,
      action: 'viewing ended',
      subject: `user:${user_id}`,
      to: { why, viewing: id },
    });
  }
}

/** Before people are deleted: their sessions go with them, and what nobody tells now is never told. */
export async function endBeforeDeletion(tx: Tx, userIds: readonly string[]): Promise<void> {
  await endViewingsAround(tx, userIds);
  await tellEnded(tx);
}
