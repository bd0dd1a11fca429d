import { beforeEach, describe, expect, test } from 'vitest';
import type { TypedTable } from '../content.ts';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';
import { readNumber } from './numbers.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});

async function chapterWith(html: string) {
  const { chapters } = await reader.accepted({ 'chapters/01-a.html': `<h1>A</h1>${html}` });
  const [chapter] = chapters;
  if (!chapter) throw new Error('No chapter');
  return chapter;
}

async function tableIn(html: string): Promise<TypedTable> {
  const [table] = (await chapterWith(html)).tables;
  if (!table) throw new Error('No table');
  return table;
}

test('a table becomes data: caption, units, heading rows with spans, cells with numbers, footnotes', async () => {
  const chapter = await chapterWith(`
    <table><caption>Sales by segment, USD million</caption>
    <thead><tr><th rowspan="2">Segment</th><th colspan="2">Year</th></tr><tr><th>2024</th><th>2025</th></tr></thead>
    <tbody><tr><th>Cervical</th><td>1,234.5</td><td>(12.3)</td></tr><tr><th>Lumbar</th><td>n/a</td><td>1.2bn</td></tr></tbody>
    <tfoot><tr><td colspan="3">Figures are invented.</td></tr></tfoot></table>
    <p>* Estimated</p><p>Source: Caliper</p><p>Then the text goes on.</p>`);
  expect(chapter.tables).toEqual([
    {
      block: chapter.blocks[1],
      number: 1,
      kind: 'default',
      caption: 'Sales by segment, USD million',
      units: 'USD million',
      columnUnits: ['', '', ''],
      header: [
        [
          { text: 'Segment', rowspan: 2 },
          { text: 'Year', colspan: 2 },
        ],
        [{ text: '2024' }, { text: '2025' }],
      ],
      rows: [
        [
          { text: 'Cervical', isHeader: true },
          { text: '1,234.5', number: 1234.5 },
          { text: '(12.3)', number: -12.3 },
        ],
        [{ text: 'Lumbar', isHeader: true }, { text: 'n/a' }, { text: '1.2bn', number: 1.2, scale: 1e9 }],
      ],
      footnotes: ['Figures are invented.', '* Estimated', 'Source: Caliper'],
    },
  ]);
  expect(chapter.chapter_content).toContain(
    `<table id="${chapter.blocks[1]}" data-kind="default" data-table="1">`,
  );
});

test('a paragraph with a table title above a table becomes its caption', async () => {
  const chapter = await chapterWith('<p>Table 3: Share (%)</p><table><tr><td>A</td><td>1</td></tr></table>');
  expect(chapter.tables[0]).toMatchObject({ caption: 'Table 3: Share (%)', units: '%' });
  expect(chapter.chapter_content).not.toContain('<p');
  expect(chapter.plain_text).toBe('A\nTable 3: Share (%)\nA\t1');
});

test('a first row of words above figures, or of bold words, is recognised as the heading', async () => {
  const figures = await tableIn(
    '<table><tr><td>Year</td><td>Units</td></tr><tr><td>2024</td><td>5</td></tr></table>',
  );
  expect(figures.header).toEqual([[{ text: 'Year' }, { text: 'Units' }]]);
  const bold = await tableIn(
    '<table><tr><td><b>Name</b></td><td><b>Place</b></td></tr><tr><td>x</td><td>y</td></tr></table>',
  );
  expect(bold.header).toEqual([[{ text: 'Name' }, { text: 'Place' }]]);
  const plain = await tableIn(
    '<table><tr><td>Name</td><td>Place</td></tr><tr><td>x</td><td>y</td></tr></table>',
  );
  expect(plain.header).toEqual([]);
});

test('tables are numbered within the chapter', async () => {
  const { tables } = await chapterWith('<table><tr><td>1</table><p>x</p><table><tr><td>2</table>');
  expect(tables.map(({ number }) => number)).toEqual([1, 2]);
});

