import { expect, test } from 'vitest';
import { csvText } from './csv.ts';

test('cells are separated, and quoted if necessary', () => {
  const rows = [
    ['Sheet', 'Row', 'What is wrong'],
    ['a,b', 3, '\'=1\' says "no"'],
    ['two\r\nlines', null, 'Zoë Ångström 漢'],
  ];
  expect(csvText(rows)).toBe(
    '\ufeffSheet,Row,What is wrong\r\n"a,b",3,"\'=1\' says ""no"""\r\n"two\r\nlines",,Zoë Ångström 漢\r\n',
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+1', "'+1"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', '"\'\tx"'],
  ['\r=1', '"\'\r\'=1"'],
  ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
  ["Ann;=cmd|'/C calc'!A0;x", "\"Ann;'=cmd|'/C calc'!A0;x\""],
  ['Ann;@SUM(A1);-1;+1', "\"Ann;'@SUM(A1);'-1;'+1\""],
  ['Ann\t=1+1', '"Ann\t\'=1+1"'],
  ['Ann\r\n=1+1', '"Ann\r\n\'=1+1"'],
  ['Ann;"=1+1;x', '"Ann;""\'=1+1;x"'],
  [';=1', '";\'=1"'],
])('ADM-17 no text becomes a formula: %j', (text, written) => {
  expect(csvText([[text]])).toBe(`\ufeff${written}\r\n`);
});

test.each([
  ['a, -5', '"a, -5"'],
  ['a,=1', '"a,=1"'],
  ['a; -5 to +5', '"a; -5 to +5"'],
  ['well-known = good @ home', 'well-known = good @ home'],
])('ADM-17 text that no spreadsheet calculates stays as it is: %j', (text, written) => {
  expect(csvText([[text]])).toBe(`\ufeff${written}\r\n`);
});

test('a number stays a number', () => {
  expect(csvText([[-5]])).toBe('\ufeff-5\r\n');
});
