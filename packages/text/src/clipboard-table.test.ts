import { expect, test } from 'vitest';
import { type ClipboardTable, clipboardTable } from './clipboard-table.ts';

const table: ClipboardTable = {
  title: 'Table 5.1 Value by country',
  subtitle: 'USD million',
  header: [
    [
      { text: 'Country', rowspan: 2 },
      { text: 'Measured', colspan: 2 },
    ],
    [{ text: '2024' }, { text: '2025' }],
  ],
  rows: [
    [
      { text: 'Germany', isHeading: true },
      { text: '1,574.8', number: 1574.8 },
      { text: '5.1%', number: 5.1, percent: true },
    ],
    [{ text: '=HYPERLINK("x")', isHeading: true }, { text: '–' }, { text: '+3' }],
  ],
  notes: ['* Estimated'],
  citation: 'Caliper, Knees, 2026 edition, Table 5.1. Read 2026-11-17.',
};

test('TAKE-02 as text, cells stand in their columns, numbers are numbers and nothing is a formula', () => {
  expect(clipboardTable(table).text.split('\n')).toEqual([
    'Table 5.1 Value by country',
    'USD million',
    '',
    'Country\tMeasured',
    '\t2024\t2025',
    'Germany\t1574.8\t5.1%',
    '\'=HYPERLINK("x")\t–\t\'+3',
    '',
    '* Estimated',
    'Caliper, Knees, 2026 edition, Table 5.1. Read 2026-11-17.',
  ]);
});

test('TAKE-02 as HTML, it brings its title, unit, notes and source, its own styles, and no markup of its texts', () => {
  const { html } = clipboardTable({ ...table, title: 'A <b>"title"</b> & more' });
  expect(html).toContain('A &#60;b&#62;&#34;title&#34;&#60;/b&#62; &#38; more');
  expect(html).toMatch(/<th rowspan="2" style="[^"]+">Country<\/th><th colspan="2"/);
  expect(html).toContain('x:num="1574.8"');
  expect(html).toContain(">'=HYPERLINK");
  for (const words of ['USD million', '* Estimated', 'Read 2026-11-17.']) expect(html).toContain(words);
  expect(html).not.toMatch(/class=|<style|<script/);
});
