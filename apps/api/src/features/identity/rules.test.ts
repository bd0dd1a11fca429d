import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashSecret, newSecret } from '../../platform/secrets/one-time.ts';
import type { Secrets } from '../../platform/secrets/secrets.ts';
import { codeMessage, isSameCode, makeCode, phoneHint } from './code.ts';
import { createPasswords } from './password.ts';
import { formatToken, nextSecret, parseToken, placeOf } from './refresh-token.ts';

const secrets: Secrets = {
  derive: () => Buffer.alloc(32, 1),
  hmac: (...parts) => hashSecret(parts.join('|')),
};
const sessionId = '00000000-0000-4000-8000-000000000001';

test('a code has six digits, even if it is a small number', () => {
  for (let n = 0; n < 2000; n += 1) expect(makeCode()).toMatch(/^\d{6}$/);
});

test('codes of different lengths are simply different', () => {
  expect(isSameCode(Buffer.from('abc'), Buffer.from('abcd'))).toBe(false);
});

test('the text message names the product and how long the code is valid', () => {
  expect(codeMessage('Caliper', '048213')).toBe(
    '048213 is your Caliper verification code. It is valid for 5 minutes.',
  );
});

test('only the end of a phone number is shown', () => {
  expect(phoneHint('+15550104434')).toBe('34');
});

test('a refresh token can be read back from the cookie, and nothing else is accepted as one', () => {
  const token = { sessionId, secret: newSecret() };
  expect(parseToken(secrets, formatToken(secrets, token))).toEqual(token);
  fc.assert(fc.property(fc.string(), (text) => parseToken(secrets, text) === null));
  expect(parseToken(secrets, `${formatToken(secrets, token)}.x`)).toBeNull();
  const [id, secret, proof] = formatToken(secrets, token).split('.');
  for (const forged of [
    `${id}.${secret}`,
    `${id}.${newSecret()}.${proof}`,
    `${id}.${secret}.${newSecret()}`,
    `${id}.${secret}.${proof?.replace(/.$/, 'é')}`,
  ])
    expect(parseToken(secrets, forged)).toBeNull();
});

test('in its family a token is current, the predecessor, or reused', () => {
  const first = newSecret();
  const second = nextSecret(secrets, { sessionId, secret: first });
  const third = nextSecret(secrets, { sessionId, secret: second });
  const family = { refresh_hash: hashSecret(third), previous_hash: hashSecret(second) };
  expect(placeOf(family, third)).toBe('current');
  expect(placeOf(family, second)).toBe('predecessor');
  expect(placeOf(family, first)).toBe('reused');
});

test('the successor of a token is always the same, and differs between sessions', () => {
  const secret = newSecret();
  const other = { sessionId: sessionId.replace('1', '2'), secret };
  expect(nextSecret(secrets, { sessionId, secret })).toBe(nextSecret(secrets, { sessionId, secret }));
  expect(nextSecret(secrets, other)).not.toBe(nextSecret(secrets, { sessionId, secret }));
});

test('a password matches its own hash and never the absence of one', async () => {
  const passwords = createPasswords();
  const stored = await passwords.hash('correct horse 7');
  expect(stored).toMatch(/^\$argon2id\$/);
  expect(await passwords.matches(stored, 'correct horse 7')).toBe(true);
  expect(await passwords.matches(stored, 'correct horse 8')).toBe(false);
  expect(await passwords.matches(null, 'no account has this password')).toBe(false);
});
