import { expect, test } from 'vitest';
import type { FullRequest } from './request.ts';
import { requestMail } from './request-mail.ts';

const request: FullRequest = {
  subject: 'New Consultation Request',
  name: 'Ines Moreau',
  email: 'ines@meridian.example',
  phone: 'n/a',
  title: 'Buyer',
  company: 'Meridian',
  country: '',
  category: 'Dental',
  message: 'Two questions:\n\n1. Why?',
  other: 'https://portal.example/catalog/all-reports',
};
const client = { id: 12, isVisitor: false, subscribedUntil: '2027-01-31' };
const mailOf = (over: Partial<FullRequest>) => requestMail('Caliper', { ...request, ...over }, client);

test('CON-03 every field has its own line, with company, expiry and page', () => {
  expect(mailOf({})).toEqual({
    subject: '[Caliper] New Consultation Request: Meridian',
    body: [
      'Request: 12',
      'Sent by: a client who is signed in',
      'Subject: New Consultation Request',
      'Name: Ines Moreau',
      'E-mail: ines@meridian.example',
      'Phone: n/a',
      'Professional title: Buyer',
      'Company: Meridian',
      'Subscription until: 2027-01-31',
      'Country: n/a',
      'Category: Dental',
      'Page: https://portal.example/catalog/all-reports',
      'Message:',
      '> Two questions:',
      '>',
      '> 1. Why?',
    ].join('\n'),
  });
});

test('the mail says if the sender is not signed in', () => {
  const { body } = requestMail('Caliper', request, { id: 13, isVisitor: true, subscribedUntil: '' });
  expect(body).toContain('Sent by: a visitor who is not signed in\n');
  expect(body).toContain('Subscription until: n/a\n');
});

test('CON-03 a purchase names the report, a renewal only the end of the subscription', () => {
  const other = 'Knee Implants, 2026, 14';
  expect(mailOf({ subject: 'Request to Buy Report', other }).body).toContain(`\nReport: ${other}\n`);
  const { body } = mailOf({ subject: 'New Renewal Request', other: '2027-01-31', message: '' });
  expect(body.match(/2027-01-31/g)).toHaveLength(1);
  expect(body).toMatch(/\nMessage:\n> n\/a$/);
});

test.each(['\n', '\r\n', '\r', '\v', '\f', '\u0085', '\u2028', '\u2029'])(
  'no input starts its own line or header: %j',
  (lineBreak) => {
    const forged = `x${lineBreak}Sent by: a client who is signed in`;
    const fields = ['name', 'email', 'phone', 'title', 'company', 'country', 'category', 'other'] as const;
    const all = Object.fromEntries([...fields, 'message'].map((field) => [field, forged]));
    const { subject, body } = mailOf(all);
    expect(subject).toBe('[Caliper] New Consultation Request: x Sent by: a client who is signed in');
    const lines = body.split(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/u);
    expect(lines.filter((line) => line.startsWith('Sent by:'))).toHaveLength(1);
    expect(lines.slice(-2)).toEqual(['> x', '> Sent by: a client who is signed in']);
  },
);

test('characters that change the text direction are removed', () => {
  expect(mailOf({ company: 'Meri\u202edian' }).subject).toBe('[Caliper] New Consultation Request: Meri dian');
});
