import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hashSecret, newSecret } from '../../../platform/secrets/one-time.ts';
import type { Secrets } from '../../../platform/secrets/secrets.ts';
import { formatToken, nextSecret, parseToken, placeOf } from './refresh-token.ts';

const secrets: Secrets = {
  derive: () => Buffer.alloc(32, 1),
  hmac: (...parts) => hashSecret(parts.join('|')),
};
const sessionId = '00000000-0000-4000-8000-000000000001';

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
  expect(placeOf({ ...family, previous_hash: null }, second)).toBe('reused');
});

test('the successor of a token is always the same, and differs between sessions', () => {
  const secret = newSecret();
  const other = { sessionId: sessionId.replace('1', '2'), secret };
  expect(nextSecret(secrets, { sessionId, secret })).toBe(nextSecret(secrets, { sessionId, secret }));
  expect(nextSecret(secrets, other)).not.toBe(nextSecret(secrets, { sessionId, secret }));
});
