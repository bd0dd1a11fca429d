import { draftsProblems } from '@caliper/contract/drafts/drafts.messages.ts';
import type { DraftRow } from '../../reports/index.ts';

/** '2 to settle, 3 to look at, 9 noted'. */
export function openWords({ settle, look, noted }: DraftRow['open']): string {
  const parts = [
    settle > 0 && `${settle} to settle`,
    look > 0 && `${look} to look at`,
    noted > 0 && `${noted} noted`,
  ];
  return parts.filter(Boolean).join(', ') || 'None open';
}

/** Why it cannot be released together with others; null if it can. */
export function whyAlone({ outdated, open }: DraftRow): string | null {
  if (outdated) return draftsProblems['draft-outdated'].detail;
  return open.settle > 0 ? draftsProblems['draft-unsettled'].detail : null;
}
