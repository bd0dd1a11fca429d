// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { holdToken } from '../../../../lib/session/token.ts';
import { prepareChapter } from '../prepare-chapter.ts';
import { copyOf, partsOf } from './paper-parts.ts';
import { exportTable, tableText } from './table-tools.tsx';

function prepared(content: string) {
  const source = { chapter_number: 1, chapter_title: 'T', chapter_content: content, images: {} };
  const { root, tables } = prepareChapter(source);
  const texts = (selector: string) => [...root.querySelectorAll(selector)].map((one) => one.textContent);
  return { root, tables, texts };
}

const years =
  `<table id="b-1" data-table="1" data-kind="default"><caption>Table 4.1 Market value<br>€ million, 2024–2026</caption>
<thead><tr><th scope="col" rowspan="2">Country</th><th scope="colgroup" colspan="2">Measured</th><th scope="colgroup" colspan="2">Forecast</th><th rowspan="2">CAGR<br>%</th></tr>
<tr><th>2024</th><th>2025</th><th>2026</th><th>2027</th></tr></thead>
<tbody><tr><th scope="row">Germany</th><td>148.2</td><td>156.9</td><td>196.3</td><td>1,231.7</td><td>7.8</td></tr>
<tr><th scope="row">Italy</th><td>–</td><td></td><td>(96.5)</td><td>−3</td><td>n/a</td></tr>
<tr><th scope="row">Both</th><td><strong>1</strong></td><td><b>2</b></td><td><b>3</b></td><td><b>4</b></td><td><b>5</b></td></tr></tbody></table>
<p id="b-2">Note: Rounded.</p><p id="b-3">Source: us.</p><p id="b-4">Text goes on.</p>`.replaceAll('\n', '');

test('READ-05 a table is framed: caption and tools above the scrolling area, notes below', () => {
  const { root, tables } = prepared(years);
  const frame = root.querySelector('[data-part="table"]');
  expect(frame?.id).toBe('b-1');
  expect([...(frame?.children ?? [])].map((one) => one.getAttribute('data-part'))).toEqual([
    'table-head',
    'table-view',
    'note',
    'note',
  ]);
  expect(frame?.querySelector('[data-part="scroll"]')?.contains(tables[0]?.slot ?? null)).toBe(false);
  expect(frame?.querySelector('[data-part="detail"]')?.textContent).toBe('€ million, 2024–2026');
  expect(tables.map(({ number, label }) => [number, label])).toEqual([[1, 'Table 4.1 Market value']]);
});

test('READ-05 figures are right-aligned and not translated, also where some are missing', () => {
  const { texts } = prepared(years);
  expect(texts('thead [data-number]')).toEqual(['CAGR%', '2024', '2025', '2026', '2027']);
  expect(texts('tbody tr:nth-child(2) [data-number][translate="no"]')).toEqual([
    '–',
    '',
    '(96.5)',
    '−3',
    'n/a',
  ]);
});

test('ING-04 ING-05 figures with marks, qualifiers and currencies stand in columns, and what the page calls a note is one', () => {
  const { texts } = prepared(
    '<table data-table="1" data-kind="default"><tbody><tr><th>A</th><td>~1,300.0*</td><td>US$1,460.2</td><td>12.5<sup><a href="#b-9">b</a></sup></td></tr>' +
      '<tr><th>B</th><td>$(900.1)</td><td>1.2bn</td><td>..</td></tr></tbody></table>' +
      '<p data-note="" id="b-9"><sup>b</sup> By survey.</p><p>(2) Text.</p>',
  );
  expect(texts('[data-number]')).toEqual(['~1,300.0*', 'US$1,460.2', '12.5b', '$(900.1)', '1.2bn', '..']);
  expect(texts('[data-part="note"]')).toEqual(['b By survey.']);
});

test('READ-05 the columns under Forecast are marked, the first of them as such', () => {
  const { texts } = prepared(years);
  expect(texts('[data-edge]')).toEqual(['Forecast', '2026', '196.3', '(96.5)', '3']);
  expect(texts('[data-forecast]:not([data-edge])')).toEqual(['2027', '1,231.7', '−3', '4']);
});

test('READ-05 the last row in bold is the total, and the first column is marked', () => {
  const { texts } = prepared(years);
  expect(texts('[data-total] > :first-child')).toEqual(['Both']);
  expect(texts('[data-first]')).toEqual(['Country', 'Germany', 'Italy', 'Both']);
});

test('READ-05 clinical trials show their status as a badge and their number unchanged', () => {
  const { root, texts } = prepared(
    `<table data-table="1" data-kind="clinical trials"><thead><tr><th>Trial</th><th>Status</th></tr></thead><tbody>
    <tr><td>NCT01234567</td><td>Recruiting</td></tr><tr><td>CAL-2024-0012</td><td>Not yet recruiting</td></tr>
    <tr><td>Unnamed</td><td>Terminated</td></tr></tbody></table>`,
  );
  const badges = [...root.querySelectorAll<HTMLElement>('[data-part="badge"]')];
  expect(badges.map(({ textContent, dataset }) => [textContent, dataset.tone])).toEqual([
    ['Recruiting', 'ok'],
    ['Not yet recruiting', 'plain'],
    ['Terminated', 'bad'],
  ]);
  expect(texts('[data-registered][translate="no"]')).toEqual(['NCT01234567', 'CAL-2024-0012']);
});

