import { isDeepStrictEqual } from 'node:util';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Staging } from '../../platform/files/staging.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import { findItem, itemDetailsOf, lockItem } from '../catalogue/index.ts';
import { isSameReading, type ReadChapter } from './changes/index.ts';
import { coverOf, isOutdated } from './drafts/draft.ts';
import { listDraftChapters, lockDraftOf } from './drafts/drafts.store.ts';
import { keepDraft } from './drafts/keep-draft.ts';
import type { TellPlanner } from './drafts/tell-planner.ts';
import { enterVersion, switchTo } from './enter-version.ts';
import type { Chapter, ReportContent, TypedTable } from './ingest/content.ts';
import type { Correction } from './ingest/corrections/correction.ts';
import { readerNumber } from './ingest/reader-number.ts';
import type { Prepared, Preparing } from './preparing.ts';
import {
  copyRelease,
  findCurrentVersion,
  listChapters,
  listOlderPreviews,
  listOlderReadings,
  markRead,
  markRefreshed,
  setDocuments,
} from './reports.store.ts';
import { createStoredPackages } from './stored-packages.ts';

interface RefreshingNeeds {
  db: Db;
  files: Files;
  staging: Staging;
  preparing: Preparing;
  tellPlanner: TellPlanner;
  logFailure: (error: unknown) => void;
}

type Documents = Pick<Current, 'preview' | 'toc'>;
type Current = NonNullable<Awaited<ReturnType<typeof findCurrentVersion>>>;

/** Who reads packages again after an upgrade. */
const system: Actor = { id: null, name: 'the portal', address: null, requestId: null };

/** How many reports are read or wait for that at most. */
const mostAtOnce = 10;

/**
 * Reads the stored package of a report through the current ingest. Simultaneous requests share one reading, and a report
 * is read at most once a minute. Reports are read one by one, so that refreshing all of them does not fill the disk with
 * packages, and an upload waits for one of them at most.
 */
