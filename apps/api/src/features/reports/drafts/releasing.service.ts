import { draftLimits } from '@caliper/contract/drafts/drafts.values.ts';
import type { Answer, Body } from '@caliper/contract/endpoints.ts';
import type { ProblemCode } from '@caliper/contract/problems.ts';
import { problems } from '@caliper/contract/problems.ts';
import { ProblemError } from '../../../http/problem.ts';
import { type Actor, record } from '../../../platform/audit/audit.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import type { Db, Tx } from '../../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../../platform/postgres/tables.ts';
import { findEdition, insertItem, lockItem } from '../../catalogue/index.ts';
import type { RenewDocuments } from '../../items/index.ts';
import { enterVersion, releaseVersion } from '../enter-version.ts';
import type { IsRestated } from '../restated.ts';
import { asEditionProblem } from '../upload.ts';
import { contentOf, countOpen, type DraftRow, isOutdated } from './draft.ts';
import {
  deleteDraft,
  findDraft,
  findNow,
  listAcceptances,
  listDraftChapters,
  listDue,
  lockDraft,
  updateDraft,
} from './drafts.store.ts';
import type { TellPlanner } from './tell-planner.ts';

interface ReleasingNeeds {
  db: Db;
  outbox: Outbox;
  renewDocuments: RenewDocuments;
  tellPlanner: TellPlanner;
  isRestated: IsRestated;
}

type Check = (tx: Tx) => Promise<void>;

/** A draft and its report, both locked until the transaction ends. */
interface Held {
  draft: DraftRow;
  report: ItemRow | undefined;
}

const day = 24 * 60 * 60;

