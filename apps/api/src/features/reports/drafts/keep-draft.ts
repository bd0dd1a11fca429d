import { draftLimits } from '@caliper/contract/drafts/drafts.values.ts';
import { type Actor, record } from '../../../platform/audit/audit.ts';
import type { Tx } from '../../../platform/postgres/postgres.ts';
import type { ItemRow } from '../../../platform/postgres/tables.ts';
import type { ItemDetails } from '../../catalogue/index.ts';
import type { Prepared } from '../preparing.ts';
import { baseOf, type DraftRow, type KeptFinding, keyOf } from './draft.ts';
import {
  accept,
  deleteDraft,
  insertDraft,
  keptImages,
  listAcceptances,
  lockDraftOf,
} from './drafts.store.ts';
import type { TellPlanner } from './tell-planner.ts';

interface DraftToKeep {
  origin: DraftRow['origin'];
  /** Locked by the caller; undefined for a report that is not in the catalogue yet. */
  report: ItemRow | undefined;
  details: ItemDetails;
  writeup: boolean;
  /** Who uploaded the package. */
  created_by: string;
  prepared: Prepared;
  findings: readonly KeptFinding[];
}

/**
 * Keeps what was read as a draft, in place of the one before it: a report has at most one. What was accepted stays
 * accepted where the very same finding is met again, and the note stays. A planned release was of the one before.
 */
export async function keepDraft(
  tx: Tx,
  actor: Actor,
  draft: DraftToKeep,
  tellPlanner: TellPlanner,
): Promise<number> {
  const { report, details, prepared, origin, writeup, created_by } = draft;
  const report_id = report?.item_id ?? null;
  const before = await lockDraftOf(tx, report_id, details);
  const accepted = before ? await listAcceptances(tx, before.draft_id) : [];
  if (before) await deleteDraft(tx, before.draft_id);
  const { content } = prepared;
  const row = {
    report_id,
    ...baseOf(report),
    origin,
    details,
    writeup,
    package: prepared.package,
    preview: content.preview.file,
    toc: content.toc.file,
    images: keptImages(content.images),
    findings: [...draft.findings],
    corrections: content.corrections,
    created_by,
    note: before?.note ?? '',
    share: before?.share ?? draftLimits.share,
  };
  const draftId = await insertDraft(tx, row, content.chapters);
  const keys = new Set(row.findings.map(keyOf));
  await accept(
    tx,
    draftId,
    accepted
      .filter(({ finding }) => keys.has(finding))
      .map(({ finding, reason, accepted_by }) => ({ finding, reason, accepted_by })),
  );
  if (before) await tellPlanner(tx, before, 'Another draft has taken its place.', draftId);
  await record(tx, {
    actor,
    action: before ? 'draft replaced' : 'draft kept',
    subject: report ? `report:${report.item_id}` : `draft:${draftId}`,
    to: { draft_id: draftId, origin, ...details },
  });
  return draftId;
}

/** Whatever is released by another way leaves the draft before it without a purpose. */
export async function dropDraftOf(
  tx: Tx,
  reportId: number | null,
  details: ItemDetails,
  tellPlanner: TellPlanner,
): Promise<void> {
  const before = await lockDraftOf(tx, reportId, details);
  if (!before) return;
  await deleteDraft(tx, before.draft_id);
  await tellPlanner(tx, before, 'Another package was released before, and the draft was deleted.');
}
