import { lengths } from '@caliper/contract/limits.ts';
import { type TermKind, termKinds } from '@caliper/contract/vocabulary/vocabulary.values.ts';

const vocabularyTabs = ['proposals', 'terms', 'editions'] as const;
export type VocabularyTab = (typeof vocabularyTabs)[number];

/** What the page shows, all of it from the address. */
export interface VocabularyPlace {
  tab: VocabularyTab;
  kind?: TermKind;
  text: string;
  page: number;
  /** One of the terms, in place of the lists. */
  term?: number;
}

/** Unknown values count as not chosen. */
export function readPlace(search: string): VocabularyPlace {
  const address = new URLSearchParams(search);
  const kind = termKinds.find((one) => one === address.get('kind'));
  const term = numberIn(address.get('term'));
  return {
    tab: vocabularyTabs.find((one) => one === address.get('tab')) ?? 'proposals',
    text: (address.get('text') ?? '').trim().slice(0, lengths.query),
    page: numberIn(address.get('page')) ?? 1,
    ...(kind && { kind }),
    ...(term && { term }),
  };
}

function numberIn(text: string | null): number | undefined {
  return /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined;
}

export function addressOf({ tab, kind, text, page, term }: VocabularyPlace): string {
  const chosen = new URLSearchParams({
    ...(tab !== 'proposals' && { tab }),
    ...(kind && { kind }),
    ...(text && { text }),
    ...(page > 1 && { page: String(page) }),
    ...(term && { term: String(term) }),
  });
  return chosen.size === 0 ? '' : `?${chosen}`;
}
