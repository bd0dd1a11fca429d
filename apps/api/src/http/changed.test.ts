import { expect, test } from 'vitest';
import { changed } from './changed.ts';

test('a change is applied to the list as it is now, so that the changes of others stay', () => {
  expect(changed(['a', 'b', 'theirs'], ['a', 'b'], ['b', 'c'])).toEqual(['b', 'theirs', 'c']);
});

test('what others have removed in the meantime stays removed, and what they have added too is there once', () => {
  expect(changed(['b'], ['a', 'b'], ['a', 'b'])).toEqual(['b']);
  expect(changed(['a', 'c'], ['a'], ['a', 'c'])).toEqual(['a', 'c']);
});

test('without the list that it was based on, the wanted list replaces the other', () => {
  expect(changed(['a'], undefined, ['b', 'b'])).toEqual(['b']);
});
