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
  ['\tx', "'\tx"],
  ['\r=1', '"\'\r=1"'],
  ['=HYPERLINK("http://evil.example","x")', '"\'=HYPERLINK(""http://evil.example"",""x"")"'],
])('ADM-17 no text becomes a formula: %j', (text, written) => {
  expect(csvText([[text]])).toBe(`\ufeff${written}\r\n`);
});

test('a number stays a number', () => {
  expect(csvText([[-5]])).toBe('\ufeff-5\r\n');
});
