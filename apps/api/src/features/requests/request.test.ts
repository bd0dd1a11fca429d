import { countries, interests } from '@caliper/contract/requests/lists.ts';
import { requestSubjects } from '@caliper/contract/requests/requests.values.ts';
import { describe, expect, test } from 'vitest';
import { completeRequest, mistakesIn, type RequestBody, type Sender } from './request.ts';

const sender: Sender = {
  name: 'Ines Moreau',
  email: 'ines@meridian.example',
  company: 'Meridian',
  phone: '',
  title: '',
  country: 'France',
  category: 'Spine',
  expiry: new Date('2027-02-01T00:00:00Z'),
};
const visitor: RequestBody = {
  subject: 'New Sales Inquiry',
  name: 'Sam Reed',
  email: 'sam@clinic.example',
  phone: '+1 555 010 0199',
  company: 'Clinic',
  message: 'Hello',
};
const forged = { name: 'Somebody Else', email: 'else@else.example', company: 'Elsewhere' };

test('CON-08 the session identifies a signed-in sender, and n/a replaces what the profile lacks', () => {
  const asked = { ...forged, subject: 'New Consultation Request', message: 'Hello', other: '/x' } as const;
  expect(completeRequest({ ...asked, category: 'Dental' }, sender)).toEqual({
    subject: 'New Consultation Request',
    name: 'Ines Moreau',
    email: 'ines@meridian.example',
    company: 'Meridian',
    phone: 'n/a',
    title: 'n/a',
    country: 'France',
    category: 'Dental',
    message: 'Hello',
    other: '/x',
  });
});

test('CON-08 phone and title come from the profile unless others are given', () => {
  const known = { ...sender, phone: '+33 1 23', title: 'Buyer' };
  const asked: RequestBody = { subject: 'New Analyst Question', message: 'Hello' };
  expect(completeRequest(asked, known)).toMatchObject({ phone: '+33 1 23', title: 'Buyer' });
  const given = { phone: '+33 9 99', title: 'Director' };
  expect(completeRequest({ ...asked, ...given }, known)).toMatchObject(given);
});

test("a visitor's input is used as it is", () => {
  const all = { ...visitor, title: 'Nurse', country: 'Chile', category: 'Spine', other: '/contact' };
  expect(completeRequest(all, null)).toEqual(all);
  expect(completeRequest(visitor, null)).toMatchObject({ title: 'n/a', country: '', category: '' });
});

describe('a renewal', () => {
  const renewal: RequestBody = { subject: 'New Renewal Request', other: '2099-12-31' };

  test('NAV-28 states the expiry as staff chose it, whatever the browser sends', () => {
    expect(completeRequest(renewal, sender).other).toBe('2027-01-31');
  });

  test('states no expiry if none is known', () => {
    expect(completeRequest(renewal, { ...sender, expiry: null }).other).toBe('');
    expect(completeRequest(renewal, null).other).toBe('');
  });
});

test('MEND-09 a renewal and a purchase carry the category of the profile; a form says itself what it is about', () => {
  const categoryOf = (body: RequestBody) => completeRequest(body, sender).category;
  expect(categoryOf({ subject: 'New Renewal Request' })).toBe('Spine');
  expect(categoryOf({ subject: 'Request to Buy Report', category: '' })).toBe('Spine');
  expect(categoryOf({ subject: 'Request to Buy Report', category: 'Dental' })).toBe('Dental');
  expect(categoryOf({ subject: 'New Analyst Question', category: '', message: 'Why?' })).toBe('');
});

test('READ-18 what is bought is described by the server', () => {
  const item = {
    kind: 'survey',
    item_id: 12,
    item_name: 'Foot and Ankle',
    item_year: 2026,
    visible: true,
  } as const;
  const asked: RequestBody = { subject: 'Request to Buy Report', other: 'Something else' };
  expect(completeRequest(asked, sender, item).other).toBe('Foot and Ankle, 2026, 12');
});

describe('invalid fields', () => {
  test('a visitor must give name, email, phone, company and message', () => {
    expect(mistakesIn(visitor, true)).toEqual({});
    expect(mistakesIn({ subject: 'New Sales Inquiry' }, true)).toEqual({
      name: 'Please enter your name.',
      email: 'Please enter your e-mail.',
      phone: 'Please enter your phone number.',
      company: 'Please enter your company.',
      message: 'Please enter a message.',
    });
    expect(mistakesIn({ ...visitor, email: 'sam at clinic' }, true)).toEqual({
      email: 'Please enter a valid e-mail.',
    });
  });

  test('CON-03 a signed-in sender must give a message, except for a renewal or a purchase', () => {
    const wordless = requestSubjects.filter((subject) => !mistakesIn({ subject }, false).message);
    expect(wordless).toEqual(['New Renewal Request', 'Request to Buy Report']);
  });

  test('CON-09 the contact form requires a phone number from everyone', () => {
    const asking = requestSubjects.filter(
      (subject) => mistakesIn({ subject, message: 'Hello' }, false).phone,
    );
    expect(asking).toEqual(['New Sales Inquiry', 'New Technical Support Inquiry']);
  });

  test('CON-06 country and category are from the lists or empty', () => {
    expect(mistakesIn({ ...visitor, country: '', category: '' }, true)).toEqual({});
    for (const country of countries) expect(mistakesIn({ ...visitor, country }, true)).toEqual({});
    for (const category of interests) expect(mistakesIn({ ...visitor, category }, true)).toEqual({});
    expect(mistakesIn({ ...visitor, country: 'Atlantis', category: 'Alchemy' }, true)).toEqual({
      country: 'Please choose a country from the list.',
      category: 'Please choose a category from the list.',
    });
  });
});

test('CON-06 there are 126 countries and 70 categories, without duplicates and in order', () => {
  expect(countries).toHaveLength(126);
  expect(interests).toHaveLength(70);
  for (const list of [countries, interests]) {
    expect([...new Set<string>(list)].sort((one, other) => one.localeCompare(other, 'en'))).toEqual(list);
  }
});

test('CON-11 the categories include the most common ones', () => {
  const looked = ['Anesthesiology', 'Cardiology', 'Dental', 'Orthopedics', "Women's Health"];
  expect(interests).toEqual(expect.arrayContaining(looked));
});
