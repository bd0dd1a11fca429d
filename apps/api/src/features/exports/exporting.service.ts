import type { FileFormat, panelFormats } from '@caliper/contract/take-away/take-away.values.ts';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { notify } from '../notifications/index.ts';
import type { RecordUsage } from '../usage/index.ts';
import {
  countAgainst,
  countOfPerson,
  deleteMade,
  findLicence,
  insertMade,
  insertNotice,
  lockCompany,
} from './exports.store.ts';
import { type Stamp, stampOf } from './stamp.ts';
import { isUnusual } from './unusual.ts';

/** What is made for somebody to take away. */
export interface Export {
  format: FileFormat;
  /** What it is about; null for what is of several items. */
  itemId: number | null;
  /** The work that makes it, if it is not made at once. */
  fileId?: number | null;
}

interface Noted extends Pick<Export, 'itemId'> {
  format: (typeof panelFormats)[number];
}

export interface Quota {
  most: number;
  made: number;
  renewsAt: Date | null;
}

interface ExportingNeeds {
  db: Db;
  clock: Clock;
  recordUsage: RecordUsage;
}

/** Every file that the server makes for somebody goes through here: it is counted, watched, and stamped. */
export function createExporting({ db, clock, recordUsage }: ExportingNeeds) {
  async function stamp(viewer: Viewer): Promise<Stamp> {
    return stampOf(viewer, await findLicence(db, viewer.usergroupId), clock());
  }

  async function quota({ usergroupId }: Viewer, within: Db | Tx = db): Promise<Quota | null> {
    const { file_quota: most } = await findLicence(within, usergroupId);
    return most === null ? null : { most, ...(await countAgainst(within, usergroupId, most)) };
  }

  async function assertWithinQuota(tx: Tx, viewer: Viewer): Promise<void> {
    if ((await findLicence(tx, viewer.usergroupId)).file_quota === null) return;
    await lockCompany(tx, viewer.usergroupId);
    const used = await quota(viewer, tx);
    if (!used?.renewsAt || used.made < used.most) return;
    const date = used.renewsAt.toISOString().slice(0, 10);
    throw new ProblemError('files-quota', { values: { most: used.most, date } });
  }

  async function watch(tx: Tx, { userId }: Viewer): Promise<void> {
    const { inDay, usual } = await countOfPerson(tx, userId);
    if (!isUnusual(inDay, usual)) return;
    const about = await insertNotice(tx, userId, inDay);
    if (about !== null) await notify(tx, { kind: 'many-files', about, to: { role: 'admin' } });
  }

  /** Counts a file, or refuses it with the day on which the next one can be made. */
  async function count(
    tx: Tx,
    viewer: Viewer,
    { format, fileId = null }: Omit<Export, 'itemId'>,
  ): Promise<number> {
    await assertWithinQuota(tx, viewer);
    const made = { usergroup_id: viewer.usergroupId, user_id: viewer.userId, format, file_id: fileId };
    const id = await insertMade(tx, made);
    await watch(tx, viewer);
    return id;
  }

  return {
    stamp,
    quota,
    count,

    /** What somebody makes without the server: it is told of, and counts against no quota. */
    async note(viewer: Viewer, { format, itemId }: Noted): Promise<Stamp> {
      const stamped = await stamp(viewer);
      recordUsage(viewer, { kind: 'export', itemId, detail: format });
      return stamped;
    },

    /** Makes a file at once. If that fails it does not count. */
    async make<T>(
      viewer: Viewer,
      { format, itemId }: Export,
      write: (stamp: Stamp) => Promise<T>,
    ): Promise<T> {
      const id = await db.transaction().execute((tx) => count(tx, viewer, { format }));
      try {
        const made = await write(await stamp(viewer));
        recordUsage(viewer, { kind: 'export', itemId, detail: format });
        return made;
      } catch (error) {
        await deleteMade(db, id);
        throw error;
      }
    },
  };
}

export type Exporting = ReturnType<typeof createExporting>;
