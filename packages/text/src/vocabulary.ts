import { synonyms } from './synonyms.ts';

/** What else is meant by a name. Each member of either list may be several words. */
export interface VocabularyEntry {
  /** Names that mean the same. */
  words: readonly string[];
  /** What whoever searches for one of `words` finds as well. */
  meansAlso: readonly string[];
  /** Whether whoever searches for one of `meansAlso` finds `words`, too. */
  isMutual: boolean;
}

/** Which names mean the same, or something more general, in a search. Never changed: a later state is another object. */
export interface Vocabulary {
  entries: readonly VocabularyEntry[];
}

/** What a search knows if nobody has said anything else. */
export const builtIn: Vocabulary = {
  entries: synonyms.map((words) => ({ words, meansAlso: [], isMutual: true })),
};
