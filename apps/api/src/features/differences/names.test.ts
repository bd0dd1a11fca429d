import { expect, test } from 'vitest';
import { changesOf } from './names.ts';

const company = (name: string) => ({ kind: 'company' as const, name, chapters: [1] });
const side = (reportId: number, ...names: string[]) => ({ reportId, names: names.map(company) });

test('DIFF-03 names that mean the same are the same, by their term or by their spelling', () => {
  const terms = new Map([
    ['1 Halden Inc.', 7],
    ['2 Halden Surgical', 7],
  ]);
  const found = changesOf(
    'company',
    (id, name) => terms.get(`${id} ${name}`),
    side(1, 'Halden Inc.', 'Kestrel', 'Marlow'),
    side(2, 'Halden Surgical', 'KESTREL', 'Northfold'),
  );
  expect(found).toEqual({
    before: 3,
    after: 3,
    added: [company('Northfold')],
    removed: [company('Marlow')],
  });
});

test('DIFF-03 two spellings within an edition count once', () => {
  const found = changesOf('company', () => undefined, side(1, 'Kestrel'), side(2, 'Kestrel', 'kestrel'));
  expect(found).toMatchObject({ before: 1, after: 1, added: [], removed: [] });
});
