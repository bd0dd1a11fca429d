import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { draftPath } from '../../lib/navigation/paths.ts';
import type { Draft } from '../reports/index.ts';
import { blockIn } from './chapter/block-in.ts';
import { type NumberedFinding, numberedFindings } from './findings.ts';

/** The finding that the address names, so that a reload and a copied link open the same one. */
export function useChosenFinding(draft: Draft, place: number, root: HTMLElement | null) {
  const findings = useMemo(() => numberedFindings(draft.findings), [draft.findings]);
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const [reasons, setReasons] = useState<Record<string, string>>({});
  const chosen = findings.find(({ key }) => key === search.get('finding'));
  const choose = (next: NumberedFinding | null) => {
    const chapter = next?.chapter_number ?? place;
    const query = next ? `?finding=${encodeURIComponent(next.key)}` : '';
    void navigate(draftPath(draft.draft_id, chapter) + query, {
      replace: chapter === place,
      state: { keepsPlace: true },
    });
  };
  const isAtBlock = chosen?.chapter_number === place && blockIn(root, chosen.block) !== null;
  return {
    findings,
    chosen,
    choose,
    answersAt: isAtBlock ? ('block' as const) : ('list' as const),
    reasons,
    typeReason: (key: string, reason: string) => setReasons((typed) => ({ ...typed, [key]: reason })),
    hasReasons: Object.values(reasons).some((reason) => reason.trim() !== ''),
  };
}
