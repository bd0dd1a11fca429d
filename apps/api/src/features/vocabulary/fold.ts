import { findCountry } from '@caliper/contract/dashboards/countries.ts';
import type { TermKind } from '@caliper/contract/vocabulary/vocabulary.values.ts';

/** A name reduced to what counts. Names that are equal then are taken for the same without asking anybody. */
export function foldTerm(kind: TermKind, name: string): string {
  return foldWords((kind === 'country' && findCountry(name)) || name) || name.trim().toLowerCase();
}

/** Case, accents, dashes, brackets and '&' do not count; what tells sizes and ages apart does. */
function foldWords(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’‘`'´]/g, '')
    .replace(/&/g, ' and ')
    .replace(/(\d)[.,](?=\d)/g, '$1·')
    .replace(/(\d)\p{Pd}(?=\d)/gu, '$1~')
    .replace(/[^\p{L}\p{N}+%<>≤≥·~]+/gu, ' ')
    .trim();
}
