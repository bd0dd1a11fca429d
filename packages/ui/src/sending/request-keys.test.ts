import { expect, test } from 'vitest';
import { createRequestKeys } from './request-keys.ts';

const question = { subject: 'New Analyst Question', message: 'Why?' };

test('unchanged contents sent again keep their key', () => {
  const { keyOf } = createRequestKeys();
  expect(keyOf({ ...question })).toBe(keyOf({ ...question }));
});

test('changed contents are a new request', () => {
  const { keyOf } = createRequestKeys();
  expect(keyOf(question)).not.toBe(keyOf({ ...question, message: 'Why not?' }));
});

test('the same contents after a successful request are a new request', () => {
  const { keyOf, arrived } = createRequestKeys();
  const first = keyOf(question);
  arrived();
  expect(keyOf(question)).not.toBe(first);
});

test('two open forms do not share their keys', () => {
  expect(createRequestKeys().keyOf(question)).not.toBe(createRequestKeys().keyOf(question));
});

test('DASH-08 the same file sent again is the same upload, and a changed one is a new upload', () => {
  const { keyOf } = createRequestKeys();
  const file = { itemId: '7', name: 'a.csv', size: 3, lastModified: 1 };
  expect(keyOf({ ...file })).toBe(keyOf({ ...file }));
  expect(keyOf(file)).not.toBe(keyOf({ ...file, lastModified: 2 }));
  expect(keyOf(file)).not.toBe(keyOf({ ...file, itemId: '8' }));
});
