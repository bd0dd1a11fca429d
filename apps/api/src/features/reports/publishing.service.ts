import { draftLimits } from '@caliper/contract/drafts/drafts.values.ts';
import type { Finding } from '@caliper/contract/problem.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Actor, record } from '../../platform/audit/audit.ts';
import type { Db, Tx } from '../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../platform/postgres/tables.ts';
import { digestOf, findEdition, findItem, insertItem, lockItem, toItem } from '../catalogue/index.ts';
import type { RenewDocuments } from '../items/index.ts';
import type { Comparing } from './changes/index.ts';
import { correctionsBefore } from './drafts/corrections.ts';
import { coverOf, heaviest, type KeptFinding } from './drafts/draft.ts';
import { findDraftOf } from './drafts/drafts.store.ts';
import { dropDraftOf, keepDraft } from './drafts/keep-draft.ts';
import { senseFindings } from './drafts/readings-before.ts';
import type { TellPlanner } from './drafts/tell-planner.ts';
import { enterVersion, releaseVersion, switchTo } from './enter-version.ts';
import type { Prepared, Preparing } from './preparing.ts';
import type { IsRestated } from './restated.ts';
import { asEditionProblem, fieldOf, refusalOf, type UploadDetails, valuesBefore } from './upload.ts';

interface PublishingNeeds {
  db: Db;
  preparing: Preparing;
  comparing: Comparing;
  isRestated: IsRestated;
  renewDocuments: RenewDocuments;
  tellPlanner: TellPlanner;
}

/** A report to publish: its details, and the package if there is one. */
export interface Publication {
  details: UploadDetails;
  writeup: boolean;
  /** Path of the package. */
  zip: string | null;
}

/** Throws if the publisher may no longer publish: reading a package takes a while. */
type Check = (tx: Tx) => Promise<void>;

/** A draft of a report that is not in the catalogue yet has no `report_id`. */
export type Published = { warnings: Finding[] } & (
  | { report_id: number; draft_id: null }
  | { report_id: number | null; draft_id: number }
);

/**
 * Turns a package into a published report. Everything is prepared beside the current version; then one transaction
 * switches the report to it. Until that moment nothing is visible, and a failure leaves the current version as it was.
 */
export function createPublishing({ db, preparing, comparing, ...needs }: PublishingNeeds) {
  const { isRestated, renewDocuments, tellPlanner } = needs;

  /** Called before the work begins. The report it returns is compared again at the switch. */
  async function assertWelcome(details: UploadDetails): Promise<ItemRow | undefined> {
    const past = details.reportId === undefined ? undefined : await findItem(db, 'report', details.reportId);
    if (details.reportId !== undefined && !past) throw new ProblemError('not-found');
    const isOutdated = past && details.basedOn !== undefined && details.basedOn !== digestOf(past);
    if (isOutdated) throw new ProblemError('report-changed');
    const refusal = refusalOf(details, past, await findEdition(db, { kind: 'report', ...toItem(details) }));
    if (refusal) throw new ProblemError(refusal, { field: fieldOf[refusal] });
    return past;
  }

  async function prepare(
    { details, writeup, zip }: Publication,
    past: ItemRow | undefined,
  ): Promise<Prepared> {
    const corrections = await correctionsBefore(db, past, toItem(details));
    const source = { zip, writeup, cover: coverOf(toItem(details)), corrections };
    return preparing.read(source, (content) => {
      const isRefused = details.release === undefined && heaviest(content.warnings) === 'settle';
      if (isRefused) throw new ProblemError('package-needs-a-look', { findings: content.warnings });
      return preparing.keep(content, zip);
    });
  }

  /** What was met in reading it and, unless it is released whatever it says, what does not look right. */
  async function findingsOf(
    { details }: Publication,
    { content }: Prepared,
    past: ItemRow | undefined,
  ): Promise<KeptFinding[]> {
    if (details.release === undefined) return content.warnings;
    const place = { report_id: past?.item_id ?? null, base_version: past?.current_version ?? null };
    const item = toItem(details);
    const { share = draftLimits.share } = (await findDraftOf(db, place.report_id, item)) ?? {};
    return [...content.warnings, ...(await senseFindings(db, comparing, content, place, item, share))];
  }

  /** Prepares the upload, and switches the report to it, if the check at the switch allows it. */
  async function publish(actor: Actor, publication: Publication, check?: Check): Promise<Published> {
    const { details, zip } = publication;
    const past = await assertWelcome(details);
    // Without a package, an update keeps the contents and changes only the details.
    const keepsContent = details.reportId !== undefined && zip === null && !publication.writeup;
    const prepared = keepsContent ? null : await prepare(publication, past);
    const warnings = prepared ? await findingsOf(publication, prepared, past) : [];
    if (prepared && isToBeProofed(details.release, warnings)) {
      const draft_id = await db
        .transaction()
        .execute((tx) =>
          keepUpload(tx, actor, { ...publication, findings: warnings, tellPlanner }, prepared, past, check),
        );
      return { report_id: past?.item_id ?? null, draft_id, warnings };
    }
    const place = { report_id: past?.item_id ?? null, base_version: past?.current_version ?? null };
    const restates = prepared !== null && (await isRestated(place, prepared.content));
    const report_id = await db
      .transaction()
      .execute(async (tx) => {
        const id = await enter(tx, actor, { ...publication, restates, tellPlanner }, prepared, past, check);
        if (!prepared) await renewDocuments(tx, id);
        return id;
      })
      .catch(asEditionProblem);
    return { report_id, draft_id: null, warnings };
  }

  return { publish };
}

