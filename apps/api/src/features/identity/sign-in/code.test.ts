import { expect, test } from 'vitest';
import { codeMessage, isSameCode, makeCode, phoneHint } from './code.ts';

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
