import type { Answer } from '@caliper/contract/endpoints.ts';
import { synonyms as limits } from '@caliper/contract/limits.ts';
import { type SynonymKind, synonymKinds } from '@caliper/contract/synonyms/synonyms.values.ts';
import { epochSeconds } from '../../platform/clock/clock.ts';
import { allNames, foldedName } from './entry.ts';
import type { Entry } from './synonyms.store.ts';

export interface Wanted {
  kind?: SynonymKind | undefined;
  text?: string | undefined;
  page?: number | undefined;
}

/** One page of those in which every word of the text begins a word. */
export function pageOf(entries: readonly Entry[], { kind, text, page = 1 }: Wanted): Answer<'synonyms'> {
  const named = entries.filter((one) => isNamed(one, foldedName(text ?? '')));
  const chosen = named.filter((one) => kind === undefined || one.kind === kind);
  const from = (page - 1) * limits.perPage;
  const count = (of: SynonymKind) => entries.filter((one) => one.kind === of).length;
  return {
    synonyms: chosen.slice(from, from + limits.perPage).map(toAnswer),
    total: chosen.length,
    page,
    pages: Math.max(1, Math.ceil(chosen.length / limits.perPage)),
    kinds: Object.fromEntries(synonymKinds.map((one) => [one, count(one)])) as Answer<'synonyms'>['kinds'],
  };
}

function isNamed(entry: Entry, text: string): boolean {
  const names = allNames(entry).map((name) => ` ${foldedName(name)}`);
  return text.split(' ').every((word) => names.some((name) => name.includes(` ${word}`)));
}

export function toAnswer(entry: Entry): Answer<'addSynonym'> {
  const { synonym_id, version, kind, words, meansAlso, isMutual, changed_by, changed_at } = entry;
  return {
    synonym_id,
    version,
    kind,
    words: [...words],
    meansAlso: [...meansAlso],
    isMutual,
    changedBy: changed_by,
    changedAt: epochSeconds(changed_at),
  };
}
