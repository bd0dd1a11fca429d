import { lengths } from '@caliper/contract/limits.ts';
import { type SynonymKind, synonymKinds } from '@caliper/contract/synonyms/synonyms.values.ts';

/** What the list shows, all of it from the address. */
export interface SynonymsPlace {
  kind?: SynonymKind;
  text: string;
  page: number;
}

/** Unknown values count as not chosen. */
export function readPlace(search: string): SynonymsPlace {
  const address = new URLSearchParams(search);
  const kind = synonymKinds.find((one) => one === address.get('kind'));
  const page = address.get('page') ?? '';
  return {
    text: (address.get('text') ?? '').trim().slice(0, lengths.query),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
    ...(kind && { kind }),
  };
}

export function addressOf({ kind, text, page }: SynonymsPlace): string {
  const chosen = new URLSearchParams({
    ...(kind && { kind }),
    ...(text && { text }),
    ...(page > 1 && { page: String(page) }),
  });
  return chosen.size === 0 ? '' : `?${chosen}`;
}
