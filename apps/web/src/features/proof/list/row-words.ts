import { draftsProblems } from '@caliper/contract/drafts/drafts.messages.ts';
import type { DraftRow } from '../../reports/index.ts';

/** What is open, by weight: '2 to settle', '3 to look at', '9 noted'. */
export function openWords({ settle, look, noted }: DraftRow['open']): { words: string; look: string }[] {
  return [
    { count: settle, words: `${settle} to settle`, look: 'bad semi' },
    { count: look, words: `${look} to look at`, look: 'warn semi' },
    { count: noted, words: `${noted} noted`, look: 'quiet' },
  ].filter(({ count }) => count > 0);
}

/** Why it cannot be released together with others; null if it can. */
export function whyAlone({ outdated, open }: DraftRow): string | null {
  if (outdated) return draftsProblems['draft-outdated'].detail;
  return open.settle > 0 ? draftsProblems['draft-unsettled'].detail : null;
}
