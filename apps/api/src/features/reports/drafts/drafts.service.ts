import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { ProblemError } from '../../../http/problem.ts';
import { type Actor, record, recordOnceAnHour } from '../../../platform/audit/audit.ts';
import { type Clock, epochSeconds } from '../../../platform/clock/clock.ts';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { findItem, itemDetailsOf, lockItem, toReport } from '../../catalogue/index.ts';
import { countReaders } from '../../subscriptions/index.ts';
import type { Comparing } from '../changes/index.ts';
import { imageAddresses } from '../images.ts';
import { findVersionChapter, findVersionHead } from '../reports.store.ts';
import type { Correcting } from './correcting.service.ts';
import { baseOf, type DraftRow, isOutdated, type KeptFinding, keyOf } from './draft.ts';
import { toCorrections, toFindings, toHead, toTables } from './drafts.answers.ts';
import {
  accept,
  deleteDraft,
  findDraft,
  findDraftChapter,
  findNow,
  listAcceptances,
  listChapterFacts,
  listDraftChapters,
  listDrafts,
  listReports,
  lockDraft,
  reopen,
  updateDraft,
} from './drafts.store.ts';
import { endPlanIfMore, unplanned } from './end-plan.ts';
import { assertProof } from './proofing.ts';
import { readingBefore, senseFindings } from './readings-before.ts';
import type { TellPlanner } from './tell-planner.ts';

interface DraftsNeeds {
  db: Db;
  clock: Clock;
  secrets: Secrets;
  comparing: Comparing;
  correcting: Correcting;
  tellPlanner: TellPlanner;
}

