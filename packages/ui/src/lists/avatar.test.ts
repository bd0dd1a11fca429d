import { expect, test } from 'vitest';
import { initials } from './avatar.tsx';

test.each([
  ['Ines Moreau', 'IM'],
  ['  mei  ', 'M'],
  ['Ana de la Cruz', 'AC'],
  ['Öz Åberg', 'ÖÅ'],
  ['', '·'],
])('the initials of %j are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
