import { expect, test } from 'vitest';
import type { Company, CompanyDetail } from '../companies.queries.ts';
import {
  changesOf,
  expiryWords,
  halfDate,
  isChanged,
  lossWords,
  type Settings,
  settingsOf,
  settingsProblems,
  subsidiaryChoices,
  underLicense,
  yearAfter,
} from './settings.ts';

const company: CompanyDetail = {
  id: 7,
  company: 'Harbor Health',
  description: '',
  license: 'corporate',
  licenses: 12,
  expiry: Date.UTC(2027, 3, 1) / 1000,
  createdAt: 0,
  deviceLimit: 100,
  fileQuota: null,
  headquarter: true,
  subsidiaryCompanies: [8, 9],
  headquarterCompany: null,
  provider: false,
  owner: null,
  users: [],
  devices: [],
  devicesInUse: 0,
  enabledUsers: 0,
  openInvitations: 0,
};
const edited = (part: Partial<Settings>): Settings => ({ ...settingsOf(company), ...part });

test('ADM-13 the form shows the chosen day, one before the stored end', () => {
  expect(settingsOf(company).expiry).toBe('2027-03-31');
  expect(settingsOf({ ...company, expiry: null }).expiry).toBe('');
});

test('ADM-12 an update sends only what changed', () => {
  expect(changesOf(company, settingsOf(company))).toEqual({ patch: {}, subsidiaries: null });
  expect(changesOf(company, edited({ expiry: '2028-01-31', licenses: '15' }))).toEqual({
    patch: { expiry: '2028-01-31', licenses: 15 },
    subsidiaries: null,
  });
  expect(changesOf(company, edited({ expiry: '' })).patch).toEqual({ expiry: null });
  expect(changesOf(company, edited({ subsidiaries: [9] }))).toEqual({
    patch: {},
    subsidiaries: { subsidiaryCompanies: [9], before: [8, 9] },
  });
  expect(changesOf(company, edited({ subsidiaries: [9, 8] })).subsidiaries).toBeNull();
});

test('ADM-13 a subsidiary that a colleague adds meanwhile is not part of the change', () => {
  const chosen = edited({ subsidiaries: [8, 9, 10] });
  const meanwhile = { ...company, subsidiaryCompanies: [8, 9, 11] };
  const { subsidiaries, subsidiariesBefore } = chosen;
  expect(
    changesOf(meanwhile, { ...settingsOf(meanwhile), subsidiaries, subsidiariesBefore }).subsidiaries,
  ).toEqual({ subsidiaryCompanies: [8, 9, 10], before: [8, 9] });
  expect(isChanged(meanwhile, settingsOf(meanwhile))).toBe(false);
});

test('ADM-13 a single license is for one person, whatever was typed before', () => {
  const single = edited({ license: 'single', licenses: '40' });
  expect(underLicense(single).licenses).toBe('1');
  expect(changesOf(company, single).patch).toEqual({ license: 'single', licenses: 1, headquarter: false });
  expect(underLicense({ ...single, license: 'site' }).licenses).toBe('40');
});

test('ADM-13 only a license for the whole company keeps device limit and headquarter', () => {
  const site = edited({ license: 'site', deviceLimit: '5', subsidiaries: [8] });
  expect(changesOf(company, site)).toEqual({
    patch: { license: 'site', headquarter: false },
    subsidiaries: null,
  });
  expect(changesOf(company, edited({ license: 'enterprise', deviceLimit: '5' })).patch).toEqual({
    license: 'enterprise',
    deviceLimit: 5,
  });
});

test('a warning says what the subsidiaries would lose before it is saved', () => {
  expect(lossWords(company, settingsOf(company))).toBeNull();
  expect(lossWords(company, edited({ headquarter: false }))).toBe(
    'Its 2 subsidiaries will no longer belong to it.',
  );
  expect(lossWords({ ...company, subsidiaryCompanies: [8] }, edited({ license: 'site' }))).toBe(
    'Its subsidiary will no longer belong to it.',
  );
});

test('only a real difference counts as unsaved', () => {
  expect(isChanged(company, settingsOf(company))).toBe(false);
  expect(isChanged(company, edited({ subsidiaries: [9, 8] }))).toBe(false);
  expect(isChanged(company, edited({ subsidiaries: [9] }))).toBe(true);
  expect(isChanged(company, edited({ licenses: '' }))).toBe(true);
  expect(isChanged(company, edited({ expiry: halfDate }))).toBe(true);
});

test.each(['', '-1', '1.5', '1e3', '100001'])('ADM-12 %j is not a number of users', (licenses) => {
  expect(settingsProblems(edited({ licenses }))).toEqual({
    licenses: 'Please enter a whole number from 0 to 100000.',
  });
});

test('ADM-12 the number of users can be 0; a hidden limit causes no error', () => {
  expect(settingsProblems(edited({ licenses: '0' }))).toEqual({});
  expect(settingsProblems(edited({ deviceLimit: '' }))).toHaveProperty('deviceLimit');
  expect(settingsProblems(edited({ deviceLimit: '', license: 'site' }))).toEqual({});
});

test.each([halfDate, '0202-03-31', '2200-01-01'])(
  'an incomplete or implausible date is no expiry: %s',
  (expiry) => {
    expect(settingsProblems(edited({ expiry }))).toHaveProperty('expiry');
    expect(expiryWords(expiry).words).toBe('');
  },
);

const now = Date.UTC(2026, 10, 14, 12) / 1000;

test.each([
  ['2027-03-31', { words: '138 days left', tone: 'ok' }],
  ['2026-11-14', { words: '1 day left', tone: 'ok' }],
  ['2026-11-13', { words: 'expired on 2026-11-13', tone: 'bad' }],
  ['', { words: 'No expiry date' }],
])('ADM-13 an expiry is green in the future and red in the past: %s', (day, words) => {
  expect(expiryWords(day, now)).toEqual(words);
});

test('ADM-13 a headquarter chooses among companies that are free or its own', () => {
  const others: Partial<Company>[] = [
    { id: 7, headquarter: true, subsidiaryCompanies: [8] },
    { id: 8, headquarterCompany: 'Harbor Health' },
    { id: 10, headquarterCompany: 'Another' },
    { id: 11, headquarter: true },
    { id: 12, provider: true },
    { id: 13 },
  ];
  const companies = others.map((one) => ({
    ...company,
    headquarter: false,
    subsidiaryCompanies: [],
    ...one,
  }));
  expect(subsidiaryChoices(companies, 7).map(({ id }) => id)).toEqual([8, 13]);
});

test.each([
  ['2026-12-28', '2027-12-28'],
  // What is over, or half typed, goes on from today.
  ['2026-01-01', '2027-11-17'],
  ['', '2027-11-17'],
  ['-', '2027-11-17'],
  ['2028-02-29', '2029-02-28'],
])('STAFF-04 a year after %j is %s', (day, after) => {
  expect(yearAfter(day, Date.parse('2026-11-17T23:00:00Z'))).toBe(after);
});

test('TAKE-09 a quota of files is saved as a number, and taken away by emptying it', () => {
  expect(changesOf(company, edited({ fileQuota: '25' })).patch).toEqual({ fileQuota: 25 });
  expect(changesOf({ ...company, fileQuota: 25 }, edited({ fileQuota: '' })).patch).toEqual({
    fileQuota: null,
  });
  for (const wrong of ['0', '-1', '1.5', 'x', '100001'])
    expect(settingsProblems(edited({ fileQuota: wrong }))).toHaveProperty('fileQuota');
});
