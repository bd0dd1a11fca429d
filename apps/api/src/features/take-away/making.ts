import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Viewer } from '../../access/viewer.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Files } from '../../platform/files/files.ts';
import type { Staging } from '../../platform/files/staging.ts';
import type { Exporting } from '../exports/index.ts';
import type { Parts } from './compose/raw.ts';
import type { DashboardChoice, DashboardSource } from './dashboards.ts';
import { takenKey } from './file-names.ts';
import type { Basis, FileRow, Progress } from './files.store.ts';
import type { Reading } from './reading.ts';
import { chosenOf, type Selection } from './selection.ts';
import type { WriteTask } from './writing/task.ts';
import { tooLong } from './writing/too-long.ts';
import type { WriteFile } from './writing/writing.ts';

/** What was chosen of a report or custom report, beside its chapters. */
export interface Choice {
  parts: Parts;
}

interface MakingNeeds {
  files: Files;
  staging: Staging;
  selection: Selection;
  read: Reading;
  dashboards: DashboardSource;
  exporting: Exporting;
  write: WriteFile;
}

export interface MakeOptions {
  signal: AbortSignal;
  onProgress(progress: Progress): void;
}

/** What came of it. */
export interface Made {
  bytes: number;
  basis: Basis;
}

type Task = Omit<WriteTask, 'path'>;

/** Makes a file from the beginning: access, content, writing, storing. Done twice, it gives the same file. */
export function createMaking(needs: MakingNeeds) {
  const { files, staging, selection, read, dashboards, exporting, write } = needs;

  interface Work extends MakeOptions {
    viewer: Viewer;
    row: FileRow;
    folder: string;
  }

  async function ofChapters({ viewer, row, folder, signal, onProgress }: Work): Promise<[Task, Basis]> {
    const { parts } = row.choice as Choice;
    const kind = row.kind as 'report' | 'custom-report';
    const choosable = await selection.look(viewer, { kind, id: row.subject_id });
    const chosen = chosenOf(choosable, row.entries);
    let done = 0;
    onProgress({ step: 'content', done, of: chosen.length });
    const {
      versions,
      chapterIds: _,
      ...content
    } = await read(choosable, {
      chosen,
      folder,
      withPictures: parts.charts && row.format !== 'xlsx',
      onChapter: () => {
        done += 1;
        onProgress({ step: 'content', done, of: chosen.length });
      },
      signal,
    });
    const document = { ...content, stamp: await exporting.stamp(viewer), parts };
    return [{ from: 'chapters', format: row.format, document } as Task, { versions }];
  }

  async function ofDashboard({ viewer, row, folder, signal, onProgress }: Work): Promise<[Task, Basis]> {
    const { grant, body } = row.choice as DashboardChoice;
    const opened = await dashboards.open(viewer, { grant, body });
    onProgress({ step: 'content', done: 0, of: 0 });
    const stamp = await exporting.stamp(viewer);
    const basis = dashboards.basisOf(opened);
    if (body.kind === 'dashboard-rows') {
      const rows = await dashboards.rows(opened, body, { folder, stamp, signal });
      return [{ from: 'rows', format: row.format, ...rows } as Task, basis];
    }
    const document = await dashboards.slides(opened, body, { grant, stamp, signal });
    return [{ from: 'document', format: row.format, document } as Task, basis];
  }

  return async function make(viewer: Viewer, row: FileRow, options: MakeOptions): Promise<Made> {
    const { signal, onProgress } = options;
    const folder = await staging.open();
    try {
      onProgress({ step: 'access', done: 0, of: 0 });
      const isOfChapters = row.kind === 'report' || row.kind === 'custom-report';
      const work = { ...options, viewer, row, folder };
      const [task, basis] = await (isOfChapters ? ofChapters(work) : ofDashboard(work));
      const path = join(folder, `taken.${row.format}`);
      onProgress({ step: 'writing', done: 0, of: 0 });
      const told = (progress: Omit<Progress, 'step'>) => onProgress({ step: 'writing', ...progress });
      await write({ ...task, path } as WriteTask, signal, told).catch((error: unknown) => {
        throw error instanceof Error && error.message === tooLong ? new ProblemError('file-too-long') : error;
      });
      signal.throwIfAborted();
      onProgress({ step: 'storing', done: 0, of: 0 });
      const { size: bytes } = await stat(path);
      await files.put(takenKey(row), createReadStream(path));
      return { bytes, basis };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  };
}

export type Make = ReturnType<typeof createMaking>;
