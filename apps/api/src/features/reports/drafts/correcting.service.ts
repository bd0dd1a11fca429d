import { draftLimits } from '@caliper/contract/drafts/drafts.values.ts';
import type { Body } from '@caliper/contract/endpoints.ts';
import type { Viewer } from '../../../access/viewer.ts';
import { ProblemError } from '../../../http/problem.ts';
import { type Actor, record } from '../../../platform/audit/audit.ts';
import { type Clock, epochSeconds } from '../../../platform/clock/clock.ts';
import type { Files } from '../../../platform/files/files.ts';
import type { Staging } from '../../../platform/files/staging.ts';
import type { Db } from '../../../platform/postgres/postgres.ts';
import type { Comparing } from '../changes/index.ts';
import type { ReportContent } from '../ingest/content.ts';
import type { Correction } from '../ingest/corrections/correction.ts';
import type { Preparing } from '../preparing.ts';
import { createStoredPackages } from '../stored-packages.ts';
import { withCorrection } from './corrections.ts';
import { coverOf, type DraftRow } from './draft.ts';
import { findDraft, lockDraft, replaceReading } from './drafts.store.ts';
import { endPlanIfMore } from './end-plan.ts';
import { assertProof } from './proofing.ts';
import { senseFindings } from './readings-before.ts';
import type { TellPlanner } from './tell-planner.ts';

interface CorrectingNeeds {
  db: Db;
  clock: Clock;
  files: Files;
  staging: Staging;
  preparing: Preparing;
  comparing: Comparing;
  tellPlanner: TellPlanner;
}

/**
 * Puts right what was read wrongly: a caption, the number of head rows, a unit, or that something is there at all. The
 * package is read again with it, so that text, search, exports and documents say the same. Figures are left alone.
 */
export function createCorrecting({ db, clock, comparing, tellPlanner, ...stored }: CorrectingNeeds) {
  const { preparing } = stored;
  const storedPackages = createStoredPackages(stored);

  async function find(draftId: number, revision?: number): Promise<DraftRow> {
    const draft = await findDraft(db, draftId);
    if (!draft) throw new ProblemError('not-found');
    if (revision !== undefined && draft.revision !== revision) throw new ProblemError('draft-changed');
    return draft;
  }

  /** The draft is looked up again once the package has been read: somebody may have changed it. */
  async function readAnew(
    actor: Actor,
    draft: DraftRow,
    corrections: Correction[],
    action: string,
    assertDone: (content: ReportContent) => void,
  ): Promise<void> {
    const { draft_id, revision, writeup, details, origin } = draft;
    const source = { package: draft.package, writeup, cover: coverOf(details), corrections };
    await storedPackages.read(source, async (content) => {
      assertDone(content);
      const { content: kept } = await preparing.keep(content, null);
      // A package that was read again is not asked whether it makes sense: clients have its figures already.
      const sense =
        origin === 'upload' ? await senseFindings(db, comparing, content, draft, details, draft.share) : [];
      await db.transaction().execute(async (tx) => {
        const held = await lockDraft(tx, draft_id);
        if (!held) throw new ProblemError('not-found');
        if (held.revision !== revision) throw new ProblemError('draft-changed');
        const findings = [...content.warnings, ...sense];
        await replaceReading(tx, draft_id, kept, findings);
        await endPlanIfMore(tx, held, findings, tellPlanner);
        const to = { corrections: content.corrections };
        await record(tx, { actor, action, subject: `draft:${draft_id}`, to });
      });
    });
  }

  return {
    async correct(viewer: Viewer, actor: Actor, draftId: number, body: Body<'correctDraft'>): Promise<void> {
      assertProof(viewer);
      const draft = await find(draftId, body.revision);
      const place = { chapter: body.chapter, block: body.block };
      const made = { by: actor.name, at: epochSeconds(clock()) };
      const corrections = withCorrection(draft.corrections, place, body, made);
      if (corrections.length > draftLimits.corrections) throw new ProblemError('too-many-corrections');
      await readAnew(actor, draft, corrections, 'draft corrected', (content) => {
        const key = corrections.at(-1)?.key;
        const isFound = content.corrections.some((one) => one.key === key && one.place !== null);
        if (!isFound) throw new ProblemError('not-found');
      });
    },

    async takeBack(viewer: Viewer, actor: Actor, draftId: number, key: string): Promise<void> {
      assertProof(viewer);
      const draft = await find(draftId);
      const others = draft.corrections.filter((one) => one.key !== key);
      if (others.length === draft.corrections.length) return;
      await readAnew(actor, draft, others, 'correction taken back', () => {});
    },
  };
}

export type Correcting = ReturnType<typeof createCorrecting>;
