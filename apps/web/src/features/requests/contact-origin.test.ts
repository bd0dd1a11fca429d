import { expect, test } from 'vitest';
import { contactOrigin } from './contact-origin.ts';

const from = (cameFrom: unknown) => contactOrigin({ state: { cameFrom } });

test('CON-03 the origin is the page from which the person came', () => {
  expect(from('/reports/7/knees/2?term=more')).toBe('/reports/7/knees/2?term=more');
  expect(from('/')).toBe('/');
});

test('a person who came from another site, or directly, has no origin', () => {
  expect(contactOrigin({ state: null })).toBeNull();
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
