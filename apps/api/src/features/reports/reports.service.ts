import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import {
  deleteReport,
  digestOf,
  edited,
  findItem,
  lockItem,
  toReport,
  updateItem,
} from '../catalogue/index.ts';
import { hasGivenChapters, releaseBookmarks } from '../custom-reports/index.ts';
import { countReaders, countSubscribers } from '../subscriptions/index.ts';
import { lockDraftOf } from './drafts/drafts.store.ts';
import type { TellPlanner } from './drafts/tell-planner.ts';
import { type RenewDocuments, releaseVersion, switchTo } from './enter-version.ts';
import { listPastUploads, listVersions } from './reports.store.ts';
import { asEditionProblem, valuesBefore } from './upload.ts';

interface ReportsNeeds {
  db: Db;
  renewDocuments: RenewDocuments;
  tellPlanner: TellPlanner;
}

/** What staff can do with existing reports. */
export function createReports({ db, renewDocuments, tellPlanner }: ReportsNeeds) {
  /** Changes one report while holding its lock, and logs the change. */
  async function change(
    actor: Actor,
    reportId: number,
    action: string,
    apply: (tx: Tx, report: ItemRow) => Promise<Record<string, unknown>>,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const report = await lockItem(tx, 'report', reportId);
      if (!report) throw new ProblemError('not-found');
      const to = await apply(tx, report);
      await record(tx, { actor, action, subject: `report:${reportId}`, from: valuesBefore(to, report), to });
    });
  }

  async function versions(reportId: number): Promise<Answer<'reportVersions'>> {
    if (!(await findItem(db, 'report', reportId))) throw new ProblemError('not-found');
    const rows = await listVersions(db, reportId);
    return rows.map(({ version, created_at, created_by, chapters, current, releases }) => ({
      version,
      chapters,
      current,
      releases,
      createdAt: epochSeconds(created_at),
      createdBy: created_by,
    }));
  }

  async function subscribers(reportId: number): Promise<Answer<'reportSubscribers'>> {
    if (!(await findItem(db, 'report', reportId))) throw new ProblemError('not-found');
    return countReaders(db, reportId);
  }

  return {
    versions,
    subscribers,

    async pastUploads(categoryId: number, year: number): Promise<Answer<'pastUploads'>> {
      const rows = await listPastUploads(db, categoryId, year);
      return rows.map(({ writeup, ...item }) => ({
        ...toReport(item),
        writeup: writeup ?? false,
        digest: digestOf(item),
      }));
    },

    async rollback(actor: Actor, reportId: number, { version, note }: Body<'rollbackReport'>) {
      await change(actor, reportId, 'report rolled back', async (tx) => {
        const found = (await listVersions(tx, reportId)).find((one) => one.version === version);
        if (!found) throw new ProblemError('not-found');
        const details = { current_version: version, chapters: found.chapters };
        await releaseVersion(tx, reportId, details, { released_by: actor.name, note });
        await renewDocuments(tx, reportId);
        return { ...details, note };
      });
      return versions(reportId);
    },

    setVisible: (actor: Actor, reportId: number, visible: boolean) =>
      change(actor, reportId, visible ? 'report shown' : 'report hidden', async (tx) => {
        await updateItem(tx, reportId, { visible });
        return { visible };
      }),

    async edit(actor: Actor, reportId: number, body: Body<'editReport'>) {
      await change(actor, reportId, 'report edited', async (tx, report) => {
        const details = edited(report, body);
        await switchTo(tx, reportId, details);
        await renewDocuments(tx, reportId);
        return details;
      }).catch(asEditionProblem);
    },

    remove: (actor: Actor, reportId: number) =>
      change(actor, reportId, 'report deleted', async (tx, report) => {
        if ((await countSubscribers(tx, reportId)) > 0) throw new ProblemError('report-subscribed');
        await releaseBookmarks(tx, reportId);
        if (await hasGivenChapters(tx, reportId)) throw new ProblemError('report-given');
        const draft = await lockDraftOf(tx, reportId, report);
        if (draft) await tellPlanner(tx, draft, 'The report was deleted, and its draft with it.');
        await deleteReport(tx, reportId);
        return { item_name: null, item_year: null, region: null };
      }),
  };
}

export type Reports = ReturnType<typeof createReports>;
