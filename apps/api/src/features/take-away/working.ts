import { randomUUID } from 'node:crypto';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Files } from '../../platform/files/files.ts';
import { createRounds } from '../../platform/jobs/rounds.ts';
import { type Db, isUnavailable } from '../../platform/postgres/postgres.ts';
import { deleteMadeBy } from '../exports/index.ts';
import { notify } from '../notifications/index.ts';
import { takenKey } from './file-names.ts';
import {
  beat,
  claimNext,
  type FileRow,
  fail,
  finish,
  letGo,
  noteBasis,
  type Progress,
  wasTriedOften,
} from './files.store.ts';
import type { Made, Make } from './making.ts';
import { failedSentence } from './take-away.answers.ts';

interface WorkingNeeds {
  db: Db;
  files: Files;
  make: Make;
  /** Whoever asked for it, as they are now; null if they may not come in any more. */
  findViewer: (userId: string) => Promise<Viewer | null>;
  recordUsage: (viewer: Viewer, row: FileRow) => void;
  logFailure: (error: unknown) => void;
  everyMs?: number;
  beatMs?: number;
}

/** The work was stopped by its owner, or is another node's by now. */
class NoLongerOurs extends Error {}
/** This node ends. */
class Ending extends Error {}

/**
 * Makes what is waiting, one file at a time on this node. Each beat says how far it is; a node that dies stops beating,
 * and another begins the file again. Nothing of it is seen until the file is stored and its row says so.
 */
export function createWorking(needs: WorkingNeeds) {
  const { db, files, make, findViewer, recordUsage, logFailure, everyMs = 1000, beatMs = 1000 } = needs;
  let current: AbortController | undefined;

  async function attempt(row: FileRow, claim: string): Promise<void> {
    if (wasTriedOften(row)) return giveUp(row, claim, failedSentence);
    const controller = new AbortController();
    current = controller;
    let progress: Progress = { step: 'access', done: 0, of: 0 };
    const timer = setInterval(() => {
      void beat(db, row.file_id, claim, progress)
        .then((isOurs) => isOurs || controller.abort(new NoLongerOurs()))
        // The next beat may get through; if none does for long, another node takes over.
        .catch(() => {});
    }, beatMs);
    try {
      const viewer = await findViewer(row.user_id);
      if (!viewer) return await giveUp(row, claim, closedSentence(row));
      const made = await make(viewer, row, {
        signal: controller.signal,
        onProgress: (next) => {
          progress = next;
        },
      });
      await complete(viewer, row, claim, made);
    } catch (error) {
      await settle(row, claim, error);
    } finally {
      clearInterval(timer);
      current = undefined;
    }
  }

  async function complete(
    viewer: Viewer,
    row: FileRow,
    claim: string,
    { bytes, basis }: Made,
  ): Promise<void> {
    const isDone = await db.transaction().execute(async (tx) => {
      await noteBasis(tx, row.file_id, claim, basis);
      const finished = await finish(tx, row.file_id, claim, bytes);
      const to = { people: [row.user_id] };
      if (finished) await notify(tx, { kind: 'file-ready', about: row.file_id, to });
      return finished;
    });
    if (isDone) recordUsage(viewer, row);
    // Stopped at the last moment: nothing refers to it.
    else await removeIfGone(row);
  }

  async function removeIfGone(row: FileRow): Promise<void> {
    const there = await db
      .selectFrom('taken_files')
      .select('file_id')
      .where('file_id', '=', row.file_id)
      .executeTakeFirst();
    if (!there) await files.remove(takenKey(row));
  }

  async function giveUp(row: FileRow, claim: string, sentence: string): Promise<void> {
    await db.transaction().execute(async (tx) => {
      if (await fail(tx, row.file_id, claim, sentence)) await deleteMadeBy(tx, row.file_id);
    });
  }

  async function settle(row: FileRow, claim: string, error: unknown): Promise<void> {
    if (error instanceof NoLongerOurs) return removeIfGone(row);
    if (error instanceof Ending) return letGo(db, row.file_id, claim);
    if (error instanceof ProblemError) return giveUp(row, claim, error.message);
    logFailure(error);
    // What only waits for the database or the file store is tried again, as is what another attempt may do better.
    if (!isUnavailable(error)) await letGo(db, row.file_id, claim);
  }

  /** Whether there was anything to do. */
  async function step(): Promise<boolean> {
    const claim = randomUUID();
    const row = await claimNext(db, claim);
    if (row) await attempt(row, claim);
    return row !== null;
  }

  const rounds = createRounds({ step, logFailure, everyMs });
  return {
    step,
    start: rounds.start,
    kick: rounds.kick,
    async stop() {
      current?.abort(new Ending());
      await rounds.stop();
    },
  };
}

export type Working = ReturnType<typeof createWorking>;

function closedSentence({ title }: FileRow): string {
  return new ProblemError('file-closed', { values: { title } }).message;
}
