import { type CheckedKind, checkedKinds } from '@caliper/contract/access-check/access-check.values.ts';
import { lengths } from '@caliper/contract/limits.ts';

/** Whom and what is asked about; words that an item is looked for with. */
export interface AccessQuestion {
  person: string;
  kind: CheckedKind;
  id: number | null;
  words: string;
}

export function readQuestion(search: string): AccessQuestion {
  const address = new URLSearchParams(search);
  const id = address.get('id') ?? '';
  return {
    person: (address.get('person') ?? '').trim().slice(0, lengths.email),
    kind: checkedKinds.find((kind) => kind === address.get('kind')) ?? 'report',
    id: /^[1-9]\d{0,8}$/.test(id) ? Number(id) : null,
    words: (address.get('words') ?? '').trim().slice(0, lengths.query),
  };
}

export function addressOf({ person, kind, id, words }: AccessQuestion): string {
  const chosen = new URLSearchParams({
    ...(person && { person }),
    ...(id !== null && { kind, id: String(id) }),
    ...(words && { words }),
  });
  return chosen.size === 0 ? '' : `?${chosen}`;
}
