import type { Viewer } from '../../../access/viewer.ts';
import { viewerAsActor } from '../../../http/actor.ts';
import type { Origin } from '../../../http/endpoints.ts';
import { ProblemError } from '../../../http/problem.ts';
import { record } from '../../../platform/audit/audit.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';
import { deleteDevices } from '../devices/devices.store.ts';
import { secondFactorResetMail } from '../mails/mails.ts';
import { shutOutReasons } from '../sessions/shut-out.ts';
import { signOutEverywhere } from '../sessions/sign-out.ts';
import { assertStillIn } from '../sessions/still-in.ts';
import { type Account, deleteSecondFactor, findAccount, setLocked } from './accounts.store.ts';
import { lockAnybody } from './members.store.ts';
import { lockSeats } from './seats.store.ts';

interface CustodyNeeds {
  db: Db;
  outbox: Outbox;
  productName: string;
}

/** What staff do with a lost, stolen or full account. Each step ends its sessions and is recorded. */
export function createCustody({ db, outbox, productName }: CustodyNeeds) {
  async function act(
    viewer: Viewer,
    userId: string,
    origin: Origin,
    action: string,
    change: (tx: Tx, account: Account) => Promise<void>,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      await lockSeats(tx, viewer.usergroupId);
      await assertStillIn(tx, viewer);
      const [held] = await lockAnybody(tx, userId);
      const account = held && (await findAccount(tx, userId));
      if (!account) throw new ProblemError('not-found');
      await change(tx, account);
      await signOutEverywhere(tx, userId, action);
      const actor = viewerAsActor(viewer, origin);
      await record(tx, { actor, action, subject: `user:${userId}` });
    });
    outbox.kick();
  }

  return {
    resetDevices: (viewer: Viewer, userId: string, origin: Origin) =>
      act(viewer, userId, origin, 'devices reset', async (tx) => {
        await deleteDevices(tx, userId);
      }),

    resetSecondFactor: (viewer: Viewer, userId: string, origin: Origin) =>
      act(viewer, userId, origin, 'second factor reset', async (tx, { name, email }) => {
        if (!(await deleteSecondFactor(tx, userId))) return;
        await outbox.add(tx, {
          channel: 'mail',
          recipient: email,
          ...secondFactorResetMail(productName, name),
        });
      }),

    lock: (viewer: Viewer, userId: string, origin: Origin) => {
      // If the last admin locked themselves, no one could unlock them.
      if (userId === viewer.userId) throw new ProblemError('forbidden');
      return act(viewer, userId, origin, shutOutReasons.locked, (tx) => setLocked(tx, userId, true));
    },

    unlock: (viewer: Viewer, userId: string, origin: Origin) =>
      act(viewer, userId, origin, 'unlocked', (tx) => setLocked(tx, userId, false)),
  };
}

export type Custody = ReturnType<typeof createCustody>;
