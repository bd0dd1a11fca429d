import { createHash } from 'node:crypto';
import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { takeAway as limits } from '@caliper/contract/limits.ts';
import { formatNames } from '@caliper/contract/take-away/take-away.values.ts';
import type { Framed, Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import { Download } from '../../http/download.ts';
import type { Origin } from '../../http/endpoints.ts';
import { ProblemError } from '../../http/problem.ts';
import { record } from '../../platform/audit/audit.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { DashboardGrant } from '../dashboards/index.ts';
import { deleteMadeBy, type Exporting } from '../exports/index.ts';
import type { DashboardChoice, DashboardSource } from './dashboards.ts';
import { createDrawnTables } from './drawn-tables.ts';
import { fileName, mediaTypes, takenKey } from './file-names.ts';
import {
  countUnfinished,
  deleteFile,
  type FileRow,
  findFile,
  findUnfinished,
  insertFile,
  listFiles,
  lockOrders,
  type NewFile,
} from './files.store.ts';
import type { Choice } from './making.ts';
import { type Choosable, chosenOf, type Entry, type Selection, type Subject } from './selection.ts';
import { isOver, toTakenFile } from './take-away.answers.ts';

type TakenFile = Answer<'takenFile'>;

interface FilesNeeds {
  db: Db;
  files: Files;
  selection: Selection;
  dashboards: DashboardSource;
  exporting: Exporting;
  /** Something waits. */
  kick: () => void;
}

/** What somebody asks for, has, and may download. */
export function createTakenFiles(needs: FilesNeeds) {
  const { db, files, selection, dashboards, exporting, kick } = needs;
  const drawnTables = createDrawnTables(db);

  /** Why a file may not be opened any more: all that is in it is decided again. Empty if it may. */
  async function closedIn(viewer: Viewer, row: FileRow): Promise<string> {
    try {
      if (row.kind === 'dashboard-rows' || row.kind === 'dashboard-slides') {
        const choice = row.choice as DashboardChoice;
        const open = dashboards.marketsOf(await dashboards.open(viewer, choice));
        const contained = (row.choice as { markets?: string[] }).markets ?? [];
        return contained.find((market) => !open.includes(market)) ?? '';
      }
      const { entries } = await selection.look(viewer, { kind: row.kind, id: row.subject_id });
      const closed = row.entries.find((entry) => !entries.some((one) => one.entry === entry && one.isOpen));
      if (closed === undefined) return '';
      return entries.find(({ entry }) => entry === closed)?.title ?? row.title;
    } catch (error) {
      if (error instanceof ProblemError) return row.title;
      throw error;
    }
  }

  async function answer(viewer: Viewer, row: FileRow): Promise<TakenFile> {
    const isThere = row.state === 'ready' && !isOver(row, viewer.now);
    const closed = isThere ? await closedIn(viewer, row) : '';
    const remark = closed === '' ? '' : fileClosed(closed).message;
    return toTakenFile(row, { now: viewer.now, remark });
  }

  async function own(viewer: Viewer, id: number): Promise<FileRow> {
    const row = await findFile(db, viewer.userId, id);
    if (!row) throw new ProblemError('not-found');
    return row;
  }

  /** One order at a time for each person: asked for twice, it is made once. */
  async function order(
    viewer: Viewer,
    origin: Origin,
    asked: Omit<NewFile, 'user_id' | 'digest' | 'basis'> & { subject: string },
  ): Promise<TakenFile> {
    const { subject, ...file } = asked;
    const digest = createHash('sha256')
      .update(JSON.stringify([file.kind, file.format, file.choice, file.entries]))
      .digest('base64');
    const row = await db.transaction().execute(async (tx: Tx) => {
      await lockOrders(tx, viewer.userId);
      const running = await findUnfinished(tx, viewer.userId, digest);
      if (running) return running;
      if ((await countUnfinished(tx, viewer.userId)) >= limits.waitingPerUser)
        throw new ProblemError('files-waiting');
      const id = await insertFile(tx, { ...file, user_id: viewer.userId, digest, basis: {} });
      await exporting.count(tx, viewer, { format: file.format, fileId: id });
      await record(tx, {
        actor: viewerAsActor(viewer, origin),
        action: 'exported',
        subject,
        to: { what: formatNames[file.format], file: id, parts: file.entries.length || undefined },
      });
      return findFile(tx, viewer.userId, id);
    });
    if (!row) throw new ProblemError('not-found');
    kick();
    return answer(viewer, row);
  }

  async function take(viewer: Viewer, origin: Origin, body: Body<'takeAway'>): Promise<TakenFile> {
    const { of, format, parts } = body;
    const choosable = await selection.look(viewer, of);
    const isOld = of.kind === 'report' && of.version !== undefined && of.version !== choosable.version;
    if (isOld) throw new ProblemError('report-updated');
    const chosen = chosenOf(choosable, of.entries);
    const isEmpty = chosen.length === 0 || (format === 'xlsx' && !chosen.some(({ tables }) => tables > 0));
    if (isEmpty) throw new ProblemError('nothing-to-take');
    const choice: Choice = { parts };
    return order(viewer, origin, {
      kind: of.kind,
      format,
      subject_id: of.id,
      title: choosable.title,
      path: choosable.path,
      choice,
      entries: chosen.map(({ entry }) => entry),
      subject: `${of.kind}:${of.id}`,
    });
  }

  async function takeDashboard(
    viewer: Viewer,
    origin: Origin,
    { grant, body }: DashboardChoice,
  ): Promise<TakenFile> {
    const opened = await dashboards.open(viewer, { grant, body });
    dashboards.assertKnown(opened, body);
    return order(viewer, origin, {
      kind: body.kind,
      format: body.format,
      subject_id: grant.id,
      title: opened.item_name,
      path: dashboards.pathOf(opened),
      choice: { grant, body, markets: dashboards.marketsOf(opened) },
      entries: [],
      subject: `dashboard:${grant.id}`,
    });
  }

  async function download(viewer: Viewer, row: FileRow): Promise<Download> {
    if (isOver(row, viewer.now)) throw new ProblemError('file-over');
    if (row.state !== 'ready') throw new ProblemError('file-not-ready');
    const closed = await closedIn(viewer, row);
    if (closed !== '') throw fileClosed(closed);
    const content = await files.open(takenKey(row));
    if (!content) throw new ProblemError('file-over');
    return new Download(fileName(row), content, mediaTypes[row.format]);
  }

  /** Of the frame's own dashboard only. */
  async function ownInFrame({ grant, ...viewer }: Framed, id: number): Promise<FileRow> {
    const row = await own(viewer, id);
    const made = (row.choice as Partial<DashboardChoice>).grant;
    if (grant.opens !== 'dashboard' || made?.id !== grant.id || made.kind !== grant.kind)
      throw new ProblemError('not-found');
    return row;
  }

  return {
    async contents(viewer: Viewer, subject: Subject): Promise<Answer<'takeAwayContents'>> {
      const choosable = await selection.look(viewer, subject);
      const [stamp, quota] = await Promise.all([exporting.stamp(viewer), exporting.quota(viewer)]);
      const { company, licence, person } = stamp;
      return {
        title: choosable.title,
        version: choosable.version,
        entries: await counted(choosable),
        licence: { company, licence, person },
        quota: quota && { ...quota, renewsAt: quota.renewsAt && epochSeconds(quota.renewsAt) },
      };
    },

    take,

    takeInFrame(
      { grant, ...viewer }: Framed,
      origin: Origin,
      asked: { kind: string; id: number },
      body: DashboardChoice['body'],
    ) {
      if (grant.opens !== 'dashboard' || grant.id !== asked.id) throw new ProblemError('not-found');
      return takeDashboard(viewer, origin, { grant: grant as DashboardGrant, body });
    },

    /** What there is now of what it was made of. */
    async again(viewer: Viewer, origin: Origin, id: number): Promise<TakenFile> {
      const row = await own(viewer, id);
      if (row.kind === 'dashboard-rows' || row.kind === 'dashboard-slides') {
        const { grant, body } = row.choice as DashboardChoice;
        return takeDashboard(viewer, origin, { grant, body });
      }
      const { parts } = row.choice as Choice;
      const of: Subject = { kind: row.kind, id: row.subject_id };
      const { entries } = await selection.look(viewer, of);
      const still = row.entries.filter((entry) => entries.some((one) => one.entry === entry && one.isOpen));
      if (still.length === 0) throw new ProblemError('not-subscribed');
      return take(viewer, origin, {
        of: { ...of, entries: still },
        format: row.format,
        parts,
      } as Body<'takeAway'>);
    },

    async list(viewer: Viewer): Promise<TakenFile[]> {
      const rows = await listFiles(db, viewer.userId);
      return Promise.all(rows.map((row) => answer(viewer, row)));
    },

    find: async (viewer: Viewer, id: number) => answer(viewer, await own(viewer, id)),

    findInFrame: async (viewer: Framed, id: number) => answer(viewer, await ownInFrame(viewer, id)),

    download: async (viewer: Viewer, id: number) => download(viewer, await own(viewer, id)),

    downloadInFrame: async (viewer: Framed, id: number) => download(viewer, await ownInFrame(viewer, id)),

    /** Work that is stopped counts for nothing; what was made stays counted. */
    async remove(viewer: Viewer, id: number): Promise<void> {
      const row = await db.transaction().execute(async (tx) => {
        const found = await deleteFile(tx, viewer.userId, id);
        if (found?.state === 'waiting' || found?.state === 'working') await deleteMadeBy(tx, id);
        return found;
      });
      if (row?.state === 'ready') await files.remove(takenKey(row));
    },
  };

  async function counted({ entries, kind }: Choosable): Promise<Answer<'takeAwayContents'>['entries']> {
    const told: Answer<'takeAwayContents'>['entries'] = [];
    for (const one of entries) {
      const { entry, number, title, tables, figures, isOpen } = one;
      const origin = kind === 'report' ? '' : one.origin;
      told.push({ entry, number, title, origin, tables, charts: await chartsIn(one), figures, isOpen });
    }
    return told;
  }

  async function chartsIn(entry: Entry): Promise<number> {
    if (!entry.isOpen || entry.tables === 0) return 0;
    const drawn = await drawnTables(entry);
    return drawn.filter((block) => entry.block === undefined || block === entry.block).length;
  }
}

export type TakenFiles = ReturnType<typeof createTakenFiles>;

function fileClosed(title: string): ProblemError {
  return new ProblemError('file-closed', { values: { title } });
}
