import { inquirySubjects } from '@caliper/contract/requests/requests.values.ts';
import { expect, test } from 'vitest';
import type { Session } from '../../lib/session/session.ts';
import { askedOfKnown, asThemselves, contactFields, contactOrigin, draftFor } from './use-contact-form.ts';

const ines = {
  name: 'Ines Moreau',
  email: 'ines@meridian.example',
  company: 'Meridian',
  phone: '+33 1 23',
  title: 'Buyer',
  country: 'France',
  category: 'Dental',
} as Session['user'];

test('CON-09 for a signed-in person the form is filled in from their profile', () => {
  const { subject, message, ...known } = draftFor(ines);
  expect(known).toEqual(ines);
  expect(message).toBe('');
});

test('MEND-24 a signed-in person is asked for everything but name, e-mail and company', () => {
  expect(askedOfKnown).toEqual(['phone', 'title', 'country', 'category', 'message']);
});

test('CON-11 a profile value that is not in the lists is not chosen', () => {
  expect(draftFor({ ...ines, country: 'Atlantis', category: 'Alchemy' })).toMatchObject({
    country: '',
    category: '',
  });
});

test('for a visitor the form is empty', () => {
  const { subject, ...fields } = draftFor(undefined);
  expect(Object.values(fields).every((value) => value === '')).toBe(true);
});

test('CON-09 a person who signs in while the form is open sends it in their own name, and keeps what they typed', () => {
  const typed = { ...draftFor(undefined), name: 'Else', phone: '+1 555', message: 'Hello' };
  expect(asThemselves(typed, undefined)).toEqual(typed);
  expect(asThemselves(typed, ines)).toEqual({
    ...typed,
    name: 'Ines Moreau',
    email: 'ines@meridian.example',
    company: 'Meridian',
  });
});

test('CON-10 the choice is between sales and technical support, and every other field has its place', () => {
  expect(inquirySubjects).toEqual(['New Sales Inquiry', 'New Technical Support Inquiry']);
  expect(draftFor(ines).subject).toBe('New Sales Inquiry');
  expect(['subject', ...contactFields].sort()).toEqual(Object.keys(draftFor(ines)).sort());
});

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
