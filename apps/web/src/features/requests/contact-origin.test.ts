import { expect, test } from 'vitest';
import { contactOrigin } from './contact-origin.ts';

const from = (cameFrom: unknown) => contactOrigin({ state: { cameFrom } }, 'https://portal.example');

test('CON-03 the page from which somebody came is told', () => {
  expect(from('/reports/7/knees/2?term=more')).toBe('/reports/7/knees/2?term=more');
  expect(from('/')).toBe('/');
});

test('who came from elsewhere, or by the address alone, came from nowhere', () => {
  expect(contactOrigin({ state: null }, 'https://portal.example')).toBeNull();
  for (const other of [undefined, 7, '//evil.example', 'https://evil.example/', '/contact']) {
    expect(from(other)).toBeNull();
  }
});

test.each(['reset-password', 'verify-email', 'register', 'registration-request'])(
  'the link of a mail stays secret: /%s/…',
  (page) => {
    expect(from(`/${page}/a-token`)).toBeNull();
  },
);
