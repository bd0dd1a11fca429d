import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../access/viewer.ts';
import { assertAllowed, ProblemError } from '../../http/problem.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { type Catalogue, decideReading, holdingOf, knownItem } from '../catalogue/index.ts';
import { assertRoom } from './bookmarks.ts';
import { clippedBlock } from './clipped-block.ts';
import { deleteClip, findChapterWith, insertClip, reorderClips, touchCustomReport } from './clips.store.ts';
import { toCustomReport } from './custom-reports.answers.ts';
import type { CustomReports } from './custom-reports.service.ts';
import { lockSources } from './editing.store.ts';
import { holdOwn } from './own-report.ts';

interface ClippingNeeds {
  db: Db;
  catalogue: Catalogue;
  customReports: CustomReports;
}

/** Tables and figures beside the chapters of a custom report. The rules of chapters do not see them. */
export function createClipping({ db, catalogue, customReports }: ClippingNeeds) {
  async function change(
    viewer: Viewer,
    id: number,
    { sources = [], make }: { sources?: Body<'addClip'>[]; make: (tx: Tx) => Promise<void> },
  ): Promise<Answer<'customReport'>> {
    const view = await catalogue.look(viewer, 'report');
    return db.transaction().execute(async (tx) => {
      await lockSources(tx, sources);
      await holdOwn(tx, viewer, id);
      await make(tx);
      await touchCustomReport(tx, id);
      return toCustomReport(viewer, view, await customReports.find(viewer, id, tx));
    });
  }

  return {
    /** Anyone who may read a report in full may clip from it. */
    async add(viewer: Viewer, id: number, body: Body<'addClip'>) {
      const { report_id, chapter_number, block } = body;
      const make = async (tx: Tx) => {
        const view = await catalogue.look(viewer, 'report');
        const item = knownItem(viewer, view, report_id);
        if (!item) throw new ProblemError('not-found');
        assertAllowed(decideReading(viewer, item, holdingOf(view.holdings, report_id)));
        const chapter = await findChapterWith(tx, report_id, chapter_number, block);
        const clipped = chapter && clippedBlock(chapter.chapter_content, block);
        if (!clipped) throw new ProblemError('not-found');
        const { html: _, ...known } = clipped;
        if (!(await insertClip(tx, id, { ...chapter, ...known, report_id, block })))
          throw new ProblemError('clip-repeated');
        const { bookmarks, clips } = await customReports.find(viewer, id, tx);
        assertRoom(bookmarks.length, clips.length);
      };
      return change(viewer, id, { sources: [body], make });
    },

    order: (viewer: Viewer, id: number, clips: readonly number[]) =>
      change(viewer, id, { make: (tx) => reorderClips(tx, id, clips) }),

    remove: (viewer: Viewer, id: number, clip: number) =>
      change(viewer, id, { make: (tx) => deleteClip(tx, id, clip) }),
  };
}

export type Clipping = ReturnType<typeof createClipping>;
