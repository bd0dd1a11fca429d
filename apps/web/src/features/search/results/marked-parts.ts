import { anyHitsIn } from '@caliper/text/hits.ts';
import type { Query } from '@caliper/text/query.ts';

export interface Part {
  text: string;
  isHit: boolean;
}

/** A text split at the matches of the query. Joined, the parts are the text. */
export function markedParts(text: string, query: Query): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const hit of anyHitsIn(text, query)) {
    parts.push({ text: text.slice(end, hit.start), isHit: false });
    parts.push({ text: text.slice(hit.start, hit.end), isHit: true });
    end = hit.end;
  }
  return [...parts, { text: text.slice(end), isHit: false }].filter((part) => part.text !== '');
}
