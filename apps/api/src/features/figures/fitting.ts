import { findingsIn, type Hit } from '@caliper/text/hits.ts';
import { stem } from '@caliper/text/stem.ts';
import { stopWords } from '@caliper/text/stop-words.ts';
import { fold, foldedWords, wordsOf } from '@caliper/text/words.ts';
import { isGeneralWord, type Question } from './question.ts';
import type { Series } from './table-series.ts';

/** How a development fits a question: words of its headings that were not asked for make it another one. */
export interface Fit {
  extras: string[];
}

/** Null unless every word of the question is met by the headings, or by the title of chapter or report. */
export function fitOf(
  question: Pick<Question, 'metric' | 'base' | 'place' | 'about'>,
  series: Series,
  context: string,
): Fit | null {
  if (series.metric !== question.metric) return null;
  if (question.metric === 'growth' && series.base !== (question.base ?? 'value')) return null;
  if (question.place !== null && series.place !== question.place) return null;
  const headings = series.labels.map(({ text }) => text).join('\n');
  const met = new Set<number>();
  const covered: Hit[] = [];
  for (const { term, start, end } of findingsIn(headings, question.about)) {
    met.add(term);
    covered.push({ start, end });
  }
  for (const { term } of findingsIn(context, question.about)) met.add(term);
  if (met.size < question.about.terms.length) return null;
  return { extras: extrasIn(series, covered) };
}

function extrasIn({ labels }: Series, covered: readonly Hit[]): string[] {
  const extras: string[] = [];
  let from = 0;
  for (const { text, isCompany } of labels) {
    const to = from + text.length;
    const own = covered.filter(({ start, end }) => start >= from && end <= to);
    // A company is known by one of its names.
    if (!(isCompany && own.length > 0)) extras.push(...uncovered(text, from, own));
    from = to + 1;
  }
  return extras;
}

function uncovered(text: string, from: number, covered: readonly Hit[]): string[] {
  const open = [...wordsOf(text)]
    .filter(({ start, end }) => !covered.some((one) => one.start <= from + start && from + end <= one.end))
    .map(({ start, end }) => fold(text.slice(start, end)));
  // A heading of nothing but general words is told apart by them: a part may be called 'Implants'.
  return covered.length === 0 ? tellingOr(open) : open.filter(isTelling);
}

const isTelling = (word: string) => !stopWords.has(word) && !isGeneralWord(word);

function tellingOr(words: string[]): string[] {
  const telling = words.filter(isTelling);
  return telling.length > 0 ? telling : words;
}

/** The words that tell what a development is of. */
export function thingOf({ labels }: Pick<Series, 'labels'>): Set<string> {
  return new Set(labels.flatMap(({ text }) => tellingOr(foldedWords(text)).map(stem)));
}

/** The same for developments of the same thing, however their headings are written. */
export function sameKey(series: Series): string {
  const { metric, base, place } = series;
  return JSON.stringify([[...thingOf(series)].sort(), metric, base, place]);
}
