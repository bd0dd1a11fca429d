import { findingsIn, type Hit } from '@caliper/text/hits.ts';
import { stem } from '@caliper/text/stem.ts';
import { stopWords } from '@caliper/text/stop-words.ts';
import { fold, foldedWords, wordsOf } from '@caliper/text/words.ts';
import { isGeneralWord, type Question, wantedIn } from './question.ts';
import type { Series } from './table-series.ts';

/** How a development fits a question. */
export interface Fit {
  /** Words of its headings that were not asked for: they make it another one. */
  extras: string[];
  /** Whether its headings say everything that was asked, without its chapter and report. */
  isTold: boolean;
  /** How many words of the question its headings say, those included that need not be met. */
  told: number;
  /** Whether a heading is of more than was asked: 'Wrist and thumb' of the wrist. */
  isWider: boolean;
}

/** Null unless every word of the question is met by the headings, or by the title of chapter or report. */
export function fitOf(
  question: Pick<Question, 'metric' | 'base' | 'place' | 'about'>,
  series: Series,
  context: string,
): Fit | null {
  if (series.metric !== question.metric) return null;
  if (series.base !== null && series.base !== (question.base ?? 'value')) return null;
  if (question.place !== null && series.place !== question.place) return null;
  const headings = series.labels.map(({ text }) => text).join('\n');
  const wanted = wantedIn(question.about);
  const found = [...findingsIn(headings, question.about)].map((one) => {
    return { ...one, isWanted: wanted.includes(one.term) };
  });
  const told = new Set(found.map(({ term }) => term));
  const around = new Set([...findingsIn(context, question.about)].map(({ term }) => term));
  if (!wanted.every((term) => told.has(term) || around.has(term))) return null;
  const isTold = wanted.every((term) => told.has(term));
  return { ...restOf(series, found), isTold, told: told.size };
}

interface Finding extends Hit {
  term: number;
  /** Whether it had to be met. */
  isWanted: boolean;
}

function restOf({ labels }: Series, found: readonly Finding[]): Pick<Fit, 'extras' | 'isWider'> {
  const extras: string[] = [];
  const told = new Set<number>();
  let isWider = false;
  let from = 0;
  for (const { text, isCompany } of labels) {
    const to = from + text.length;
    const within = found.filter(({ start, end }) => start >= from && end <= to);
    // What was told already is not what was asked: 'Primary' below 'Primary knees' is a part of them.
    const own = within.every(({ term }) => told.has(term)) ? [] : within;
    const { asked, others } = isCompany && own.length > 0 ? knownCompany : partsOf(text, from, own);
    // A narrower heading may say it alone: 'Incubators' below 'Incubators and warmers'.
    const isNarrowed = own.every(
      ({ term, isWanted }) => !isWanted || found.some((one) => one.term === term && one.start > to),
    );
    isWider ||= others.length > 0 && !isNarrowed;
    extras.push(...asked);
    if (others.length === 0) for (const { term } of own) told.add(term);
    from = to + 1;
  }
  return { extras, isWider };
}

/** A company is known by one of its names. */
const knownCompany = { asked: [], others: [] };

/** The words of a heading that were not asked for, and those of parts beside the ones that were. */
function partsOf(text: string, from: number, own: readonly Finding[]): { asked: string[]; others: string[] } {
  const asked: string[] = [];
  const others: string[] = [];
  const isAsked = own.some(({ isWanted }) => isWanted);
  let at = from;
  for (const part of isAsked && joins.test(text) ? text.split(parting) : [text]) {
    const to = at + part.length;
    const hits = own.filter(({ start, end }) => start < to && end > at);
    (!isAsked || hits.some(({ isWanted }) => isWanted) ? asked : others).push(...uncovered(part, at, hits));
    at = to;
  }
  return { asked, others };
}

const joins = /\s(?:and|or|&)\s|\//i;
/** Before what joins the parts. */
const parting = /(?=\s(?:and|or|&)\s|,\s|\/)/i;

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

/** The words that tell what a development is of, each as often as it is said: 'Incubators' may be a part of incubators. */
export function thingOf({ labels }: Pick<Series, 'labels'>): string[] {
  return labels.flatMap(({ text }) => tellingOr(foldedWords(text)).map(stem));
}

/** The same for developments of the same thing, however their headings are written. */
export function sameKey(series: Series): string {
  const { metric, base, place } = series;
  return JSON.stringify([thingOf(series).sort(), metric, base, place]);
}
