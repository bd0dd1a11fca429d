import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import type { Origin } from '../../http/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import { holdOwn, note } from './custody.ts';
import { isOwn } from './custom-report.ts';
import type { CustomReports } from './custom-reports.service.ts';
import {
  listCompanies,
  listGiven,
  lockCustomers,
  lockTeammates,
  replaceCompanies,
  replaceShares,
} from './sharing.store.ts';

interface SharingNeeds {
  db: Db;
  customReports: CustomReports;
}

/** Who has a custom report besides its creator. */
export function createSharing({ db, customReports }: SharingNeeds) {
  async function companies(viewer: Viewer, id: number): Promise<Answer<'givenCompanies'>> {
    if (!isOwn(viewer, await customReports.find(viewer, id))) throw new ProblemError('forbidden');
    return listGiven(db, id);
  }

  return {
    async share(viewer: Viewer, id: number, users: string[], origin: Origin) {
      const wanted = [...new Set(users)];
      await db.transaction().execute(async (tx) => {
        await holdOwn(tx, viewer, id);
        const teammates = await lockTeammates(tx, viewer.usergroupId, viewer.userId, wanted);
        if (teammates.length < wanted.length) throw new ProblemError('not-found');
        if (teammates.some(({ enabled }) => !enabled)) throw new ProblemError('recipient-not-enabled');
        await replaceShares(tx, id, wanted);
        if (viewer.special === 'support')
          await note(tx, viewerAsActor(viewer, origin), 'MedCore report shared', id, { users: wanted });
      });
      return customReports.show(viewer, id);
    },

    companies,

    async give(
      viewer: Viewer,
      id: number,
      { companies: wanted, before }: Body<'giveCustomReport'>,
      origin: Origin,
    ) {
      await db.transaction().execute(async (tx) => {
        const customers = await lockCustomers(tx, wanted);
        await holdOwn(tx, viewer, id);
        if (customers.length < new Set(wanted).size) throw new ProblemError('not-found');
        const next = before ? changed(await listCompanies(tx, id), before, wanted) : wanted;
        await replaceCompanies(tx, id, next);
        await note(tx, viewerAsActor(viewer, origin), 'MedCore report given', id, { companies: next });
      });
      return companies(viewer, id);
    },
  };
}

/** Applies the difference between `before` and `wanted` to `now`. */
export function changed<T>(now: readonly T[], before: readonly T[], wanted: readonly T[]): T[] {
  const kept = now.filter((one) => wanted.includes(one) || !before.includes(one));
  return [...new Set([...kept, ...wanted.filter((one) => !before.includes(one))])];
}

export type Sharing = ReturnType<typeof createSharing>;
