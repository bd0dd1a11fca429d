import { findingsIn, type Hit, hitsIn } from '@caliper/text/hits.ts';
import type { Query } from '@caliper/text/query.ts';

/** The first hit of a sentence, or of a row of a table. */
export interface Sentence {
  /** Among the hits of its text, from 1. */
  hit: number;
  text: string;
  /** How many of the words stand in it. */
  words: number;
}

const longest = 240;
const before = 80;

/** Each sentence with a hit, in reading order. */
export function sentencesIn(text: string, query: Query): Sentence[] {
  const sentences = new Map<number, Sentence & { span: Hit; terms: Set<number> }>();
  const spanOf = spansOf(text);
  for (const [at, hit] of hitsIn(text, query).entries()) {
    const span = spanOf(hit.start);
    if (sentences.has(span.start)) continue;
    sentences.set(span.start, {
      hit: at + 1,
      text: shown(text, span, hit),
      words: 0,
      span,
      terms: new Set(),
    });
  }
  for (const { start, term } of findingsIn(text, query)) sentences.get(spanOf(start).start)?.terms.add(term);
  return [...sentences.values()].map(({ hit, text: words, terms }) => ({
    hit,
    text: words,
    words: terms.size,
  }));
}

/** After the end of a sentence comes a capital letter; Fig. 3 and 5.5 are none. */
const ends = /[.!?]["”’)]?\s+(?=\p{Lu})|\n/gu;

function spansOf(text: string): (at: number) => Hit {
  const starts = [
    0,
    ...[...text.matchAll(ends)].map(({ 0: { length }, index }) => index + length),
    text.length,
  ];
  return (at) => {
    let [from, to] = [0, starts.length - 1];
    while (to - from > 1) {
      const middle = (from + to) >> 1;
      if ((starts[middle] ?? 0) <= at) from = middle;
      else to = middle;
    }
    return { start: starts[from] ?? 0, end: starts[from + 1] ?? text.length };
  };
}

/** The whole sentence, or as much of it as fits around the hit. */
function shown(text: string, span: Hit, hit: Hit): string {
  const isShort = span.end - span.start <= longest;
  const from = isShort ? span.start : wordStart(text, Math.max(span.start, hit.start - before), hit.start);
  const to = isShort ? span.end : wordEnd(text, Math.min(span.end, from + longest), hit.end);
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return `${from > span.start ? '…' : ''}${words}${to < span.end ? '…' : ''}`;
}

function wordStart(text: string, from: number, hit: number): number {
  for (let at = from; at < hit; at += 1) if (at === 0 || /\s/.test(text.charAt(at - 1))) return at;
  return hit;
}

function wordEnd(text: string, to: number, hit: number): number {
  for (let at = to; at > hit; at -= 1) if (at === text.length || /\s/.test(text.charAt(at))) return at;
  return to;
}
