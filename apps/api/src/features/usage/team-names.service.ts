import type { Answer } from '@caliper/contract/endpoints.ts';
import { teamUsage as limits } from '@caliper/contract/limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import type { Origin } from '../../http/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import { record } from '../../platform/audit/audit.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { notify } from '../notifications/index.ts';
import {
  countMembers,
  enterUntold,
  findNames,
  forgetLeavers,
  switchOff,
  switchOn,
} from './team-names.store.ts';

/** Whether a team sees its use of the portal by name. Nobody's is shown before they were told. */
export function createTeamNames({ db }: { db: Db }) {
  async function turnOn(tx: Tx, viewer: Viewer): Promise<boolean> {
    if ((await countMembers(tx, viewer.usergroupId)) < limits.leastTeam)
      throw new ProblemError('team-too-small');
    const isNew = await switchOn(tx, viewer.usergroupId, viewer.userId);
    await tell(tx, await enterUntold(tx, viewer.usergroupId));
    return isNew;
  }

  return {
    find: ({ usergroupId, userId }: Viewer): Promise<Answer<'usageNames'>> =>
      findNames(db, usergroupId, userId),

    async change(viewer: Viewer, { on }: { on: boolean }, origin: Origin): Promise<Answer<'usageNames'>> {
      await db.transaction().execute(async (tx) => {
        const hasChanged = on ? await turnOn(tx, viewer) : await switchOff(tx, viewer.usergroupId);
        if (!hasChanged) return;
        await record(tx, {
          actor: viewerAsActor(viewer, origin),
          action: on ? 'usage by name switched on' : 'usage by name switched off',
          subject: `company:${viewer.usergroupId}`,
        });
      });
      return findNames(db, viewer.usergroupId, viewer.userId);
    },
  };
}

export type TeamNames = ReturnType<typeof createTeamNames>;

/** Tells those who have joined since names were switched on. */
export async function tellJoined(db: Db): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await forgetLeavers(tx);
    await tell(tx, await enterUntold(tx));
  });
}

async function tell(tx: Tx, told: readonly { usergroup_id: number; user_id: string }[]): Promise<void> {
  for (const [companyId, list] of Map.groupBy(told, ({ usergroup_id }) => usergroup_id))
    await notify(tx, {
      kind: 'usage-by-name',
      about: companyId,
      to: { people: list.map(({ user_id }) => user_id) },
    });
}
