import { expect, test } from 'vitest';
import { newPassword } from './user-password.tsx';

test('ADM-10 MEND-34 a generated password has 10 characters with letters, numbers and symbols, mixed', () => {
  const made = Array.from({ length: 300 }, newPassword);
  for (const password of made) {
    expect(password).toHaveLength(10);
    expect(password).toMatch(/[a-z]/i);
    expect(password).toMatch(/[0-9]/);
    expect(password).toMatch(/[^a-z0-9]/i);
    expect(password).not.toMatch(/(.).*\1|[a-z]{4}|\d{4}/i);
  }
  expect(new Set(made).size).toBe(made.length);
  // The required characters are not always in the same place.
  expect(new Set(made.map((password) => /[a-z]/i.test(password.charAt(0)))).size).toBe(2);
});
