import type { FigureState, Metric } from '@caliper/contract/figures/figures.values.ts';
import { type Pattern, parseQuery, type Query } from '@caliper/text/query.ts';
import { stopWords } from '@caliper/text/stop-words.ts';
import type { Vocabulary } from '@caliper/text/vocabulary.ts';
import { foldedWords } from '@caliper/text/words.ts';
import { askedYears } from './asked-years.ts';
import { askedMetricIn } from './metric.ts';
import { placesIn } from './place.ts';
import type { Period } from './table-series.ts';

/** What is asked for. */
export interface Question {
  metric: Metric;
  /** Of what the growth or share is asked; null if that is not said. */
  base: Metric | null;
  place: string | null;
  period: Period | null;
  /** Whether what is expected is asked for, or what was measured; null if that is not said. */
  state: Exclude<FigureState, 'unknown'> | null;
  /** What it is about: words that a figure's headings must have. */
  about: Query;
  /** The same as it was written. */
  words: string;
}

/** Words that ask, and words that nearly every heading in this field has: they tell no figure from another. */
const asking =
  /(?<![\w-])(?:how (?:much|many|big|large)|what|which|how|did|does|will|was|were|is|are|the|give|show|me|tell|please|sold|bought|spent|figures?|numbers?|data|all|total|overall|whole|forecast(?:s|ed)?|expected|projected|predicted|outlook|measured|actual|historic(?:al)?|year|years|per|annum|annual|yearly|since|until|till|by|during|between|over|from|to)(?![\w-])/gi;
const general =
  /^(?:(?:market|device|implant|system|product|sector)s?|technolog(?:y|ies)|equipment|industr(?:y|ies)|business(?:es)?)$/;

/** In one of its forms only: 'implantable' tells one sensor from another. */
export const isGeneralWord = (word: string) => general.test(word);

/** The questions that a text asks: for one metric, or, if it names none, for value and share. Empty if for no figure. */
export function readQuestions(text: string, vocabulary: Vocabulary): Question[] {
  // What is quoted, excluded or one of several is a search for text.
  if (/["“”]|(?:^|\s)-\w|\bOR\b/.test(text)) return [];
  const { period, rest: undated } = askedYears(text);
  const asked = metricsOf(undated);
  const { places, rest } = placesIn(asked.rest);
  if (places.length > 1) return [];
  const words = rest.replace(asking, ' ').trim();
  const query = parseQuery(words, vocabulary);
  const about = {
    ...query,
    terms: query.terms.map((term) => {
      const isOptional = foldedWords(term.text).every((word) => isGeneralWord(word) || stopWords.has(word));
      return { ...term, isOptional, patterns: term.patterns.filter(isWhole) };
    }),
  };
  const place = places[0] ?? null;
  const isQuestion = asked.metric !== null || (period !== null && place !== null);
  if (!isQuestion || about.terms.every(({ isOptional }) => isOptional)) return [];
  const wanted: readonly Metric[] = asked.metric ? [asked.metric] : ['value', 'share'];
  const state = stateOf(text);
  return wanted.map((metric) => ({ metric, base: asked.base, place, period, state, about, words }));
}

/** The terms that have to be met. */
export function wantedIn({ terms }: Pick<Query, 'terms'>): number[] {
  return terms.flatMap(({ isOptional }, term) => (isOptional ? [] : [term]));
}

const equal = new WeakMap<Vocabulary, Vocabulary>();

/** The names that mean the same. What a name means besides is more than itself: a brand is not all of its class. */
export function equalNames(vocabulary: Vocabulary): Vocabulary {
  const known = equal.get(vocabulary) ?? {
    entries: vocabulary.entries.map((one) => (one.isMutual ? one : { ...one, meansAlso: [] })),
  };
  equal.set(vocabulary, known);
  return known;
}

/** Neither the beginning of a word, nor a guess at how it is spelt. */
export function isWhole(pattern: Pattern): boolean {
  return pattern.by !== 'prefix' && !(pattern.by === 'words' && pattern.from === 'guess');
}

/** 'How much' asks for value, 'how many' for a number, 'how fast' for growth. */
function metricsOf(text: string): ReturnType<typeof askedMetricIn> {
  const said = text
    .replace(/\bhow fast\b/gi, 'growth')
    .replace(/\bgrow(?:s|n|ing)?\b/gi, 'growth')
    .replace(/\bhow (?:much|big|large)\b(?=.*\b(?:worth|spent|sold for)\b)/gi, 'value')
    .replace(/\bhow many\b(?!.*\b(?:procedures|cases|operations)\b)(?: units(?= of\b))?/gi, 'units')
    .replace(/\boperations\b/gi, 'procedures');
  const first = askedMetricIn(said);
  if (first.metric !== 'growth' && first.metric !== 'share') return first;
  const second = askedMetricIn(first.rest);
  return { ...first, base: first.base ?? second.metric, rest: second.rest };
}

function stateOf(text: string): Question['state'] {
  const [isExpected, isMeasured] = [expecting.test(text), measuring.test(text)];
  if (isExpected === isMeasured) return null;
  return isExpected ? 'forecast' : 'measured';
}

const expecting = /\b(?:forecast(?:s|ed)?|expected|projected|predicted|outlook)\b/i;
const measuring = /\b(?:measured|actual|historic(?:al)?)\b/i;
