import { expect, test } from 'vitest';
import { addressOf, nothingChosen, readPlace } from './audit-address.ts';
import { changesOf, folded } from './audit-words.ts';

test('STAFF-05 what is chosen is in the address, and what nobody can have chosen is not', () => {
  const place = {
    ...nothingChosen,
    person: 'ann@client.example',
    company: '7',
    from: '2026-01-01',
    before: '120',
  };
  expect(readPlace(addressOf(place))).toEqual(place);
  expect(addressOf(nothingChosen)).toBe('');
  expect(readPlace('?company=x&from=yesterday&before=-1&action=%20')).toEqual(nothingChosen);
});

test('STAFF-05 a change is said by what it changed, from and to', () => {
  expect(changesOf({ licenses: 5, license: 'site' }, { licenses: 12, license: 'site' })).toEqual([
    { name: 'licenses', words: '5 → 12' },
  ]);
  expect(changesOf(null, { enabled: true, markets: ['Knees'], note: '' })).toEqual([
    { name: 'enabled', words: 'yes' },
    { name: 'markets', words: 'Knees' },
  ]);
  expect(changesOf({ email: 'a@b.example' }, null)).toEqual([
    { name: 'email', words: 'a@b.example → nothing' },
  ]);
  // What came where nothing went.
  expect(changesOf({ access: 'full', ended: [] }, { access: 'full', added: ['7', '8'] })).toEqual([
    { name: 'added', words: '7, 8' },
  ]);
  expect(changesOf(null, null)).toEqual([]);
});

test('STAFF-05 of an entry that says much the first is shown, and the rest unfolds', () => {
  const some = (count: number) =>
    changesOf(
      null,
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`field ${index}`, index])),
    );
  const lengths = (count: number) => folded(some(count)).map((part) => part.length);
  expect([0, 5, 6, 11].map(lengths)).toEqual([
    [0, 0],
    [5, 0],
    [4, 2],
    [4, 7],
  ]);
});
