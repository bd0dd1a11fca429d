import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { changed } from '../../http/changed.ts';
import type { Origin } from '../../http/endpoints.ts';
import { takeOrRefuse } from '../../http/limits.ts';
import { ProblemError } from '../../http/problem.ts';
import { record } from '../../platform/audit/audit.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { notify } from '../notifications/index.ts';
import { isOwn } from './custom-report.ts';
import type { CustomReports } from './custom-reports.service.ts';
import { holdOwn } from './own-report.ts';
import {
  listCompanies,
  listGiven,
  listPacks,
  lockCustomers,
  lockTeammates,
  replaceCompanies,
  replaceShares,
} from './sharing.store.ts';

interface SharingNeeds {
  db: Db;
  limits: Limits;
  customReports: CustomReports;
}

/** Who has a custom report besides its creator. */
export function createSharing({ db, limits, customReports }: SharingNeeds) {
  async function companies(viewer: Viewer, id: number): Promise<Answer<'givenCompanies'>> {
    if (!isOwn(viewer, await customReports.find(viewer, id))) throw new ProblemError('forbidden');
    return listGiven(db, id);
  }

  /** Whoever gives and takes back time and again would fill inboxes. */
  async function tell(
    tx: Tx,
    { userId }: Viewer,
    id: number,
    people: string[],
    message: string,
  ): Promise<void> {
    if (people.length === 0) return;
    await takeOrRefuse(limits, 'sharing', userId, 'too-many-requests', {}, tx);
    await notify(tx, { kind: 'shared', about: id, to: { people }, actorId: userId, message });
  }

  return {
    async share(
      viewer: Viewer,
      id: number,
      { users, message = '' }: Body<'shareCustomReport'>,
      origin: Origin,
    ) {
      const wanted = [...new Set(users)];
      await db.transaction().execute(async (tx) => {
        await holdOwn(tx, viewer, id);
        const teammates = await lockTeammates(tx, viewer.usergroupId, viewer.userId, wanted);
        if (teammates.length < wanted.length) throw new ProblemError('not-found');
        if (teammates.some(({ enabled }) => !enabled)) throw new ProblemError('recipient-not-enabled');
        await tell(tx, viewer, id, await replaceShares(tx, id, wanted), message);
        if (viewer.special === 'support')
          await record(tx, {
            actor: viewerAsActor(viewer, origin),
            action: 'MedCore report shared',
            subject: `custom-report:${id}`,
            to: { users: wanted },
          });
      });
      return customReports.show(viewer, id);
    },

    companies,

    async packs(companyId: number): Promise<Answer<'companyPacks'>> {
      const packs = await listPacks(db, companyId);
      if (!packs) throw new ProblemError('not-found');
      return packs;
    },

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
        const next = changed(await listCompanies(tx, id), before, wanted);
        await replaceCompanies(tx, id, next);
        await record(tx, {
          actor: viewerAsActor(viewer, origin),
          action: 'MedCore report given',
          subject: `custom-report:${id}`,
          to: { companies: next },
        });
      });
      return companies(viewer, id);
    },
  };
}

export type Sharing = ReturnType<typeof createSharing>;
