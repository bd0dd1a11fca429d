import { expect, test } from 'vitest';
import { addressesIn, isList } from './use-invite.ts';

test.each([
  ['a@x.example, b@x.example', ['a@x.example', 'b@x.example']],
  ['a@x.example;b@x.example ; c@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
  ['a@x.example b@x.example\tc@x.example', ['a@x.example', 'b@x.example', 'c@x.example']],
  ['a@x.example\r\n\n  b@x.example\n', ['a@x.example', 'b@x.example']],
  ['Ann Bo <a@x.example>, Cy <b@x.example>', ['a@x.example', 'b@x.example']],
  ['"Doe, Jane" <jane@x.example>; Roe, Rick <rick@x.example>', ['jane@x.example', 'rick@x.example']],
  ['<a@x.example>, b@x.example', ['a@x.example', 'b@x.example']],
  ['a@x.example, A@X.example', ['A@X.example']],
  ['a@x.example, nobody', ['a@x.example', 'nobody']],
  [' ,;\n', []],
])('MEND-13 %j is read as its addresses', (text, addresses) => {
  expect(addressesIn(text)).toEqual(addresses);
});

test('MEND-13 one address with a mistake in it is not taken for a list', () => {
  expect(['ann@x.example', 'not an address', 'Ann <ann@x.example>'].map(isList)).toEqual([
    false,
    false,
    false,
  ]);
  expect(isList('ann@x.example bo@x.example')).toBe(true);
});
