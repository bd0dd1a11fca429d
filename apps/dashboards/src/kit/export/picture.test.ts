import { expect, test } from 'vitest';
import { reaches } from './fonts.ts';
import { wrapped } from './wrapped.ts';

test('a picture carries the faces whose letters it has', () => {
  const latin = 'U+0-FF, U+131, U+2000-206F';
  expect(reaches(latin, 'Knees')).toBe(true);
  expect(reaches('U+100-2BA', 'Knees')).toBe(false);
  expect(reaches('U+100-2BA', 'Čech')).toBe(true);
  expect(reaches('U+4??', 'Ж')).toBe(true);
  expect(reaches('', 'anything')).toBe(true);
});

test('a long line is broken between words', () => {
  expect(wrapped('Guidewires and physiology', 14)).toEqual(['Guidewires and', 'physiology']);
  expect(wrapped('Percutaneously so', 5)).toEqual(['Percutaneously', 'so']);
  expect(wrapped('', 5)).toEqual([]);
});