/** What staff who publish can do with drafts before they are released. Nobody else learns of them. */
export function createDrafts({ db, clock, secrets, comparing, correcting, tellPlanner }: DraftsNeeds) {
  async function open(draftId: number): Promise<Answer<'draft'>> {
    const draft = await findDraft(db, draftId);
    if (!draft) throw new ProblemError('not-found');
    const [report, chapters, acceptances, now] = await Promise.all([
      draft.report_id === null ? undefined : findItem(db, 'report', draft.report_id),
      listChapterFacts(db, draftId),
      listAcceptances(db, draftId),
      findNow(db),
    ]);
    const [base, readers] = await Promise.all([
      report && findVersionHead(db, report.item_id, draft.base_version),
      report ? countReaders(db, [report.item_id]) : { companies: 0, people: 0 },
    ]);
    const accepted = new Set(acceptances.map(({ finding }) => finding));
    return {
      ...toHead({ ...draft, chapters: chapters.length }, accepted, isOutdated(draft, report)),
      writeup: draft.writeup,
      base: base ? { version: base.version, releasedAt: epochSeconds(base.released_at) } : null,
      note: draft.note,
      share: draft.share,
      titles: chapters.map(({ chapter_number, chapter_title }) => ({ chapter_number, chapter_title })),
      tables: toTables(chapters),
      findings: toFindings(draft, chapters, acceptances),
      corrections: toCorrections(draft),
      readers,
      now: epochSeconds(now),
    };
  }

  /** What was met in reading stays; what does not make sense depends on the base and on the share. */
  async function judged(draft: DraftRow): Promise<KeptFinding[]> {
    const met = draft.findings.filter(({ isSense }) => !isSense);
    // Clients have the figures of a package that was read again already.
    if (draft.origin === 'reading') return met;
    const reading = { chapters: await listDraftChapters(db, draft.draft_id) };
    return [...met, ...(await senseFindings(db, comparing, reading, draft, draft.details, draft.share))];
  }

  /** Changes a draft while holding its lock, and logs the change. */
  async function change(
    actor: Actor,
    draftId: number,
    action: string,
    apply: (tx: Tx, draft: DraftRow) => Promise<Record<string, unknown>>,
  ): Promise<void> {
    await db.transaction().execute(async (tx) => {
      const draft = await lockDraft(tx, draftId);
      if (!draft) throw new ProblemError('not-found');
      const to = await apply(tx, draft);
      await record(tx, { actor, action, subject: `draft:${draftId}`, to });
    });
  }

  return {
    async list(viewer: Viewer): Promise<Answer<'drafts'>> {
      assertProof(viewer);
      const rows = await listDrafts(db);
      const reports = await listReports(db, rows);
      return rows.map((draft) => {
        const report = draft.report_id === null ? undefined : reports.get(draft.report_id);
        return toHead(draft, new Set(draft.accepted), isOutdated(draft, report));
      });
    },

    /** Opening a draft is logged, once an hour for each person. It is no use of the report. */
    async open(viewer: Viewer, actor: Actor, draftId: number): Promise<Answer<'draft'>> {
      assertProof(viewer);
      const opened = await open(draftId);
      await recordOnceAnHour(db, { actor, action: 'proof opened', subject: `draft:${draftId}` });
      return opened;
    },

    async chapter(viewer: Viewer, draftId: number, number: number): Promise<Answer<'draftChapter'>> {
      assertProof(viewer);
      const chapter = await findDraftChapter(db, draftId, number);
      if (!chapter) throw new ProblemError('not-found');
      const { chapter_number, chapter_title, chapter_content, images } = chapter;
      const owner = { kind: 'draft', id: draftId } as const;
      const addresses = imageAddresses(secrets, viewer.sessionId, owner, images, clock());
      return { chapter_number, chapter_title, chapter_content, images: addresses };
    },

    async changes(viewer: Viewer, draftId: number): Promise<Answer<'draftChanges'>> {
      assertProof(viewer);
      const draft = await findDraft(db, draftId);
      if (!draft) throw new ProblemError('not-found');
      const after = { chapters: await listDraftChapters(db, draftId) };
      return comparing.changes(await readingBefore(db, draft), after);
    },

    /** The version that clients read. */
    async current(
      viewer: Viewer,
      actor: Actor,
      reportId: number,
      number: number,
    ): Promise<Answer<'proofChapter'>> {
      assertProof(viewer);
      const report = await findItem(db, 'report', reportId);
      const version = report?.current_version;
      if (!report || !version) throw new ProblemError('not-found');
      const { titles, chapter } = await findVersionChapter(db, reportId, version, number);
      if (!chapter && titles.length > 0) throw new ProblemError('not-found');
      await recordOnceAnHour(db, { actor, action: 'proof opened', subject: `report:${reportId}` });
      const owner = { kind: 'proof', id: reportId } as const;
      const images = chapter ? imageAddresses(secrets, viewer.sessionId, owner, chapter.images, clock()) : {};
      return { ...toReport(report), version, titles, chapter: chapter && { ...chapter, images } };
    },

    async accept(
      viewer: Viewer,
      actor: Actor,
      draftId: number,
      finding: string,
      { reason }: Body<'acceptFinding'>,
    ) {
      assertProof(viewer);
      await change(actor, draftId, 'finding accepted', async (tx, { findings }) => {
        const accepted = findings.find((one) => keyOf(one) === finding);
        if (!accepted) throw new ProblemError('not-found');
        await accept(tx, draftId, [{ finding, reason, accepted_by: actor.name }]);
        await updateDraft(tx, draftId, {});
        return { message: accepted.message, excerpt: accepted.excerpt, reason };
      });
      return open(draftId);
    },

    async reopen(viewer: Viewer, actor: Actor, draftId: number, finding: string) {
      assertProof(viewer);
      await change(actor, draftId, 'finding opened again', async (tx) => {
        if (await reopen(tx, draftId, finding)) await updateDraft(tx, draftId, {});
        return { finding };
      });
      return open(draftId);
    },

    async correct(viewer: Viewer, actor: Actor, draftId: number, body: Body<'correctDraft'>) {
      await correcting.correct(viewer, actor, draftId, body);
      return open(draftId);
    },

    async takeBack(viewer: Viewer, actor: Actor, draftId: number, key: string) {
      await correcting.takeBack(viewer, actor, draftId, key);
      return open(draftId);
    },

    async rebase(viewer: Viewer, actor: Actor, draftId: number, { revision }: Body<'rebaseDraft'>) {
      assertProof(viewer);
      const found = await findDraft(db, draftId);
      if (!found) throw new ProblemError('not-found');
      const now = found.report_id === null ? undefined : await findItem(db, 'report', found.report_id);
      const findings = await judged({ ...found, ...baseOf(now) });
      await db.transaction().execute(async (tx) => {
        const report = found.report_id === null ? undefined : await lockItem(tx, 'report', found.report_id);
        const draft = await lockDraft(tx, draftId);
        if (!draft) throw new ProblemError('not-found');
        const isOther = report?.current_version !== now?.current_version;
        if (draft.revision !== revision || isOther) throw new ProblemError('draft-changed');
        // A package that was read again says nothing about the details.
        const details = draft.origin === 'reading' && report ? { details: itemDetailsOf(report) } : {};
        const base = baseOf(report);
        await updateDraft(tx, draftId, { ...base, ...details, findings, not_released: '' });
        await endPlanIfMore(tx, draft, findings, tellPlanner);
        await record(tx, {
          actor,
          action: 'draft compared anew',
          subject: `draft:${draftId}`,
          to: { ...base },
        });
      });
      return open(draftId);
    },

    async chooseShare(viewer: Viewer, actor: Actor, draftId: number, body: Body<'chooseShare'>) {
      assertProof(viewer);
      const { revision, share } = body;
      const found = await findDraft(db, draftId);
      if (!found) throw new ProblemError('not-found');
      const findings = await judged({ ...found, share });
      await change(actor, draftId, 'share chosen', async (tx, draft) => {
        if (draft.revision !== revision || found.revision !== revision)
          throw new ProblemError('draft-changed');
        await updateDraft(tx, draftId, { share, findings });
        await endPlanIfMore(tx, draft, findings, tellPlanner);
        return { share };
      });
      return open(draftId);
    },

    async unschedule(viewer: Viewer, actor: Actor, draftId: number) {
      assertProof(viewer);
      await change(actor, draftId, 'planned release taken back', async (tx, draft) => {
        await updateDraft(tx, draftId, unplanned);
        if (draft.released_by?.id !== actor.id)
          await tellPlanner(tx, draft, `${actor.name} has taken the plan back.`, draftId);
        return unplanned;
      });
      return open(draftId);
    },

    async discard(viewer: Viewer, actor: Actor, draftId: number): Promise<void> {
      assertProof(viewer);
      await change(actor, draftId, 'draft discarded', async (tx, draft) => {
        await deleteDraft(tx, draftId);
        if (draft.released_by?.id !== actor.id)
          await tellPlanner(tx, draft, `${actor.name} has discarded the draft.`);
        return { report_id: draft.report_id, ...draft.details };
      });
    },
  };
}

export type Drafts = ReturnType<typeof createDrafts>;
