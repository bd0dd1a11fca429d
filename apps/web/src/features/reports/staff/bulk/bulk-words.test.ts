import { expect, test } from 'vitest';
import { changesOf, keepAll, problemsOf } from './bulk-edit-fields.tsx';
import { actionWords, barredFromDeletion, consequenceOf, doneWords, tooManyWords } from './bulk-words.ts';

const shown = { visible: 1 } as const;
const hidden = { visible: 0 } as const;
const holders = { companies: 3, people: 21, subscribed: [], given: [] };
const nobody = { companies: 0, people: 0, subscribed: [], given: [] };

test('PUB-10 the question says what it is about in numbers', () => {
  expect(actionWords('report', 'hide', 12)).toBe('Hide 12 reports');
  expect(actionWords('pt', 'delete', 1)).toBe('Delete 1 procedure tracker');
});

test('PUB-10 the consequence is told in numbers, once it is known who has them', () => {
  const two = [shown, shown];
  expect(consequenceOf('report', 'hide', two, null)).toBeNull();
  expect(consequenceOf('report', 'hide', two, holders)).toBe(
    '3 companies with 21 people can no longer read what they have of them. Subsidiaries of a subscriber are counted.',
  );
  expect(consequenceOf('report', 'hide', two, nobody)).toBe('No company has any of them now.');
  expect(consequenceOf('survey', 'edit', two, { ...holders, companies: 1, people: 1 })).toBe(
    '1 company with 1 person has at least one of them.',
  );
  expect(consequenceOf('medsku', 'edit', [shown], holders)).toBe('3 companies with 21 people have it.');
  // All of them were refused.
  expect(consequenceOf('medsku', 'delete', [], holders)).toBe('Nothing is deleted.');
  expect(consequenceOf('survey', 'delete', two, nobody)).toBe(
    '2 surveys are deleted with their figures. This cannot be undone.',
  );
});

test('PUB-10 showing counts those that are hidden', () => {
  expect(consequenceOf('report', 'show', [hidden, shown, hidden], null)).toBe(
    '2 reports will be in the catalog again for everyone. 1 is shown already.',
  );
  expect(consequenceOf('report', 'show', [shown], null)).toBe('All of them are shown already.');
});

test('PUB-10 what is held is not deleted, and each says why', () => {
  const barred = barredFromDeletion({ ...holders, subscribed: [{ id: 4, companies: 2 }], given: [7] });
  expect(barred.get(4)).toBe('Companies that have it: 2.');
  expect(barred.get(7)).toContain('MedCore report');
});

test('PUB-10 the result says how many were so already; too many are not sent', () => {
  expect(doneWords('report', 'hide', 12, 9)).toBe('9 reports were hidden. 3 were so already.');
  expect(doneWords('report', 'edit', 1, 1)).toBe('1 report was changed.');
  expect(tooManyWords('report', 500, 500)).toBeNull();
  expect(tooManyWords('report', 501, 500)).toBe('At most 500 reports can be changed at once.');
});

test('PUB-10 only what was chosen is sent, and a category only with its sub-category', () => {
  expect(changesOf(keepAll)).toEqual({});
  expect(changesOf({ ...keepAll, region: 'Africa', year: ' 2025 ' })).toEqual({
    region: 'Africa',
    year: 2025,
  });
  const half = { ...keepAll, categoryId: 14 };
  expect(problemsOf(half)).toEqual({ subCategoryId: 'Please choose a sub-category.' });
  expect(problemsOf({ ...keepAll, year: '1889' }).year).toContain('1990');
});
