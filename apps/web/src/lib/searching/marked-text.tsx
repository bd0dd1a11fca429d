import { anyHitsIn } from '@caliper/text/hits.ts';
import type { Query } from '@caliper/text/query.ts';
import classes from './marked-text.module.css';

/** A text in which everything that was searched for stands out. */
export function MarkedText({ text, marks }: { text: string; marks: Query }) {
  return markedParts(text, marks).map(({ text: part, isHit }, place) =>
    isHit ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no identity but their place
      <mark key={place} className={classes.mark}>
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

interface Part {
  text: string;
  isHit: boolean;
}

/** A text split at its hits. Joined, the parts are the text. */
export function markedParts(text: string, marks: Query): Part[] {
  const parts: Part[] = [];
  let end = 0;
  for (const hit of anyHitsIn(text, marks)) {
    parts.push({ text: text.slice(end, hit.start), isHit: false });
    parts.push({ text: text.slice(hit.start, hit.end), isHit: true });
    end = hit.end;
  }
  return [...parts, { text: text.slice(end), isHit: false }].filter((part) => part.text !== '');
}