export function createRefreshing({
  db,
  files,
  staging,
  preparing,
  tellPlanner,
  logFailure,
}: RefreshingNeeds) {
  const storedPackages = createStoredPackages({ files, staging, preparing });
  const running = new Map<number, Promise<boolean>>();
  let queue: Promise<unknown> = Promise.resolve();

  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = queue.then(work);
    queue = turn.catch(() => {});
    return turn;
  }

  /** A failure holds up no other report; the job is told of it. */
  async function eachInTurn(
    reportIds: readonly number[],
    work: (reportId: number) => Promise<void>,
    failed: string,
  ): Promise<void> {
    const failures: Error[] = [];
    for (const reportId of reportIds)
      await inTurn(() => work(reportId)).catch((cause) =>
        failures.push(new Error(`Report ${reportId} ${failed}.`, { cause })),
      );
    if (failures.length > 0) throw new AggregateError(failures, failures[0]?.message);
  }

  /** With what staff put right in it. */
  function read<T>(
    report: ItemRow,
    { package: name, writeup, corrections: stored }: Current,
    use: (content: ReportContent, zip: string | null) => Promise<T>,
  ): Promise<T> {
    const corrections = stored as unknown as Correction[];
    return storedPackages.read({ package: name, writeup, cover: coverOf(report), corrections }, use);
  }

  async function run(actor: Actor, reportId: number): Promise<boolean> {
    const report = await findItem(db, 'report', reportId);
    const current = await findCurrentVersion(db, reportId);
    if (!report || !current?.package) throw new ProblemError('package-missing');
    if (current.isFresh) return false;
    try {
      return await read(report, current, (content, zip) => apply(actor, report, current, content, zip));
    } catch (error) {
      // Trying again would not help until the package or the ingest is fixed.
      if (isRefusal(error))
        await db.transaction().execute((tx) => markRefreshed(tx, reportId, current.version));
      throw error;
    }
  }

  async function renew(reportId: number): Promise<void> {
    const report = await findItem(db, 'report', reportId);
    const current = await findCurrentVersion(db, reportId);
    if (report && current) await renewFrom(report, current);
  }

  function renewFrom(report: ItemRow, current: Current): Promise<void> {
    return read(report, current, async (content) => {
      await preparing.keepDocuments(content);
      await exchange(report, current, { preview: content.preview.file, toc: content.toc.file });
    });
  }

  async function exchange(report: ItemRow, { version }: Current, documents: Documents): Promise<void> {
    await db.transaction().execute(async (tx) => {
      // A later change of the details or the version brings its own documents.
      if (await isStill(tx, report, version)) await setDocuments(tx, report.item_id, version, documents);
    });
  }

  /** For a report whose package is no longer accepted: a preview with cover and description, and the contents as before. */
  function makeBare(report: ItemRow, current: Current): Promise<void> {
    return read(report, { ...current, package: null, writeup: false }, async (content) => {
      await preparing.keepDocuments(content);
      await exchange(report, current, { preview: content.preview.file, toc: current.toc });
    });
  }

  async function renewOlder(reportId: number): Promise<void> {
    const report = await findItem(db, 'report', reportId);
    const current = await findCurrentVersion(db, reportId);
    // Another node may have been faster.
    if (!report || !current || current.shown_preview === current.preview) return;
    await renewFrom(report, current).catch((error) => {
      if (!isRefusal(error)) throw error;
      logFailure(error);
      return makeBare(report, current);
    });
  }

  /** Switches to what reads the same, and keeps what does not as a draft: clients see no other figure unannounced. */
  async function apply(
    actor: Actor,
    report: ItemRow,
    current: Current,
    content: ReportContent,
    zip: string | null,
  ): Promise<boolean> {
    const before = await listChapters(db, report.item_id, current.version);
    // The documents are named after their content, so they also differ after a new title or description.
    const isEqual =
      current.preview === content.preview.file &&
      current.toc === content.toc.file &&
      isDeepStrictEqual(before.map(plain), content.chapters.map(plain));
    const prepared = isEqual ? null : await preparing.keep(content, zip);
    return db.transaction().execute(async (tx) => {
      // An upload or rollback in the meantime has the last word.
      if (!(await isStill(tx, report, current.version))) return false;
      await markRefreshed(tx, report.item_id, current.version);
      await markRead(tx, report.item_id, current.version, readerNumber);
      if (!prepared) return false;
      if (readsTheSame(before, content)) return switchUnnoticed(tx, actor, report, current, prepared);
      await keepReading(tx, actor, report, current, prepared, tellPlanner);
      return false;
    });
  }

  /** What the newer reader makes of a stored package; once for each report after an upgrade. */
  async function readOlder(reportId: number): Promise<void> {
    const report = await findItem(db, 'report', reportId);
    const current = await findCurrentVersion(db, reportId);
    // Another node may have been faster.
    if (!report || !current?.package || current.reader === readerNumber) return;
    await read(report, current, (content, zip) => apply(system, report, current, content, zip)).catch(
      async (error) => {
        if (!isRefusal(error) && !isMissing(error)) throw error;
        // What clients read stays; reading it every minute would not change that.
        logFailure(error);
        await db.transaction().execute((tx) => markRead(tx, reportId, current.version, readerNumber));
      },
    );
  }

  return {
    /** Whether anything has changed. */
    async refresh(actor: Actor, reportId: number): Promise<boolean> {
      let reading = running.get(reportId);
      if (!reading) {
        if (running.size >= mostAtOnce) throw new ProblemError('unavailable', { retryAfter: 60 });
        reading = inTurn(() => run(actor, reportId)).finally(() => running.delete(reportId));
        running.set(reportId, reading);
      }
      return reading.catch((error) => {
        if (!isRefusal(error)) throw error;
        logFailure(error);
        throw new ProblemError('refresh-refused');
      });
    },

    /** Makes the preview and the contents again, which show the details of the report on their cover. */
    async renewDocuments(reportId: number): Promise<void> {
      await inTurn(() => renew(reportId)).catch((error) => {
        logFailure(error);
        throw error;
      });
    },

    /** Reads what an earlier reader has read, one by one, so that an interruption loses none. */
    readAgain: async () =>
      eachInTurn(await listOlderReadings(db, readerNumber), readOlder, 'could not be read again'),

    /** Makes previews of an earlier release again, one by one, so that an interruption loses none of them. */
    renewPreviews: async () => eachInTurn(await listOlderPreviews(db), renewOlder, 'has no new preview'),
  };
}

