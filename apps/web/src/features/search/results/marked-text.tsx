import type { Query } from '@caliper/text/query.ts';
import { markedParts } from './marked-parts.ts';
import classes from './marked-text.module.css';

export function MarkedText({ text, query }: { text: string; query: Query }) {
  return markedParts(text, query).map(({ text: part, isHit }, place) =>
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