test('READ-05 market drivers show their impact as ticks with the word', () => {
  const { root, texts } = prepared(
    `<table data-table="1" data-kind="market drivers"><thead><tr><th>Driver</th><th style="text-align: right">Impact</th></tr></thead><tbody>
    <tr><th>Ageing</th><td style="text-align: right">4 High</td></tr><tr><th>Price</th><td>2</td></tr><tr><th>Law</th><td>Moderate</td></tr>
    <tr><th>Other</th><td>Unclear</td></tr></tbody></table>`,
  );
  const ticks = [...root.querySelectorAll<HTMLElement>('[data-part="ticks"]')];
  expect(ticks.map(({ style }) => style.getPropertyValue('--filled'))).toEqual(['4', '2', '3']);
  expect(texts('[data-impact]')).toEqual(['4 High', '2low', 'Moderate']);
  expect(texts('[data-driver]')).toEqual(['Ageing', 'Price', 'Law', 'Other']);
});

test('READ-05 a SWOT of four cells is shown two by two, any other keeps its layout', () => {
  const quarter = (name: string) => `<td><h3>${name}</h3><ul><li>x</li></ul></td>`;
  const square = prepared(
    `<table data-table="1" data-kind="swot"><tbody><tr>${quarter('Strengths')}${quarter('Weaknesses')}</tr><tr>${quarter('Opportunities')}${quarter('Threats')}</tr></tbody></table>`,
  );
  expect(square.root.querySelectorAll('[data-square] [data-quarter]')).toHaveLength(4);
  const listed = prepared(
    '<table data-table="1" data-kind="swot"><tbody><tr><th>Strengths</th><td>x</td></tr><tr><th>Threats</th><td>y</td></tr></tbody></table>',
  );
  expect(listed.root.querySelector('[data-square]')).toBeNull();
  expect(listed.texts('[data-quarter]')).toEqual(['Strengths', 'Threats']);
});

test('a copied table keeps its columns despite spans', () => {
  const { tables } = prepared(years);
  expect(tables.map(({ table }) => tableText(table))).toEqual([
    [
      'Country\tMeasured\t\tForecast\t\tCAGR %',
      '\t2024\t2025\t2026\t2027',
      'Germany\t148.2\t156.9\t196.3\t1,231.7\t7.8',
      'Italy\t–\t\t(96.5)\t−3\tn/a',
      'Both\t1\t2\t3\t4\t5',
    ].join('\n'),
  ]);
});

afterEach(() => vi.unstubAllGlobals());

test('READ-06 MEND-03 an export has the name that the server gives it', async () => {
  const name = 'report-12-chapter-4-table-5.5.xlsx';
  const headers = { 'content-disposition': `attachment; filename="${name}"` };
  const asked = vi.fn(async () => new Response('sheet', { headers }));
  const saved: string[] = [];
  vi.stubGlobal('fetch', asked);
  vi.stubGlobal('URL', { createObjectURL: () => 'blob:1', revokeObjectURL: () => {} });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  holdToken({ idToken: 'one', exp: Math.floor(Date.now() / 1000) + 3600 });
  await exportTable({ reportId: 12, chapter: 4, chapterId: 77, table: 3 });
  expect(asked).toHaveBeenCalledExactlyOnceWith(
    '/api/reports/12/chapters/4/tables/3?chapter_id=77',
    expect.objectContaining({ headers: { authorization: 'Bearer one' } }),
  );
  expect(saved).toEqual([name]);
});

test('MEND-04 columns stand on paper in as few parts as fit beside the names of the rows', () => {
  const none = new Set<number>();
  expect(partsOf([100, 50, 50, 50], none, 250)).toEqual([[1, 4]]);
  expect(partsOf([100, 50, 50, 50], none, 240)).toEqual([
    [1, 3],
    [3, 4],
  ]);
  // Under one heading: 1 to 3, and 4.
  expect(partsOf([100, 50, 50, 50, 50], new Set([2, 3]), 250)).toEqual([
    [1, 4],
    [4, 5],
  ]);
  // A heading over all of them keeps no column off the paper.
  expect(partsOf([100, 50, 50, 50, 50], new Set([2, 3, 4]), 200)).toEqual([
    [1, 3],
    [3, 5],
  ]);
  // A column as wide as the paper has a part of its own.
  expect(partsOf([100, 900, 50], none, 680)).toEqual([
    [1, 2],
    [2, 3],
  ]);
});

test('MEND-04 each part has the names of the rows and its own columns, and headings span what is left', () => {
  const [place] = prepared(years).tables;
  if (!place) throw new Error('There is no table');
  const lines = (from: number, to: number) => tableText(copyOf(place.table, [from, to])).split('\n');
  expect(lines(1, 4)).toEqual([
    'Country\tMeasured\t\tForecast',
    '\t2024\t2025\t2026',
    'Germany\t148.2\t156.9\t196.3',
    'Italy\t–\t\t(96.5)',
    'Both\t1\t2\t3',
  ]);
  expect(lines(4, 6)).toEqual([
    'Country\tForecast\tCAGR %',
    '\t2027',
    'Germany\t1,231.7\t7.8',
    'Italy\t−3\tn/a',
    'Both\t4\t5',
  ]);
  expect(place.table.rows[0]?.cells.length).toBe(4);
});
