import type { Piece } from '@caliper/contract/differences/compared.schemas.ts';
import type { ReadChapter } from '../reading.ts';
import type { YearsOf } from './years-of.ts';

/**
 * Tells of the pieces of a passage whether they only follow from the new base year: years move on as it does, and
 * numbers stand in the tables of their chapter, where they are counted. Nothing does while the base year stays.
 */
export function followsFrom(
  before: ReadChapter,
  after: ReadChapter,
  { before: was, after: is }: { before: YearsOf; after: YearsOf },
): (pieces: readonly Piece[]) => boolean {
  const step = (is.base ?? 0) - (was.base ?? 0);
  if (was.base === null || is.base === null || step === 0) return () => false;
  const [old, now] = [numbersIn(before), numbersIn(after)];
  return (pieces) => {
    const changed = pieces.filter(({ kind }) => kind !== 'same');
    const [gone, come] = (['removed', 'added'] as const).map((kind) =>
      changed.filter((piece) => piece.kind === kind).flatMap(({ text }) => wordsIn(text)),
    ) as [string[], string[]];
    if (changed.length === 0 || gone.length !== come.length) return false;
    return gone.every((word, at) => {
      const other = come[at] ?? '';
      return isYear(word) && isYear(other)
        ? Number(bare(other)) - Number(bare(word)) === step
        : old.has(bare(word)) && now.has(bare(other));
    });
  };
}

function wordsIn(text: string): string[] {
  return text.match(/[^\s()[\]/–-]+/g) ?? [];
}

function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(bare(word));
}

/** A number as tables and text both write it. */
function bare(word: string): string {
  return word.replace(/^\D+|[^\d]+$/g, '');
}

function numbersIn({ tables }: ReadChapter): Set<string> {
  const texts = tables.flatMap(({ rows }) => rows.flatMap((cells) => cells.map(({ text }) => text)));
  return new Set(
    texts
      .flatMap(wordsIn)
      .map(bare)
      .filter((text) => text !== ''),
  );
}
