import { expect, test } from 'vitest';
import { countWords, meaningOf, namesIn, titleChanges } from './synonym-words.ts';

const found = (total: number, ...titles: string[]) => ({ total, titles });

test('FIND-06 names are parted by lines and commas, and their spaces do not count', () => {
  expect(namesIn(' TAVR, TAVI\n\n transcatheter   valve ;x')).toEqual([
    'TAVR',
    'TAVI',
    'transcatheter valve',
    'x',
  ]);
});

test('FIND-06 a sentence says what an entry means', () => {
  const said = { words: ['Botox'], meansAlso: ['toxin'], isMutual: false };
  expect(meaningOf(said)).toBe(
    'Whoever searches for “Botox” also finds “toxin”, but not the other way round.',
  );
  expect(meaningOf({ ...said, isMutual: true })).toMatch(/, and the other way round\.$/);
  expect(meaningOf({ words: ['a', 'b'], meansAlso: [], isMutual: true })).toBe(
    'Whoever searches for one of “a”, “b” finds all of them.',
  );
  expect(meaningOf({ words: ['a'], meansAlso: [], isMutual: true })).toBe('');
});

test('FIND-06 counts say what changes, and titles which come and go', () => {
  const [before, after] = [found(1, 'A', 'B'), found(3, 'B', 'C')];
  expect(countWords({ before, after })).toBe('3 reports; now 1');
  expect(countWords({ before: found(0), after: found(0) })).toBe('nothing, as now');
  expect(countWords({ before: found(2), after: found(0) })).toBe('nothing; now 2');
  expect(countWords({ before: found(1), after: found(1) })).toBe('1 report, as now');
  expect(titleChanges({ before, after })).toEqual({ come: ['C'], go: ['A'] });
});
