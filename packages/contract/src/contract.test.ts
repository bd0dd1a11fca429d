import { expect, test } from 'vitest';
import { calls } from './calls.ts';
import { id } from './catalogue/catalogue.schemas.ts';
import { companiesProblems } from './companies/companies.messages.ts';
import { customReportsProblems } from './custom-reports/custom-reports.messages.ts';
import { dashboardsProblems } from './dashboards/dashboards.messages.ts';
import { endpoints } from './endpoints.ts';
import { identityProblems } from './identity/identity.messages.ts';
import { generalProblems } from './problem.ts';
import { problems } from './problems.ts';
import { readerProblems } from './reader/reader.messages.ts';
import { reportsProblems } from './reports/reports.messages.ts';
import { subscriptionsProblems } from './subscriptions/subscriptions.messages.ts';
import { teamProblems } from './team/team.messages.ts';

test('every call has its endpoint and every endpoint its call', () => {
  const described = Object.fromEntries(Object.entries(endpoints).map(([name, { call }]) => [name, call]));
  expect(described).toEqual(calls);
});

test('a number in an address is written in digits', () => {
  const read = (value: unknown) => id.safeParse(value).data;
  expect(['5', 5, '2147483647'].map(read)).toEqual([5, 5, 2_147_483_647]);
  const others = [
    '',
    '0',
    ' 5',
    '5.0',
    '-5',
    '+5',
    '0x5',
    '1e3',
    '5,6',
    '2147483648',
    '5'.repeat(400),
    true,
    [5],
    null,
  ];
  expect(others.map(read)).toEqual(others.map(() => undefined));
});

test('no two calls share a method and path', () => {
  const shapes = Object.values(calls).map((call) => call.replace(/\{\w+\}/g, '{}'));
  expect(new Set(shapes).size).toBe(shapes.length);
});

test('the parameters of a path are those of its schema', () => {
  for (const { call, ...endpoint } of Object.values(endpoints)) {
    const inPath = [...call.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const params = 'params' in endpoint ? Object.keys((endpoint.params as { shape: object }).shape) : [];
    expect([call, params]).toEqual([call, inPath]);
  }
});

/** Words that the requirements give to the letter. */
const verbatim: string[] = [
  'Passwords do not match',
  'User must be associated with a company',
  'Unable to add anymore users. {company} is under a Site license which only allows for {n} users',
  'Unable to add anymore users. {company} is under a Corporate/Enterprise license which only allows for {n} users',
  'Error creating company or company already exists',
  'User already exists',
  'Title must not exceed 100 characters',
  'Custom Bookmarks limit reached',
  'Custom reports must have at least 1 chapter from each report',
  'An account has already been registered with this email address',
  'Subscribe to access dashboard',
];

test('no code is told by two features', () => {
  const features = [
    generalProblems,
    identityProblems,
    companiesProblems,
    teamProblems,
    reportsProblems,
    readerProblems,
    customReportsProblems,
    subscriptionsProblems,
    dashboardsProblems,
  ];
  const codes = features.flatMap((texts) => Object.keys(texts));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
  expect(new Set(codes)).toEqual(new Set(Object.keys(problems)));
});

test('the catalogue holds sentences, with a status that fits', () => {
  for (const [code, { status, title, detail }] of Object.entries(problems)) {
    expect([code, status >= 400 && status < 600]).toEqual([code, true]);
    expect(title).not.toBe('');
    if (!verbatim.includes(detail)) expect(detail).toMatch(/[.!]$/);
  }
});
