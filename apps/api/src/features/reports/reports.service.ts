import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import { digestOf, findItem, lockItem, toReport } from '../catalogue/index.ts';
import type { RenewDocuments } from '../items/index.ts';
import { countReaders } from '../subscriptions/index.ts';
import type { Comparing } from './changes/index.ts';
import { releaseVersion } from './enter-version.ts';
import { listPastUploads, listVersions, readVersion } from './reports.store.ts';
import { valuesBefore } from './upload.ts';

interface ReportsNeeds {
  db: Db;
  renewDocuments: RenewDocuments;
  comparing: Comparing;
}

/** What staff can do with existing reports besides what they can do with every item. */
export function createReports({ db, renewDocuments, comparing }: ReportsNeeds) {
  /** Changes one report while holding its lock, and logs the change if there is one. */
  async function change(
    actor: Actor,
    reportId: number,
    action: string,
    apply: (tx: Tx, report: ItemRow) => Promise<Record<string, unknown> | null>,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const report = await lockItem(tx, 'report', reportId);
      if (!report) throw new ProblemError('not-found');
      const to = await apply(tx, report);
      if (!to) return;
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
    return countReaders(db, [reportId]);
  }

  async function versionChanges(reportId: number, version: number): Promise<Answer<'versionChanges'>> {
    const known = (await listVersions(db, reportId)).map((one) => one.version);
    if (!known.includes(version)) throw new ProblemError('not-found');
    const before = known.find((one) => one < version);
    return comparing.changes(
      before === undefined ? { chapters: [] } : await readVersion(db, reportId, before),
      await readVersion(db, reportId, version),
    );
  }

  return {
    versions,
    versionChanges,
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
      await change(actor, reportId, 'report rolled back', async (tx, report) => {
        // Sent again because its answer was lost.
        if (report.current_version === version) return null;
        const found = (await listVersions(tx, reportId)).find((one) => one.version === version);
        if (!found) throw new ProblemError('not-found');
        const details = { current_version: version, chapters: found.chapters };
        await releaseVersion(tx, reportId, details, { by: actor, note });
        await renewDocuments(tx, reportId);
        return { ...details, note };
      });
      return versions(reportId);
    },
  };
}

export type Reports = ReturnType<typeof createReports>;
