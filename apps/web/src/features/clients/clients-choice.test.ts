import { expect, test } from 'vitest';
import { addressOf, isNarrowed, narrow, nothingChosen, readChoice, sortedBy } from './clients-choice.ts';

test('STAFF-02 what is chosen is in the address, and what nobody can have chosen is not', () => {
  const choice = {
    ...nothingChosen,
    text: 'knee & hip',
    license: 'site',
    end: 'month',
    owner: 'nobody',
    view: 'todo',
    sort: '-reads',
    page: 3,
  } as const;
  expect(readChoice(addressOf(choice))).toEqual(choice);
  expect(addressOf(nothingChosen)).toBe('');
  expect(readChoice('?license=golden&end=soon&owner=x&view=none&sort=-colour&page=0')).toEqual(nothingChosen);
});

test('STAFF-02 a head sorts, and then the other way round; a filter begins at the first page', () => {
  const third = { ...nothingChosen, page: 3 };
  expect(sortedBy(third, 'reads')).toMatchObject({ sort: 'reads', page: 1 });
  expect(sortedBy({ ...third, sort: 'reads' }, 'reads').sort).toBe('-reads');
  expect(narrow(third, { license: 'site' }).page).toBe(1);
  expect([isNarrowed({ ...third, sort: '-reads' }), isNarrowed({ ...third, view: 'idle' })]).toEqual([
    false,
    true,
  ]);
});
