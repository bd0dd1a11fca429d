import { findingsIn } from '@caliper/text/hits.ts';
import type { Query } from '@caliper/text/query.ts';

const before = 60;
const longest = 200;
/** One good place is enough; a long chapter is not searched for the best one. */
const farthest = 20_000;

interface Place {
  /** The start of its block, and the first match in it. */
  block: number;
  hit: number;
  terms: Set<number>;
}

/** A few words around the first place with most of the query; null if nothing matches. */
export function snippetOf(text: string, query: Query): string | null {
  const best = bestPlace(text, query);
  return best && windowAt(text, best);
}

function bestPlace(text: string, query: Query): Place | null {
  let here: Place = { block: -1, hit: -1, terms: new Set() };
  let best: Place | null = null;
  for (const { start, term } of findingsIn(text, query)) {
    if (best && start > farthest) break;
    const block = text.lastIndexOf('\n', start) + 1;
    if (here.block !== block) here = { block, hit: start, terms: new Set() };
    here.terms.add(term);
    if (!best || here.terms.size > best.terms.size) best = here;
    if (best.terms.size === query.terms.length) break;
  }
  return best;
}

/** Whole words of one block, unless a word itself is too long. */
function windowAt(text: string, { block, hit }: Place): string {
  const end = endOf(text, hit);
  const from = hit - block <= before ? block : wordBefore(text, hit);
  const to = end - from <= longest ? end : lastWord(text, from, hit);
  const words = text.slice(from, to).replace(/\s+/g, ' ').trim();
  return `${from > block ? '…' : ''}${words}${to < end ? '…' : ''}`;
}

function wordBefore(text: string, hit: number): number {
  for (let at = hit - before; at < hit; at += 1) if (isSpace(text, at - 1)) return at;
  return hit;
}

/** The end of the last word that fits. A text without spaces is cut between two characters. */
function lastWord(text: string, from: number, hit: number): number {
  const to = from + longest;
  for (let at = to; at > hit; at -= 1) if (isSpace(text, at)) return at;
  return /[\udc00-\udfff]/.test(text.charAt(to)) ? to - 1 : to;
}

function isSpace(text: string, at: number): boolean {
  return /\s/.test(text.charAt(at));
}

function endOf(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
