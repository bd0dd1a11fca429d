import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Staging } from '../../platform/files/staging.ts';
import type { Db } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import { findItem, lockItem } from '../catalogue/index.ts';
import { enterVersion, switchTo } from './enter-version.ts';
import { fileKey } from './file-keys.ts';
import type { Chapter, ReportContent } from './ingest/content.ts';
import type { Prepared, Preparing } from './preparing.ts';
import { findCurrentVersion, listChapters, markRefreshed } from './reports.store.ts';

interface RefreshingNeeds {
  db: Db;
  files: Files;
  staging: Staging;
  preparing: Preparing;
  logFailure: (error: unknown) => void;
}

type Current = NonNullable<Awaited<ReturnType<typeof findCurrentVersion>>>;

/**
 * Reads the stored package of a report through today's ingest. Readers may ask for it as often as they like: those
 * who ask at the same time share one reading, and what was read within a minute is not read again. One report comes
 * after the other: whoever asks for all of them fills no disk with packages, and an upload waits for one at most.
 */
export function createRefreshing({ db, files, staging, preparing, logFailure }: RefreshingNeeds) {
  const running = new Map<number, Promise<boolean>>();
  let queue: Promise<unknown> = Promise.resolve();

  async function run(actor: Actor, reportId: number): Promise<boolean> {
    const report = await findItem(db, 'report', reportId);
    const current = await findCurrentVersion(db, reportId);
    if (!report || !current?.package) throw new ProblemError('package-missing');
    if (current.isFresh) return false;
    const folder = await staging.open();
    try {
      const zip = join(folder, 'package.zip');
      const stored = await files.open(fileKey.package(current.package));
      if (!stored) throw new ProblemError('package-missing');
      await pipeline(stored, createWriteStream(zip));
      const source = { zip, writeup: current.writeup, cover: coverOf(report) };
      return await preparing.read(source, (content) => apply(actor, reportId, current, content, zip));
    } catch (error) {
      // Asking again would not help before somebody has looked at it.
      if (isRefusal(error))
        await db.transaction().execute((tx) => markRefreshed(tx, reportId, current.version));
      throw error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async function apply(
    actor: Actor,
    reportId: number,
    current: Current,
    content: ReportContent,
    zip: string,
  ) {
    const before = await listChapters(db, reportId, current.version);
    // The documents are named after their bytes, and tell of an edited title or description too.
    const isSame =
      current.preview === content.preview.file &&
      current.toc === content.toc.file &&
      isDeepStrictEqual(before.map(plain), content.chapters.map(plain));
    const prepared = isSame ? null : await preparing.keep(content, zip);
    return switchIfCurrent(actor, reportId, current.version, prepared);
  }

  /** Whoever uploaded or rolled back meanwhile has the last word. */
  async function switchIfCurrent(actor: Actor, reportId: number, version: number, prepared: Prepared | null) {
    return db.transaction().execute(async (tx) => {
      await lockItem(tx, 'report', reportId);
      const current = await findCurrentVersion(tx, reportId);
      if (current?.version !== version || current.isFresh) return false;
      await markRefreshed(tx, reportId, version);
      if (!prepared) return false;
      const { writeup, created_by } = current;
      const to = await enterVersion(tx, { report_id: reportId, writeup, created_by }, prepared);
      await markRefreshed(tx, reportId, to.current_version);
      await switchTo(tx, reportId, to);
      await record(tx, { actor, action: 'report refreshed', subject: `report:${reportId}`, to });
      return true;
    });
  }

  return {
    /** Whether that brought anything new. */
    async refresh(actor: Actor, reportId: number): Promise<boolean> {
      let reading = running.get(reportId);
      if (!reading) {
        reading = queue.then(() => run(actor, reportId)).finally(() => running.delete(reportId));
        running.set(reportId, reading);
        queue = reading.catch(() => {});
      }
      return reading.catch((error) => {
        if (!isRefusal(error)) throw error;
        logFailure(error);
        throw new ProblemError('refresh-refused');
      });
    },
  };
}

export type Refreshing = ReturnType<typeof createRefreshing>;

function isRefusal(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'package-refused';
}

function coverOf({ item_name, item_year, region, description }: ItemRow) {
  return { title: item_name, year: item_year, region, description };
}

/** As the database gives it back: without what is not kept, and without fields that say nothing. */
function plain(chapter: Omit<Chapter, 'sections' | 'tables'> & { tables: readonly object[] }): unknown {
  const { chapter_number, chapter_title, chapter_content, plain_text, blocks, images, tables } = chapter;
  return JSON.parse(
    JSON.stringify({ chapter_number, chapter_title, chapter_content, plain_text, blocks, images, tables }),
  );
}
