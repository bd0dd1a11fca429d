import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import { customReports as most } from '@caliper/contract/limits.ts';
import type { Viewer } from '../../access/viewer.ts';
import { viewerAsActor } from '../../http/actor.ts';
import type { Origin } from '../../http/endpoints.ts';
import { takeBySender } from '../../http/limits.ts';
import { assertAllowed, ProblemError } from '../../http/problem.ts';
import { record } from '../../platform/audit/audit.ts';
import type { Limits } from '../../platform/limits/limits.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import { type Catalogue, decideReading, holdingOf, knownItem, type View } from '../catalogue/index.ts';
import {
  assertRoom,
  assertTitle,
  type Chapter,
  type Draft,
  drafted,
  type Kept,
  rearranged,
  without,
  withSource,
} from './bookmarks.ts';
import { toCustomReport } from './custom-reports.answers.ts';
import type { CustomReports } from './custom-reports.service.ts';
import { findReadable } from './custom-reports.store.ts';
import {
  countOwn,
  deleteCustomReport,
  insertCustomReport,
  lockSources,
  replaceBookmarks,
  type Source,
  saveCustomReport,
} from './editing.store.ts';
import { holdOwn } from './own-report.ts';

interface EditingNeeds {
  db: Db;
  limits: Limits;
  catalogue: Catalogue;
  customReports: CustomReports;
}

interface Change {
  id: number;
  name?: string | undefined;
  /** The revision that the change is based on. */
  revision?: number | undefined;
  /** The reports that the change names. */
  sources: readonly Source[];
  /** Makes the new bookmarks from the existing ones. */
  edit: (before: Kept[]) => Draft;
}

/** What the creator of a custom report can do with it. */
export function createEditing({ db, limits, catalogue, customReports }: EditingNeeds) {
  /** Read before the commit: if that fails, nothing is saved, and a retry neither repeats the change nor is outdated. */
  async function answer(viewer: Viewer, view: View, id: number, tx: Tx): Promise<Answer<'customReport'>> {
    return toCustomReport(viewer, view, await customReports.find(viewer, id, tx));
  }

  /** Changes one of the viewer's own reports while holding its lock. */
  async function change(viewer: Viewer, { id, name, revision, sources, edit }: Change, origin: Origin) {
    if (name !== undefined) assertTitle(name);
    const view = await catalogue.look(viewer, 'report');
    return db.transaction().execute(async (tx) => {
      await lockSources(tx, sources);
      const report = await holdOwn(tx, viewer, id);
      const isOld = revision !== undefined && revision !== report.revision;
      if (isOld) throw new ProblemError('custom-report-changed');
      const current = await findReadable(tx, viewer, id);
      const draft = edit(current?.bookmarks ?? []);
      assertRoom(draft.kept.length + draft.added.length, current?.clips.length ?? 0);
      assertReadable(viewer, view, draft.added);
      await replaceBookmarks(tx, id, draft);
      await saveCustomReport(tx, id, name ?? report.c_report_name);
      await noteCuration(tx, viewer, 'edited', id, name ?? report.c_report_name, origin);
      return answer(viewer, view, id, tx);
    });
  }

  async function create(
    viewer: Viewer,
    { c_report_name: name, bookmarks }: Body<'createCustomReport'>,
    origin: Origin,
  ): Promise<Answer<'createCustomReport'>> {
    assertTitle(name);
    const draft = drafted(bookmarks);
    const view = await catalogue.look(viewer, 'report');
    assertReadable(viewer, view, bookmarks);
    await takeBySender(limits, 'customReports', viewer, origin, 'too-many-custom-reports');
    return db.transaction().execute(async (tx) => {
      await lockSources(tx, bookmarks);
      const own = await countOwn(tx, viewer.userId);
      if (viewer.special === null && own >= most.perUser) throw new ProblemError('custom-reports-limit');
      const created = await insertCustomReport(tx, viewer.userId, name);
      await replaceBookmarks(tx, created, draft);
      await noteCuration(tx, viewer, 'created', created, name, origin);
      return answer(viewer, view, created, tx);
    });
  }

  return {
    create,

    saveSource(viewer: Viewer, id: number, body: Body<'saveSource'>, origin: Origin) {
      const { c_report_name: name, revision } = body;
      const edit = (before: Kept[]) => withSource(before, body);
      return change(viewer, { id, name, revision, sources: [body], edit }, origin);
    },

    saveBookmarks(viewer: Viewer, id: number, body: Body<'saveBookmarks'>, origin: Origin) {
      const { c_report_name: name, revision, bookmarks } = body;
      const sources = bookmarks.filter((one) => 'report_id' in one);
      const edit = (before: Kept[]) => rearranged(before, bookmarks);
      return change(viewer, { id, name, revision, sources, edit }, origin);
    },

    removeBookmark(
      viewer: Viewer,
      id: number,
      chapter: Chapter,
      revision: number | undefined,
      origin: Origin,
    ) {
      const edit = (before: Kept[]) => without(before, chapter);
      return change(viewer, { id, revision, sources: [chapter], edit }, origin);
    },

    async remove(viewer: Viewer, id: number, origin: Origin): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const { c_report_name: name } = await holdOwn(tx, viewer, id);
        await deleteCustomReport(tx, id);
        await noteCuration(tx, viewer, 'deleted', id, name, origin);
      });
    },
  };
}

export type Editing = ReturnType<typeof createEditing>;

/** Customers read what the support account makes, so that is logged; what people do with their own is not. */
async function noteCuration(
  tx: Tx,
  viewer: Viewer,
  what: 'created' | 'edited' | 'deleted',
  id: number,
  name: string,
  origin: Origin,
): Promise<void> {
  if (viewer.special !== 'support') return;
  const actor = viewerAsActor(viewer, origin);
  await record(tx, { actor, action: `MedCore report ${what}`, subject: `custom-report:${id}`, to: { name } });
}

/** Anyone who may read a report in full may use its chapters. */
function assertReadable(viewer: Viewer, view: View, chapters: readonly Chapter[]): void {
  for (const report_id of reportsOf(chapters)) {
    const item = knownItem(viewer, view, report_id);
    if (!item) throw new ProblemError('not-found');
    assertAllowed(decideReading(viewer, item, holdingOf(view.holdings, report_id)));
  }
}

function reportsOf(chapters: readonly { report_id: number }[]): number[] {
  return [...new Set(chapters.map(({ report_id }) => report_id))];
}
