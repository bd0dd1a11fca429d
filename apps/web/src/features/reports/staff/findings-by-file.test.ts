import { expect, test } from 'vitest';
import { findingsAsText, findingsByFile, placeOf, underOwnName } from './findings-by-file.ts';

const script = { file: 'a.html', line: 3, excerpt: '<script>', message: 'A script was left out.' };
const table = { file: 'b.docx', place: 'Table 3', message: 'Unclear.', remedy: 'Say\tmore.' };
const whole = { file: '', message: 'There are no chapters.' };

test('ING-13 findings stand together by file, those about the package first', () => {
  expect(
    findingsByFile([script, table, whole, script]).map(({ file, found }) => [file, found.length]),
  ).toEqual([
    ['', 1],
    ['a.html', 2],
    ['b.docx', 1],
  ]);
});

test('ING-13 a Word file that is uploaded alone is called by its own name; what is about the whole stays so', () => {
  const named = { ...script, file: 'report.docx' };
  const alone = new File(['x'], 'Spine 2026.DOCX');
  expect(underOwnName([named, whole], alone).map(({ file }) => file)).toEqual(['Spine 2026.DOCX', '']);
  expect(underOwnName([named], new File(['x'], 'spine.zip'))).toEqual([named]);
  expect(underOwnName([named], null)).toEqual([named]);
});

test('ING-13 those of a file are in the order of its lines', () => {
  const [group] = findingsByFile([script, { ...script, line: 1 }, { ...script, line: undefined }]);
  expect(group?.found.map(({ line }) => line)).toEqual([undefined, 1, 3]);
});

test('ING-13 a place is a line, a place in a Word file, or nothing', () => {
  expect([script, table, whole].map(placeOf)).toEqual(['Line 3', 'Table 3', '']);
});

test('ING-13 the list is copied as cells of a spreadsheet, and never as formulas', () => {
  const formula = { file: 'c.html', message: 'Left out.', excerpt: '=1+1' };
  expect(findingsAsText([script, table, formula]).split('\n')).toEqual([
    'File\tPlace\tWhat was found\tExcerpt\tWhat to do',
    'a.html\tLine 3\tA script was left out.\t<script>\t',
    'b.docx\tTable 3\tUnclear.\t\tSay more.',
    "c.html\t\tLeft out.\t'=1+1\t",
  ]);
});
