import type { ComparedChapter, ComparedPassage } from '@caliper/contract/differences/compared.schemas.ts';
import { matchPassages } from '../compare-passages.ts';
import type { SameChapters } from '../match-tables.ts';
import { passagesOf } from '../passages.ts';
import type { ReadChapter } from '../reading.ts';
import { followsFrom } from './follows-from.ts';
import { wordChanges } from './word-changes.ts';
import type { YearsOf } from './years-of.ts';

/** By its number in the later reading. */
export interface NumberedChapter {
  number: number;
  content: ComparedChapter;
}

/** Of each chapter of both readings its different passages, in the order of the later one, then those that are gone. */
export function passagesBeside(
  chapters: SameChapters,
  years: { before: YearsOf; after: YearsOf },
): NumberedChapter[] {
  return [...chapters]
    .map(([before, after]) => ({
      number: after.chapter_number,
      content: chapterBeside(before, after, years),
    }))
    .filter(({ content }) => content.passages.length > 0)
    .sort((one, other) => one.number - other.number);
}

function chapterBeside(
  before: ReadChapter,
  after: ReadChapter,
  years: { before: YearsOf; after: YearsOf },
): ComparedChapter {
  const { come, gone } = matchPassages(passagesOf(before), passagesOf(after));
  const follows = followsFrom(before, after, years);
  const passages = [
    ...come.map(({ passage, origin }): ComparedPassage => {
      const { block, text } = passage;
      if (!origin) return { kind: 'added', block, follows: false, pieces: [{ kind: 'added', text }] };
      const pieces = wordChanges(origin.text, text);
      return { kind: 'changed', block, follows: follows(pieces), pieces };
    }),
    ...gone.map(({ block, text }): ComparedPassage => {
      return { kind: 'removed', block, follows: false, pieces: [{ kind: 'removed', text }] };
    }),
  ];
  return { before: placeOf(before), after: placeOf(after), passages };
}

function placeOf({ chapter_number: number, chapter_title: title }: ReadChapter) {
  return { number, title };
}
