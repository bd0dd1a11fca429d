import { type Metric, metrics } from '@caliper/contract/figures/figures.values.ts';
import { type Pattern, parseQuery, type Query } from '@caliper/text/query.ts';
import { stem } from '@caliper/text/stem.ts';
import { stopWords } from '@caliper/text/stop-words.ts';
import type { Vocabulary } from '@caliper/text/vocabulary.ts';
import { foldedWords } from '@caliper/text/words.ts';
import { metricIn } from './metric.ts';
import { placesIn } from './place.ts';
import type { Period } from './table-series.ts';

/** What is asked for. */
export interface Question {
  metric: Metric;
  /** Of what the growth or share is asked; null if that is not said. */
  base: Metric | null;
  place: string | null;
  period: Period | null;
  /** What it is about: words that a figure's headings must have. */
  about: Query;
}

/** Words that ask, and words that nearly every heading in this field has: they tell no figure from another. */
const asking =
  /\b(?:how (?:much|many|big|large)|what|which|how|did|does|will|was|were|is|are|the|give|show|me|tell|please|figures?|numbers?|data|total|overall|whole|forecasts?|forecasted|expected|projected|measured|actual|year|years|per|annum|annual|yearly|since|until|till|by|during|between|over|from|to)\b/gi;
const general = new Set(
  [
    'market',
    'device',
    'implant',
    'system',
    'product',
    'technology',
    'equipment',
    'industry',
    'sector',
    'business',
  ].map(stem),
);

export const isGeneralWord = (word: string) => general.has(stem(word));

/** The questions that a text asks: for one metric, or, if it names none, for value and share. Empty if for no figure. */
export function readQuestions(text: string, vocabulary: Vocabulary): Question[] {
  // What is quoted, excluded or one of several is a search for text.
  if (/["“”]|(?:^|\s)-\w|\bOR\b/.test(text)) return [];
  const { period, rest: undated } = periodOf(text);
  const asked = metricsOf(undated);
  const { places, rest } = placesIn(asked.rest);
  if (places.length > 1) return [];
  const words = rest.replace(asking, ' ').trim();
  const query = parseQuery(words, vocabulary);
  const about = {
    ...query,
    terms: query.terms
      .filter(
        ({ text: one }) => !foldedWords(one).every((word) => isGeneralWord(word) || stopWords.has(word)),
      )
      .map((term) => ({ ...term, patterns: term.patterns.filter(isWhole) })),
  };
  const place = places[0] ?? null;
  const isQuestion = asked.metric !== null || (period !== null && place !== null);
  if (!isQuestion || about.terms.length === 0) return [];
  const wanted: readonly Metric[] = asked.metric ? [asked.metric] : ['value', 'share'];
  return wanted.map((metric) => ({ metric, base: asked.base, place, period, about }));
}

/** Neither the beginning of a word, nor a guess at how it is spelt. */
export function isWhole(pattern: Pattern): boolean {
  return pattern.by !== 'prefix' && !(pattern.by === 'words' && pattern.from === 'guess');
}

interface Asked {
  metric: Metric | null;
  base: Metric | null;
  rest: string;
}

/** 'How much' asks for value, 'how many' for a number, 'how fast' for growth. */
function metricsOf(text: string): Asked {
  const said = text
    .replace(/\bhow fast\b/gi, 'growth')
    .replace(/\bgrow(?:s|n|ing)?\b/gi, 'growth')
    .replace(/\bhow (?:much|big|large)\b(?=.*\b(?:worth|spent|sold for)\b)/gi, 'value')
    .replace(/\bhow many\b(?!.*\b(?:procedures|cases|operations)\b)/gi, 'units')
    .replace(/\boperations\b/gi, 'procedures');
  const first = metricIn(said);
  const metric = metrics.find((one) => one === first.metric) ?? null;
  if (metric !== 'growth' && metric !== 'share') return { metric, base: null, rest: first.rest };
  const second = metricIn(first.rest);
  return { metric, base: metrics.find((one) => one === second.metric) ?? null, rest: second.rest };
}

const year = '(?:19|20)\\d\\d';
const span = new RegExp(`\\b(?:from |between )?(${year})\\s?(?:[-‐-―−/]|to|and|until)\\s?(${year})\\b`, 'i');

function periodOf(text: string): { period: Period | null; rest: string } {
  const [whole, from, to] = text.match(span) ?? [];
  if (whole && from && to) {
    return { period: { from: Number(from), to: Number(to) }, rest: text.replace(whole, ' ') };
  }
  const found = text.match(new RegExp(`\\b${year}\\b`, 'g')) ?? [];
  const [only] = found;
  const period = found.length === 1 && only ? { from: Number(only), to: Number(only) } : null;
  return { period, rest: text.replace(new RegExp(`\\b${year}\\b`, 'g'), ' ') };
}
