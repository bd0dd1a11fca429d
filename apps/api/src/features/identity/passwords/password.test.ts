import { expect, test } from 'vitest';
import { createPasswords } from './password.ts';

test('a password matches its own hash and never the absence of one', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('correct horse 7');
  expect(stored).toMatch(/^\$argon2id\$/);
  expect(await passwords.matches(stored, 'correct horse 7')).toBe(true);
  expect(await passwords.matches(stored, 'correct horse 8')).toBe(false);
  expect(await passwords.matches(null, 'no account has this password')).toBe(false);
});
