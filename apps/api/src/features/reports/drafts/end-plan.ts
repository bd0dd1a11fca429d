import type { Tx } from '../../../platform/postgres/postgres.ts';
import { type DraftRow, type KeptFinding, keyOf, weightOf } from './draft.ts';
import { updateDraft } from './drafts.store.ts';
import type { TellPlanner } from './tell-planner.ts';

export const unplanned = { release_at: null, released_by: null };

const reason = 'There are findings that were not there when it was planned.';

/** Whoever planned a release had looked at the findings of that moment: others end the plan. */
export async function endPlanIfMore(
  tx: Tx,
  draft: DraftRow,
  findings: readonly KeptFinding[],
  tellPlanner: TellPlanner,
): Promise<void> {
  const known = new Set(draft.findings.map(keyOf));
  const isMore = findings.some((one) => weightOf(one) !== 'noted' && !known.has(keyOf(one)));
  if (!draft.release_at || !isMore) return;
  await updateDraft(tx, draft.draft_id, { ...unplanned, not_released: reason });
  await tellPlanner(tx, draft, `${reason} The draft is kept.`, draft.draft_id);
}
