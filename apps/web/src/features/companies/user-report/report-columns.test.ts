import { expect, test } from 'vitest';
import { reportCsv, reportFileName } from './report-columns.ts';
import type { ReportRow } from './user-report.queries.ts';

const day = (text: string) => Date.parse(`${text}T00:00:00Z`) / 1000;

const ines: ReportRow = {
  usergroupId: 1,
  company: 'Meridian Surgical',
  license: 'corporate',
  expiry: day('2027-04-01'),
  createdAt: day('2025-02-03') + 3600,
  enabled: true,
  name: 'Ines Moreau',
  email: 'ines@meridian.example',
  role: 'team leader',
  lastActive: day('2026-01-02') * 1000 + 5,
  id: '11111111-2222-4333-8444-555555555555',
};
const nobody: ReportRow = {
  usergroupId: 2,
  company: 'Empty Medical',
  license: 'unassigned',
  expiry: null,
  createdAt: null,
  enabled: null,
  name: null,
  email: null,
  role: null,
  lastActive: null,
  id: null,
};
const lines = (rows: ReportRow[], hasIds = true) => reportCsv(rows, hasIds).split('\r\n');

test('ADM-17 the columns have their names and order, and sales get no ids', () => {
  const head = 'Company Name,License,Expiry,User Added On,Enabled,Name,Email,Role,Last Active';
  expect(lines([])).toEqual([`\ufeff${head},ID`, '']);
  expect(lines([], false)).toEqual([`\ufeff${head}`, '']);
  expect(lines([ines], false)[1]).not.toContain(ines.id);
});

test('ADM-17 a person is one line, with the last paid day as expiry', () => {
  expect(lines([ines])[1]).toBe(
    'Meridian Surgical,corporate,2027-03-31,2025-02-03,true,Ines Moreau,ines@meridian.example,team leader,2026-01-02,11111111-2222-4333-8444-555555555555',
  );
  expect(lines([{ ...ines, enabled: false, lastActive: null }], false)[1]).toBe(
    'Meridian Surgical,corporate,2027-03-31,2025-02-03,false,Ines Moreau,ines@meridian.example,team leader,',
  );
});

test('ADM-17 a company without people has blank cells for the person', () => {
  expect(lines([nobody])[1]).toBe('Empty Medical,unassigned,,,,,,,,');
  expect(lines([nobody], false)[1]).toBe('Empty Medical,unassigned,,,,,,,');
});

test.each([
  ['Hale, Tomas', '"Hale, Tomas"'],
  ['Ada "Lou" Winter', '"Ada ""Lou"" Winter"'],
  ['two\nlines', '"two\nlines"'],
  ['two\r\nlines', '"two\r\nlines"'],
  ['Zoë Ångström 漢', 'Zoë Ångström 漢'],
])('text with commas, quotes or line breaks is quoted: %j', (name, written) => {
  expect(reportCsv([{ ...ines, name }], false)).toContain(`,true,${written},ines@`);
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', '"\'\tx"'],
  ['\r=1', '"\'\r\'=1"'],
  ['Ann;=1+1', '"Ann;\'=1+1"'],
  ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
])('ADM-17 no name becomes a formula: %j', (name, written) => {
  expect(reportCsv([{ ...ines, name }], false)).toContain(`,true,${written},ines@`);
  expect(reportCsv([{ ...ines, company: name }], false)).toContain(`\r\n${written},corporate`);
});

test('ADM-17 the file is named after the day', () => {
  expect(reportFileName('2026-03-09')).toBe('user-report-2026-03-09.csv');
});
