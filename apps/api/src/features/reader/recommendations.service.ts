import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import { type Catalogue, knownItem, lockItem } from '../catalogue/index.ts';
import {
  deleteRecommendation,
  insertRecommendation,
  listRecommendations,
  type Recommendation,
} from './recommendations.store.ts';

interface RecommendationsNeeds {
  db: Db;
  catalogue: Pick<Catalogue, 'look'>;
}

/** What admins recommend to the readers of a report. */
export function createRecommendations({ db, catalogue }: RecommendationsNeeds) {
  return {
    /** Leaves out what the viewer may not know of. */
    async list(viewer: Viewer, reportId: number): Promise<Answer<'recommendations'>> {
      const view = await catalogue.look(viewer, 'report');
      if (!knownItem(viewer, view, reportId)) throw new ProblemError('not-found');
      const found = await listRecommendations(db, reportId);
      return found.flatMap((one) => {
        const item = knownItem(viewer, view, one.rec_report_id);
        return item ? [toWire(one, item)] : [];
      });
    },

    async add(
      actor: Actor,
      { reportId, recReportId }: Body<'addRecommendation'>,
    ): Promise<Answer<'addRecommendation'>> {
      if (reportId === recReportId) throw new ProblemError('recommends-itself');
      return db.transaction().execute(async (tx) => {
        const recommended = await lockBoth(tx, reportId, recReportId);
        const { recommendation, isNew } = await insertRecommendation(tx, reportId, recReportId);
        if (isNew) {
          const to = { rec_report_id: recReportId };
          await record(tx, { actor, action: 'recommendation added', subject: `report:${reportId}`, to });
        }
        return toWire(recommendation, recommended);
      });
    },

    async remove(actor: Actor, recId: number): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const removed = await deleteRecommendation(tx, recId);
        if (!removed) return;
        const from = { rec_report_id: removed.rec_report_id };
        const subject = `report:${removed.report_id}`;
        await record(tx, { actor, action: 'recommendation removed', subject, from });
      });
    },
  };
}

export type Recommendations = ReturnType<typeof createRecommendations>;

/** Locks both reports, the smaller id first, so that two of these never deadlock. */
async function lockBoth(tx: Tx, reportId: number, recReportId: number): Promise<ItemRow> {
  const held = new Map<number, ItemRow | undefined>();
  for (const id of [reportId, recReportId].sort((a, b) => a - b))
    held.set(id, await lockItem(tx, 'report', id));
  const recommended = held.get(recReportId);
  if (!held.get(reportId) || !recommended) throw new ProblemError('not-found');
  return recommended;
}

type Named = Pick<ItemRow, 'item_name' | 'item_year' | 'region'>;

function toWire(recommendation: Recommendation, { item_name, item_year, region }: Named) {
  return { ...recommendation, report_name: item_name, report_year: item_year, region };
}
