import { expect, test } from 'vitest';
import { draft } from './draft.fixture.ts';
import { numberedFindings, protocolWords, tableFacts, whereWords } from './findings.ts';

test('PUB-02 findings are numbered by their weight, and accepting one changes no number', () => {
  const numbers = (findings: typeof draft.findings) =>
    numberedFindings(findings).map(({ key, number }) => [key, number]);
  const all = [
    ['cell', 1],
    ['caption', 2],
    ['hidden', 3],
  ];
  expect(numbers(draft.findings)).toEqual(all);
  const accepted = { by: 'pia', at: 1, reason: 'As printed' };
  expect(numbers(draft.findings.map((finding) => ({ ...finding, accepted })))).toEqual(all);
});

test('PUB-02 the protocol counts what was read, and says if nothing was found', () => {
  expect(protocolWords(draft)).toBe('2 chapters, 1 table, 48 figures read. 3 findings.');
  const quiet = { ...draft, findings: [], tables: [{ ...draft.tables[0], numbers: 4812 }] } as typeof draft;
  expect(protocolWords(quiet)).toBe('2 chapters, 1 table, 4,812 figures read. Read without findings.');
});

test.each([
  [{ chapter_number: 4, block: 'b-2' }, 'Chapter 4, Table 4.2'],
  [{ chapter_number: 4, block: 'b-9', place: 'Table 7' }, 'Chapter 4, Table 7'],
  [{ chapter_number: 4, line: 12 }, 'Chapter 4, line 12'],
  [{ chapter_number: null, file: 'chapters/04.html', line: 3 }, 'chapters/04.html, line 3'],
  [{ chapter_number: null, file: '' }, 'The package'],
])('PUB-02 a finding says where it was met: %j', (where, expected) => {
  const finding = { file: 'chapters/04.html', message: '', key: 'x', accepted: null, ...where };
  expect(whereWords(draft, finding)).toBe(expected);
});

test('PUB-02 of each table there are head rows, units, cells that are no numbers, and notes', () => {
  const table = draft.tables[0] as (typeof draft.tables)[number];
  expect(tableFacts(table)).toEqual([
    '2 head rows',
    'USD million',
    '48 figures',
    '1 cell without a figure',
    '1 note',
  ]);
  expect(tableFacts({ ...table, units: '', texts: 0, notes: 0 })).toEqual([
    '2 head rows',
    'no unit',
    '48 figures',
    'no other cells',
  ]);
});
