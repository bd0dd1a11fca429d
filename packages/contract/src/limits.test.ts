import { expect, test } from 'vitest';
import * as limits from './limits.ts';

const minute = 60;
const hour = 3600;
const day = 86_400;
const megabyte = 1_048_576;

const told = (table: Record<string, number>) =>
  Object.entries(table)
    .map(([name, most]) => `${name} ${most}`)
    .join(', ');

test('AUTH-20 a session ends after four idle hours or a day, and activity is noted every ten seconds', () => {
  expect(limits.session).toEqual({
    idTokenSeconds: 15 * minute,
    idleSeconds: 4 * hour,
    absoluteSeconds: day,
    activityThrottleSeconds: 10,
  });
});

test('AUTH-05 a code has six digits, five minutes and five tries', () => {
  expect(limits.signIn).toEqual({
    pendingSeconds: 10 * minute,
    codeDigits: 6,
    codeSeconds: 5 * minute,
    codeTries: 5,
    resendSeconds: minute,
    recentSeconds: 5 * minute,
  });
});

test('links and invitations last as long as their mails say', () => {
  expect(limits.emailLinks).toEqual({ resetSeconds: hour, verifySeconds: 7 * day });
  expect(limits.invitation).toEqual({ seconds: 7 * day, toldDays: 30, keptDays: 90, mostAtOnce: 50 });
  expect(limits.openRequests).toEqual({ days: 90 });
});

test('ADM-11 a licence has its seats, and its devices', () => {
  expect(limits.seats).toEqual({ site: 5, corporate: 100, enterprise: 100 });
  expect(limits.devices).toEqual({
    perUser: 2,
    perCompany: 100,
    mostPerCompany: 100_000,
    cookieSeconds: 2 ** 31 - 1,
  });
  expect(limits.team).toEqual({ most: 100_000, mostChanges: 500 });
});

test('texts have their longest forms, passwords their shortest', () => {
  expect(limits.generatedPassword).toEqual({ length: 10 });
  expect(told(limits.lengths)).toBe(
    'email 254, name 200, firstName 99, passwordMin 8, passwordMax 128, phone 16, contactPhone 40, title 200, ' +
      'description 2000, market 200, message 5000, other 2000, query 200',
  );
  expect(limits.failureLog).toEqual({ url: 2000, error: 4000, errorInfo: 16_000 });
});

test('STAFF-02 STAFF-08 the list of clients has its pages and what counts as idle, a file its people', () => {
  expect(limits.clients).toEqual({
    perPage: 50,
    idleDays: 30,
    refused: 5,
    history: 30,
  });
  expect(limits.peopleFile).toEqual({ bytes: megabyte, rows: 500 });
  expect(limits.manyCompanies).toEqual({ most: 2000 });
});

test('FOL-02 FOL-04 the inbox has its pages, its longest message and how long it is kept', () => {
  expect(told(limits.inbox)).toBe(
    'perPage 30, mostPerPage 100, inPanel 6, mostCounted 99, inDigest 50, message 500, readMonths 12, unreadMonths 24',
  );
});

test('NAV-16 ACC-02 FOL-02 the banner counts sixty days, the badge is red for ten', () => {
  const { noticeDays, ...rest } = limits.subscription;
  expect(rest).toEqual({ bannerDays: 60, badgeDays: 10, most: 10_000 });
  expect(noticeDays).toEqual([90, 60, 30, 10]);
});

test('USE-02 USE-03 what a team may be told, and how much stands on the pages of staff', () => {
  expect(told(limits.teamUsage)).toBe(
    'idleDays 60, youngDays 30, leastTeam 4, leastReaders 3, listed 5, people 8, tellDays 30',
  );
  expect(told(limits.renewals)).toBe(
    'overDays 180, perPage 50, atHome 5, cases 200, step 200, note 2000, wanted 50, clientsOfOne 5, inMail 5',
  );
});

test('HOME-01 places of reading have their ages, and the home page its lengths', () => {
  expect(limits.reading).toEqual({ mostEntries: 500, oldestSeconds: 30 * day });
  expect(told(limits.home)).toBe('begun 3, news 5, newsDays 90, shared 4, following 6, favorites 5');
});

test('FOL-01 a person follows up to a hundred things', () => {
  expect(limits.follows).toEqual({ perUser: 100 });
});

test('NAV-17 ACC-05 lists have their pages, and notifications ten seconds', () => {
  const { catalogue, search, userReport, table } = limits;
  const rows = [catalogue, search, userReport, table].map(({ perPage }) => perPage);
  expect([...rows, limits.notification.seconds]).toEqual([20, 10, 50, 10, 10]);
});

test('CR-03 CR-04 a custom report has its title, its bookmarks and its places', () => {
  expect(limits.customReports).toEqual({
    perUser: 10,
    bookmarks: 15,
    title: 100,
    mostOrder: 20,
    recipients: 10_000,
  });
});

test('ADM-02 an upload offers next year and the seven before this one', () => {
  expect(limits.offeredYears(2026)).toEqual([2027, 2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019]);
  expect(limits.years).toMatchObject({ first: 1990, last: 2100 });
});

test('a package has at most 200 MB, a gigabyte unpacked, five thousand files', () => {
  const unpackedBytes = 1024 * megabyte;
  expect(limits.upload).toEqual({ bytes: 200 * megabyte, unpackedBytes, entries: 5000, ratio: 100 });
  expect(limits.largestUpload).toBe('200 MB');
});

test('MEND-20 figures have their limits, and a checked file waits thirty days', () => {
  expect(told(limits.dashboards)).toBe(
    'ticketSeconds 60, rows 5000, filterValues 500, label 200, questionText 1000, note 500, periods 120, markets 500, ' +
      'problems 500, changes 50, keptImports 3, stagedDays 30',
  );
});

test('DIFF-05 lists of the vocabulary end somewhere, and so does what is joined at once', () => {
  expect(told(limits.vocabulary)).toBe(
    'perPage 20, uses 500, spellings 200, mergedAtOnce 50, proposalsPerTerm 3, labelsPerReport 5000',
  );
});

test('PUB-10 staff change five hundred items with one confirmation, and queue fifty packages', () => {
  expect(limits.bulk).toEqual({ most: 500, packages: 50 });
});

test('TAKE-08 TAKE-09 files are kept for a day, listed for a month, and watched', () => {
  expect(told(limits.takeAway)).toBe(
    'keptHours 24, listedDays 30, listed 50, waitingPerUser 5, entries 500, panels 30, quotaDays 30, mostQuota 100000, ' +
      'manyInDay 50, timesUsual 5, usualDays 30',
  );
});
