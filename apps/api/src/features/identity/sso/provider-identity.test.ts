import { expect, test } from 'vitest';
import { checkIdentity } from './provider-identity.ts';

const said = { email: 'zoe@zenith.example', emailVerified: true, name: 'Zoë Zimmer' };

test('AUTH-13 what a provider says is kept as it is, with the e-mail in small letters', () => {
  expect(checkIdentity({ ...said, email: ' Zoe@Zenith.Example' })).toEqual(said);
});

test.each([
  ['nothing', ''],
  ['two addresses', 'zoe@zenith.example, eve@evil.example'],
  ['a name and an address', '"Zoe" <zoe@zenith.example>'],
  ['a line break', 'zoe@zenith.example\r\nBcc: eve@evil.example'],
  ['no domain', 'zoe@'],
  ['an endless address', `zoe@${'z.'.repeat(200)}example`],
])('AUTH-13 an e-mail that is not one is refused: %s', (_, email) => {
  expect(() => checkIdentity({ ...said, email })).toThrow(expect.objectContaining({ code: 'sso-failed' }));
});

test.each([
  ['Zoë\r\nZimmer\0', 'Zoë Zimmer'],
  ['\t ', ''],
  ['z'.repeat(1000), 'z'.repeat(200)],
  [`${'z'.repeat(199)}😀`, 'z'.repeat(199)],
])('AUTH-13 a name becomes one line of at most 200 characters: %j', (name, kept) => {
  expect(checkIdentity({ ...said, name }).name).toBe(kept);
});