describe('the kind of a table', () => {
  test.each([
    ['<table class="clinical-trials"><tr><td>x</table>', 'clinical trials'],
    ['<table data-kind="swot"><caption>Market drivers</caption><tr><td>x</table>', 'swot'],
    ['<table><caption>Markets Covered</caption><tr><td>x</table>', 'markets covered'],
    ['<table><caption>Table 2: Market Drivers and Limiters</caption><tr><td>x</table>', 'market drivers'],
    ['<p>Table 4: Clinical trials under way</p><table><tr><td>x<td>y</table>', 'clinical trials'],
    [
      '<table><tr><th>Trial</th><th>Phase</th><th>Sponsor</th></tr><tr><td>x<td>y<td>z</table>',
      'clinical trials',
    ],
    [
      '<table><tr><td>Strengths<td>Weaknesses<tr><td>a<td>b<tr><td>Opportunities<td>Threats<tr><td>c<td>d</table>',
      'swot',
    ],
    ['<table><tr><th>Driver</th><th>Impact</th></tr><tr><td>x<td>y</table>', 'market drivers'],
    ['<table><caption>Sales</caption><tr><td>x</table>', 'default'],
  ])('of %s', async (html, kind) => {
    const chapter = await chapterWith(html);
    expect(chapter.tables[0]?.kind).toBe(kind);
    expect(chapter.chapter_content).toContain(`data-kind="${kind}"`);
  });
});

test.each([
  ['1,234.5', 1234.5],
  ['1234', 1234],
  ['0', 0],
  ['.5', 0.5],
  ['(12.3)', -12.3],
  ['−5', -5],
  ['-5', -5],
  ['+5', 5],
  ['12 %', 12],
  ['12%', 12],
  ['(3.1)%', -3.1],
  ['(3.1%)', -3.1],
  ['$1,200', 1200],
  ['€ 4.5', 4.5],
  ['\u00a07\u00a0', 7],
  ['45²', 45],
  ['(12.5)¹', -12.5],
  ['10⁶', undefined],
  ['3×10⁶', undefined],
  ['1.2bn', 1.2],
  ['–', undefined],
  ['-', undefined],
  ['n/a', undefined],
  ['', undefined],
  ['()', undefined],
  ['%', undefined],
  ['1,23', 1.23],
  ['1,23,456', undefined],
  ['1.2.3', undefined],
  ['2024–2025', undefined],
  ['5 units', undefined],
  ['<5', 5],
  ['1e9', undefined],
  ['0x10', undefined],
  ['99999999999999999999', undefined],
])('the cell %j is the number %j', (text, number) => {
  expect(readNumber(text)).toBe(number);
});

test('a note mark is not read as a digit of the figure before it', async () => {
  const { header, rows } =
    await tableIn(`<table><thead><tr><th>Beds<sup>1</sup></th><th>m<sup>2</sup></th></tr></thead>
    <tbody><tr><td>1,234<sup>1</sup></td><td><p>12.5<sup>10</sup></p></td></tr></tbody></table>`);
  expect(header).toEqual([[{ text: 'Beds¹' }, { text: 'm²' }]]);
  expect(rows).toEqual([
    [
      { text: '1,234¹', number: 1234, marks: ['1'] },
      { text: '12.5¹⁰', number: 12.5, marks: ['10'] },
    ],
  ]);
});

test.each([
  ['Sales by segment (USD million)', [], 'USD million'],
  ['Sales, US$M', [], 'US$M'],
  ['Procedures (thousands of procedures)', [], 'thousands of procedures'],
  ['Volume (units)', [], 'units'],
  ['Growth (%)', [], '%'],
  ['Devices in units', [], 'units'],
  ['Overview', ['Name', 'Share (%)'], '%'],
  ['Overview', ['Name', 'Units (units)', 'Share (%)'], ''],
  ['Cone-Beam Units by country', [], ''],
  ['Hospitals covered', ['Name'], ''],
])('the caption %j with the headings %j gives the unit %j', async (caption, headings, units) => {
  const cells = headings.slice(1).map(() => '<td>5</td>');
  const table = await tableIn(`<table><caption>${caption}</caption>
    <thead><tr>${headings.map((text) => `<th>${text}</th>`).join('')}</tr></thead><tr><td>x</td>${cells.join('')}</tr></table>`);
  expect(table.units).toBe(units);
});
