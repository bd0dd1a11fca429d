import { expect, test } from 'vitest';
import { generatePassword } from './generated-password.ts';

test('ADM-10 a generated password has 10 characters with letters, numbers and symbols', () => {
  const made = Array.from({ length: 2000 }, generatePassword);
  for (const password of made) {
    expect(password).toHaveLength(10);
    expect(password).toMatch(/[a-z]/i);
    expect(password).toMatch(/[0-9]/);
    expect(password).toMatch(/[^a-z0-9]/i);
  }
  expect(new Set(made).size).toBe(made.length);
  // The required characters are not always in the same place.
  expect(new Set(made.map((password) => /[a-z]/i.test(password.charAt(0)))).size).toBe(2);
});
