import type { TermKind } from '@caliper/contract/vocabulary/vocabulary.values.ts';
import { distance } from '@caliper/text/distance.ts';
import { foldTerm } from './fold.ts';
import { american, singular, withoutLegalForm, withoutLittle } from './word-forms.ts';

/** A spelling and whose it is. */
export interface Spelled {
  term_id: number;
  spelling: string;
}

export interface Like {
  term_id: number;
  score: number;
  /** In words, for whoever decides. */
  reason: string;
}

interface Read extends Spelled {
  folded: string;
  words: string[];
  /** The words without what tells singular from plural, and British from American spelling. */
  forms: string[];
  isShort: boolean;
}

/** One way in which two names can be alike: they have the same key, and something can be said about it. */
interface Key {
  key: string;
  score: number;
  reason: (other: Read) => string;
  /** If equal keys are not enough. */
  holds?: (other: Read) => boolean;
}

/** If more names than this have one key, it tells nothing about them, and comparing all would take long. */
const mostWithOneKey = 200;

/** Finds names that are probably other spellings. What is equal once folded is not among them: it is the same already. */
export function createLikeness(kind: TermKind) {
  const byKey = new Map<string, Read[]>();
  const formOf = remembering((word) => singular(american(word)));
  const read = ({ term_id, spelling }: Spelled): Read => {
    const folded = foldTerm(kind, spelling);
    const words = folded.split(' ');
    const isShort = isAbbreviation(spelling);
    return { term_id, spelling, folded, words, forms: words.map(formOf), isShort };
  };

  return {
    add(spelled: Spelled): void {
      const one = read(spelled);
      for (const { key } of keysOf(kind, one)) {
        const known = byKey.get(key);
        if (!known) byKey.set(key, [one]);
        else if (known.length < mostWithOneKey) known.push(one);
      }
    },

    /** The likeliest first, each term once. */
    find(spelled: Spelled): Like[] {
      const one = read(spelled);
      const best = new Map<number, Like>();
      for (const { key, score, reason, holds = () => true } of keysOf(kind, one))
        for (const other of byKey.get(key) ?? []) {
          const { term_id, folded } = other;
          const isKnown = term_id === one.term_id || folded === one.folded;
          const isBetter = !isKnown && score > (best.get(term_id)?.score ?? 0);
          if (isBetter && holds(other)) best.set(term_id, { term_id, score, reason: reason(other) });
        }
      return [...best.values()].sort((a, b) => b.score - a.score || a.term_id - b.term_id);
    },
  };
}

/** Names have many words in common. */
function remembering(form: (word: string) => string): (word: string) => string {
  const known = new Map<string, string>();
  return (word) => {
    const found = known.get(word) ?? form(word);
    known.set(word, found);
    return found;
  };
}

/** All the ways in which others may be like this name. */
function keysOf(kind: TermKind, one: Read): Key[] {
  const { forms } = one;
  const telling = withoutLittle(forms).sort();
  return [
    { key: `forms ${forms.join(' ')}`, score: 0.97, reason: formReason(one) },
    { key: `joined ${forms.join('')}`, score: 0.94, reason: () => 'Written as one word or as several.' },
    { key: `order ${telling.join(' ')}`, score: 0.92, reason: () => 'The same words in another order.' },
    ...legalKeys(kind, one),
    ...abbreviationKeys(one),
    ...misspellingKeys(one),
  ];
}

/** Says which of these it is. */
function formReason({ words }: Read): Key['reason'] {
  return (other) => {
    if (words.length !== other.words.length) return 'Only an abbreviation in brackets differs.';
    const areSame = (form: (word: string) => string) =>
      words.map(form).join(' ') === other.words.map(form).join(' ');
    if (areSame(singular)) return 'Singular and plural of the same words.';
    if (areSame(american)) return 'British and American spelling of the same words.';
    return 'The same words: singular and plural, British and American spelling.';
  };
}

function legalKeys(kind: TermKind, { words }: Read): Key[] {
  const name = withoutLegalForm(withoutLittle(words));
  if (kind !== 'company' || name.length === 0) return [];
  return [{ key: `legal ${name.join(' ')}`, score: 0.9, reason: () => 'Only the legal form differs.' }];
}

/** 'Transcatheter Aortic Valve Replacement (TAVR)' is like 'TAVR', and like the name without it. */
function abbreviationKeys(one: Read): Key[] {
  const { spelling, words, forms } = one;
  const short = spelling.toLowerCase();
  if (one.isShort) {
    const rest = {
      reason: () => `${spelling} abbreviates the other.`,
      holds: (other: Read) => !other.isShort,
    };
    return [
      { key: `short ${short}`, score: 0.9, ...rest },
      { key: `initials ${short}`, score: 0.7, ...rest },
    ];
  }
  const rest = {
    reason: (other: Read) => `${other.spelling} abbreviates the other.`,
    holds: (other: Read) => other.isShort,
  };
  const inside = /\(([^()]{2,12})\)/.exec(spelling)?.[1] ?? '';
  if (isAbbreviation(inside)) {
    const place = words.lastIndexOf(inside.toLowerCase());
    return [
      { key: `short ${inside.toLowerCase()}`, score: 0.9, ...rest },
      { key: `forms ${forms.toSpliced(place, 1).join(' ')}`, score: 0.95, reason: formReason(one) },
    ];
  }
  const initials = withoutLittle(words).map(([first]) => first);
  return initials.length > 2 ? [{ key: `initials ${initials.join('')}`, score: 0.7, ...rest }] : [];
}

/** 'TAVR', 'DES', 'CoCr': letters without a space, at least two of them capitals. */
function isAbbreviation(text: string): boolean {
  return /^[\p{L}\d-]{2,8}$/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) > 1;
}

/** One letter in one long word. Short words and those with digits tell types and sizes apart. */
function misspellingKeys({ words, spelling }: Read): Key[] {
  return words.flatMap((word, place) =>
    /^\p{L}{5,}$/u.test(word)
      ? {
          // Slips are rare in the first letter, and this way few words are compared.
          key: `near ${words.with(place, `${word[0]}…`).join(' ')}`,
          score: 0.8,
          reason: (other: Read) => `One letter apart: '${spelling}' and '${other.spelling}'.`,
          holds: (other: Read) => isOneLetterApart(word, other.words[place] ?? ''),
        }
      : [],
  );
}

function isOneLetterApart(word: string, other: string): boolean {
  return Math.abs(word.length - other.length) < 2 && distance(word, other) === 1;
}
