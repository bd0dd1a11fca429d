import { expect, test } from 'vitest';
import { foundWords, hasAllWords } from './typed-words.ts';

test('words are found in any order, as parts of words and whatever the case', () => {
  expect(hasAllWords('Jo Smith', 'SMITH jo')).toBe(true);
  expect(hasAllWords('Jo Smith', ' smi ')).toBe(true);
  expect(hasAllWords('Jo Smith', 'smith ann')).toBe(false);
});

test('nothing typed is in every text', () => {
  expect(hasAllWords('Jo Smith', '  ')).toBe(true);
});

test('a list that is too long says how much of it is shown', () => {
  expect(foundWords(0, 50)).toBe('Nothing found.');
  expect(foundWords(50, 50)).toBe('50 found');
  expect(foundWords(51, 50)).toBe('51 found, the first 50 are shown. Type to narrow them down.');
});