export type Refreshing = ReturnType<typeof createRefreshing>;

function isRefusal(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'package-refused';
}

function isMissing(error: unknown): boolean {
  return error instanceof ProblemError && error.code === 'package-missing';
}

type StoredChapters = Awaited<ReturnType<typeof listChapters>>;

/** The same text, captions and cells in the same blocks, which links and bookmarks name. */
function readsTheSame(before: StoredChapters, { chapters }: ReportContent): boolean {
  const blocksOf = (all: readonly { blocks: string[] }[]) => all.map(({ blocks }) => blocks);
  return (
    isDeepStrictEqual(blocksOf(before), blocksOf(chapters)) &&
    isSameReading({ chapters: before.map(stored) }, { chapters })
  );
}

function stored(chapter: StoredChapters[number]): ReadChapter {
  return { ...chapter, tables: chapter.tables as unknown as TypedTable[] };
}

async function switchUnnoticed(
  tx: Tx,
  actor: Actor,
  { item_id }: ItemRow,
  { version, writeup, created_by }: Current,
  prepared: Prepared,
): Promise<boolean> {
  const to = await enterVersion(tx, { report_id: item_id, writeup, created_by }, prepared);
  await markRefreshed(tx, item_id, to.current_version);
  await switchTo(tx, item_id, to);
  await copyRelease(tx, item_id, version, to.current_version);
  await record(tx, { actor, action: 'report refreshed', subject: `report:${item_id}`, to });
  return true;
}

/** An upload that waits will replace the version anyway. A reading that waits and says the same keeps its plans. */
async function keepReading(
  tx: Tx,
  actor: Actor,
  report: ItemRow,
  { writeup, created_by }: Current,
  prepared: Prepared,
  tellPlanner: TellPlanner,
): Promise<void> {
  const details = itemDetailsOf(report);
  const waiting = await lockDraftOf(tx, report.item_id, details);
  if (waiting?.origin === 'upload') return;
  if (waiting && !isOutdated(waiting, report) && (await saysTheSame(tx, waiting.draft_id, prepared))) return;
  const findings = prepared.content.warnings;
  const draft = { report, details, writeup, created_by, prepared, findings };
  await keepDraft(tx, actor, { origin: 'reading', ...draft }, tellPlanner);
}

async function saysTheSame(tx: Tx, draftId: number, { content }: Prepared): Promise<boolean> {
  const waiting = await listDraftChapters(tx, draftId);
  return isDeepStrictEqual(waiting.map(plain), content.chapters.map(plain));
}

/** Locks the report: has it this version and the same cover as when it was read? */
async function isStill(tx: Tx, report: ItemRow, version: number): Promise<boolean> {
  const held = await lockItem(tx, 'report', report.item_id);
  return held?.current_version === version && isDeepStrictEqual(coverOf(held), coverOf(report));
}

/** A chapter as it is read from the database: without fields that are not stored or are undefined. */
function plain(
  chapter: Omit<Chapter, 'sections' | 'exhibits' | 'tables'> & { tables: readonly object[] },
): unknown {
  const { chapter_number, chapter_title, chapter_content, plain_text, blocks, images, tables } = chapter;
  return JSON.parse(
    JSON.stringify({ chapter_number, chapter_title, chapter_content, plain_text, blocks, images, tables }),
  );
}