/** Makes drafts the versions that are read. One transaction does it whole, or nothing happens. */
export function createReleasing({ db, outbox, ...needs }: ReleasingNeeds) {
  const { renewDocuments, tellPlanner, isRestated } = needs;

  /** Found before anything is locked: comparing takes a while. Another reading of the same package restates nothing. */
  async function findRestated(draftId: number): Promise<boolean> {
    const draft = await findDraft(db, draftId);
    if (draft?.origin !== 'upload') return false;
    return isRestated(draft, { chapters: await listDraftChapters(db, draftId) });
  }

  async function publish(tx: Tx, actor: Actor, { draft, report }: Held, note: string, restates: boolean) {
    const { details, writeup, created_by, created_at, draft_id } = draft;
    const report_id = report?.item_id ?? (await insertItem(tx, { kind: 'report', ...details }));
    if (!report) await lockItem(tx, 'report', report_id);
    const content = contentOf(draft, await listDraftChapters(tx, draft_id));
    const entered = await enterVersion(
      tx,
      { report_id, writeup, created_by, created_at },
      { content, package: draft.package },
    );
    await releaseVersion(
      tx,
      report_id,
      { ...details, ...entered },
      {
        by: actor,
        note,
        isRestated: restates,
      },
    );
    await deleteDraft(tx, draft_id);
    // Its documents show the details on their cover; an upload brought its own.
    if (draft.origin === 'reading') await renewDocuments(tx, report_id);
    await record(tx, {
      actor,
      action: report ? 'report updated' : 'report uploaded',
      subject: `report:${report_id}`,
      to: { ...details, ...entered, note, draft_id },
    });
    return { report_id, version: entered.current_version };
  }

  async function plan(tx: Tx, actor: Actor, { draft }: Held, at: number, note: string) {
    const now = Math.floor((await findNow(tx)).getTime() / 1000);
    if (at <= now || at > now + draftLimits.daysAhead * day)
      throw new ProblemError('release-past', { field: 'at' });
    const release_at = new Date(at * 1000);
    const released_by = { id: actor.id, name: actor.name };
    await updateDraft(tx, draft.draft_id, { note, release_at, released_by, not_released: '' });
    const subject = `draft:${draft.draft_id}`;
    await record(tx, { actor, action: 'release planned', subject, to: { release_at, note } });
    return { report_id: null, version: null };
  }

  async function release(
    actor: Actor,
    draftId: number,
    { revision, note, at, acknowledged }: Body<'releaseDraft'>,
    check?: Check,
  ): Promise<Answer<'releaseDraft'>> {
    const restates = at === undefined && (await findRestated(draftId));
    return db
      .transaction()
      .execute(async (tx) => {
        const held = await hold(tx, draftId);
        await check?.(tx);
        if (held.draft.revision !== revision) throw new ProblemError('draft-changed');
        const refusal = await refusalOf(tx, held, acknowledged);
        if (refusal) throw new ProblemError(refusal);
        if (at !== undefined) return plan(tx, actor, held, at, note);
        return publish(tx, actor, held, note, restates);
      })
      .catch(asEditionProblem);
  }

  /** What was planned and cannot be: the draft stays, and whoever planned it is told. */
  async function giveUp(tx: Tx, { draft }: Held, code: ProblemCode): Promise<void> {
    const { draft_id, released_by } = draft;
    const reason = problems[code].detail;
    await updateDraft(tx, draft_id, { release_at: null, released_by: null, not_released: reason });
    const actor = actorOf(released_by);
    await record(tx, { actor, action: 'release given up', subject: `draft:${draft_id}`, to: { code } });
    await tellPlanner(tx, draft, `${reason} The draft is kept.`, draft_id);
  }

  /** Once, however many nodes try: the draft is gone, or no longer planned, for whoever comes second. */
  async function releasePlanned(draftId: number): Promise<void> {
    const restates = await findRestated(draftId);
    await db.transaction().execute(async (tx) => {
      const held = await hold(tx, draftId).catch(() => null);
      const isDue = held?.draft.release_at && held.draft.release_at <= (await findNow(tx));
      if (!held || !isDue) return;
      const refusal = await refusalOf(tx, held, true);
      if (refusal) await giveUp(tx, held, refusal);
      else await publish(tx, actorOf(held.draft.released_by), held, held.draft.note, restates);
    });
  }

  return {
    release,

    /** Each by itself, so that one that cannot be released keeps no other from it. */
    async releaseReadings(actor: Actor, { drafts, note }: Body<'releaseReadings'>, check?: Check) {
      const results: Answer<'releaseReadings'> = [];
      for (const { draft_id, revision } of drafts) {
        const done = await release(actor, draft_id, { revision, note, acknowledged: true }, check).catch(
          (error: unknown) => {
            if (!(error instanceof ProblemError)) throw error;
            return { report_id: null, problem: problems[error.code].detail };
          },
        );
        results.push({
          draft_id,
          report_id: done.report_id,
          problem: 'problem' in done ? done.problem : null,
        });
      }
      return results;
    },

    /** A failure holds up no other release; the job is told of it, and tries again. */
    async releaseDue(): Promise<void> {
      const failures: Error[] = [];
      for (const draftId of await listDue(db))
        await releasePlanned(draftId).catch((cause) =>
          failures.push(new Error(`Draft ${draftId} could not be released as planned.`, { cause })),
        );
      outbox.kick();
      if (failures.length > 0) throw new AggregateError(failures, failures[0]?.message);
    },
  };
}

export type Releasing = ReturnType<typeof createReleasing>;

/** The report first, like everything that changes a report; then its draft. */
async function hold(tx: Tx, draftId: number): Promise<Held> {
  const found = await findDraft(tx, draftId);
  const report = found?.report_id == null ? undefined : await lockItem(tx, 'report', found.report_id);
  const draft = found && (await lockDraft(tx, draftId));
  if (!draft || draft.report_id !== found.report_id) throw new ProblemError('not-found');
  return { draft, report };
}

async function refusalOf(
  tx: Tx,
  { draft, report }: Held,
  acknowledged: boolean,
): Promise<ProblemCode | null> {
  if (isOutdated(draft, report)) return 'draft-outdated';
  const accepted = await listAcceptances(tx, draft.draft_id);
  const open = countOpen(draft.findings, new Set(accepted.map(({ finding }) => finding)));
  if (open.settle > 0) return 'draft-unsettled';
  if (open.look > 0 && !acknowledged) return 'draft-unseen';
  const same = await findEdition(tx, { kind: 'report', ...draft.details });
  return same !== undefined && same !== draft.report_id ? 'edition-exists' : null;
}

function actorOf(planner: DraftRow['released_by']): Actor {
  return {
    id: planner?.id ?? null,
    name: planner?.name ?? 'planned release',
    address: null,
    requestId: null,
  };
}
