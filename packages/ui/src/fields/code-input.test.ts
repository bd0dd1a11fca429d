import { expect, test } from 'vitest';
import { onlyDigits } from './code-input.tsx';

test.each([
  ['408', '408'],
  ['123 456', '123456'],
  ['Your code is 123-456.', '123456'],
  ['12345678', '123456'],
  ['abc', ''],
])('a pasted code keeps its digits: %j becomes %j', (text, code) => {
  expect(onlyDigits(text, 6)).toBe(code);
});