export type Publishing = ReturnType<typeof createPublishing>;

function isToBeProofed(mode: UploadDetails['release'], warnings: readonly Finding[]): boolean {
  return mode === 'proof' || (mode === 'at-once' && heaviest(warnings) !== 'noted');
}

/** Keeps the upload as a draft. The report stays as it is. */
async function keepUpload(
  tx: Tx,
  actor: Actor,
  {
    details,
    writeup,
    findings,
    tellPlanner,
  }: Publication & {
    findings: KeptFinding[];
    tellPlanner: TellPlanner;
  },
  prepared: Prepared,
  past: ItemRow | undefined,
  check?: Check,
): Promise<number> {
  const report = past && (await lockItem(tx, 'report', past.item_id));
  await check?.(tx);
  if (past && !report) throw new ProblemError('not-found');
  if (past && report && digestOf(past) !== digestOf(report)) throw new ProblemError('report-changed');
  const draft = { report, details: toItem(details), writeup, created_by: actor.name, prepared, findings };
  return keepDraft(tx, actor, { origin: 'upload', ...draft }, tellPlanner);
}

async function enter(
  tx: Tx,
  actor: Actor,
  { details, writeup, restates, tellPlanner }: Publication & { restates: boolean; tellPlanner: TellPlanner },
  prepared: Prepared | null,
  past: ItemRow | undefined,
  check?: Check,
): Promise<number> {
  const item = toItem(details);
  const report_id = details.reportId ?? (await insertItem(tx, { kind: 'report', ...item }));
  const report = await lockItem(tx, 'report', report_id);
  await check?.(tx);
  if (!report) throw new ProblemError('not-found');
  if (past && digestOf(past) !== digestOf(report)) throw new ProblemError('report-changed');
  const by = actor.name;
  const current = prepared && (await enterVersion(tx, { report_id, writeup, created_by: by }, prepared));
  const to = { ...item, ...current };
  if (current) {
    await dropDraftOf(tx, details.reportId ?? null, item, tellPlanner);
    const release = { by: actor, note: '', isRestated: restates };
    await releaseVersion(tx, report_id, { ...item, ...current }, release);
  } else await switchTo(tx, report_id, item);
  const action = past ? 'report updated' : 'report uploaded';
  await record(tx, {
    actor,
    action,
    subject: `report:${report_id}`,
    ...(past ? { from: valuesBefore(to, past) } : {}),
    to,
  });
  return report_id;
}
