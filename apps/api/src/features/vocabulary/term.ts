import type { TermKind } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import { foldTerm } from './fold.ts';

/** A name as an item has it. */
export interface Name {
  kind: TermKind;
  name: string;
}

/** A term, and the one that it is the same as: itself, if it was not merged. */
export interface TermRef {
  term_id: number;
  head_id: number;
}

export const nameKey = ({ kind, name }: Name) => `${kind} ${name}`;
export const foldedKey = ({ kind, name }: Name) => `${kind} ${foldTerm(kind, name)}`;
