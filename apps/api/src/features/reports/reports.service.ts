import type { Answer, Input } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import type { Origin } from '../../http/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import { record } from '../../platform/audit/audit.ts';
import { type Db, isDuplicate, type Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import { deleteItem, type ItemDetails, lockItem, updateItem } from '../catalogue/index.ts';
import { countSubscribers } from '../subscriptions/index.ts';
import { listPastUploads, listVersions } from './reports.store.ts';
import { edited } from './upload.ts';

/** What staff do to reports that are there. */
export function createReports({ db }: { db: Db }) {
  /** One audited change of one report, which nobody else changes meanwhile. */
  async function change(
    viewer: Viewer,
    origin: Origin,
    reportId: number,
    action: string,
    apply: (tx: Tx, report: ItemRow) => Promise<Record<string, unknown>>,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const report = await lockItem(tx, 'report', reportId);
      if (!report) throw new ProblemError('not-found');
      const to = await apply(tx, report);
      const before = Object.keys(to).map((key) => [key, report[key as keyof ItemRow]]);
      const actor = viewerAsActor(viewer, origin);
      const subject = `report:${reportId}`;
      await record(tx, { actor, action, subject, from: Object.fromEntries(before), to });
    });
  }

  async function versions(reportId: number): Promise<Answer<'reportVersions'>> {
    const rows = await listVersions(db, reportId);
    if (rows.length === 0) throw new ProblemError('not-found');
    return rows.map(({ version, created_at, created_by, chapters, current }) => ({
      ...{ version, chapters, current },
      createdAt: Math.floor(created_at.getTime() / 1000),
      createdBy: created_by,
    }));
  }

  return {
    versions,

    async pastUploads(categoryId: number, year: number): Promise<Answer<'pastUploads'>> {
      const rows = await listPastUploads(db, categoryId, year);
      return rows.map(({ item_id, item_name, writeup, ...facts }) => ({
        report_id: item_id,
        report_name: item_name,
        sub_category_id: facts.sub_category_id,
        region: facts.region,
        icon: facts.icon,
        description: facts.description,
        writeup: writeup ?? false,
      }));
    },

    async rollback(viewer: Viewer, origin: Origin, reportId: number, version: number) {
      await change(viewer, origin, reportId, 'report rolled back', async (tx) => {
        const found = (await listVersions(tx, reportId)).find((one) => one.version === version);
        if (!found) throw new ProblemError('not-found');
        const details = { current_version: version, chapters: found.chapters };
        await updateItem(tx, reportId, details);
        return details;
      });
      return versions(reportId);
    },

    setVisible: (viewer: Viewer, origin: Origin, reportId: number, visible: boolean) =>
      change(viewer, origin, reportId, visible ? 'report shown' : 'report hidden', async (tx) => {
        await updateItem(tx, reportId, { visible });
        return { visible };
      }),

    async edit(viewer: Viewer, origin: Origin, reportId: number, body: Input<'editReport'>['body']) {
      try {
        await change(viewer, origin, reportId, 'report edited', async (tx, report) => {
          const details: ItemDetails = edited(report, body);
          await updateItem(tx, reportId, details);
          return details;
        });
      } catch (error) {
        if (isDuplicate(error, 'items_edition')) throw new ProblemError('edition-exists', { field: 'title' });
        throw error;
      }
    },

    remove: (viewer: Viewer, origin: Origin, reportId: number) =>
      change(viewer, origin, reportId, 'report deleted', async (tx) => {
        if ((await countSubscribers(tx, reportId)) > 0) throw new ProblemError('report-subscribed');
        await deleteItem(tx, reportId, 'reports');
        return { item_name: null, item_year: null, region: null };
      }),
  };
}

export type Reports = ReturnType<typeof createReports>;
