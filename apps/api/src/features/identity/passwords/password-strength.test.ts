import { randomInt } from 'node:crypto';
import { generatePassword } from '@caliper/contract/identity/generated-password.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { assertNewPassword, weaknessOf } from './password-strength.ts';

const ines = {
  product: 'Caliper',
  company: 'Meridian Surgical GmbH',
  name: 'Inès Moreau',
  email: 'i.moreau-7@lyon.meridian.example',
};

test.each([
  ['short', ['short', 'Zx7$k9']],
  [
    'common',
    ['password', 'Password', 'iloveyou', 'Password1!', 'Summer2026', 'welcome!!', '!!Dragon99', 'Pässword1'],
  ],
  [
    'sequence',
    [
      'abcdefgh',
      'ABCDE1234',
      '87654321',
      '0987654321',
      'qwertyuiop!',
      'asdfghjkl',
      'azertyuiop',
      'x1234abcdy',
    ],
  ],
  ['repetition', ['aaaaaaaa', 'abcabcabc', 'abababab1', 'k9$wk9$w', '!aaaaaaaaaa!', 'hunter2 hunter2 ']],
  ['product', ['Caliper-demo-1', 'my-CALIPER-7']],
  ['company', ['meridian-7-k', 'go surgical 22', 'MeridianSurgicalGmbH']],
  ['name', ['ines+moreau-9', 'Moreau&Fils', 'inesmoreau71']],
  ['email', ['rue de lyon 5']],
] as const)('MEND-34 a password is refused as %s', (weakness, passwords) => {
  for (const password of passwords)
    expect([password, weaknessOf(password, ines)]).toEqual([password, weakness]);
});

test('MEND-34 a long and uncommon password passes, whatever it is made of', () => {
  for (const password of [
    'correct horse 7',
    'yet another horse 3',
    'tide-1234-lamp',
    'love 4918-2735-18',
    'Лето в Праге',
    // Just long enough, and with just enough besides a run, a repetition or a common word.
    'tide7lmp',
    'wx7k1234',
    'ab7!aaaaaa',
    'password!2026!97',
  ])
    expect([password, weaknessOf(password, ines)]).toEqual([password, null]);
});

test('MEND-34 names of one or two letters, or without any, refuse nothing', () => {
  const short = { product: '', company: '3M', name: 'Bo Li', email: 'bo@3m.co' };
  expect(weaknessOf('bo li 3m tide lamp', short)).toBeNull();
});

test('MEND-34 a generated password always passes, even if its own parts are the names', () => {
  const about = fc.record({
    product: fc.string(),
    company: fc.string(),
    name: fc.string(),
    email: fc.emailAddress(),
  });
  const place = fc.nat({ max: 9 });
  fc.assert(
    fc.property(about, place, place, (known, one, other) => {
      const password = generatePassword(randomInt);
      expect(weaknessOf(password, { ...known, name: password.slice(one, other + 1) })).toBeNull();
    }),
    { numRuns: 500 },
  );
});

test('MEND-34 a new password is entered twice the same, and is not weak', () => {
  const entered = (password: string, confirmPassword: string) => () =>
    assertNewPassword({ password, confirmPassword }, ines);
  expect(entered('correct horse 7', 'correct horse 7')).not.toThrow();
  expect(entered('correct horse 7', 'correct horse 8')).toThrow(
    expect.objectContaining({ code: 'passwords-differ' }),
  );
  expect(entered('aaaaaaaa', 'aaaaaaaa')).toThrow(expect.objectContaining({ code: 'weak-password' }));
});
