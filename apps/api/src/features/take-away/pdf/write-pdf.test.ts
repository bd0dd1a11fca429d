import { PassThrough } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { chapterOf, chartBlock, documentOf, figureOf, tableBlock, tableFrom } from '../document.fixture.ts';
import type { Block, DocumentChapter, TableBlock } from '../document.ts';
import { madePdf, openPdf, popplerLines, spaced } from './opened-pdf.fixture.ts';
import { writePdf } from './write-pdf.ts';

const chapterWith = (...blocks: readonly Block[]): DocumentChapter => chapterOf(5, { blocks });
const paragraph = (text: string): Block => ({
  kind: 'paragraph',
  style: 'text',
  id: `p${text.length}`,
  runs: [{ text }],
});
const openedWith = async (...blocks: readonly Block[]) =>
  openPdf(await madePdf(documentOf([chapterWith(...blocks)])));

function wideTable(columns: number, rows: number): TableBlock {
  const measures = Array.from({ length: columns }, (_, at) => ({ text: `Measure ${at + 1}` }));
  const lines = Array.from({ length: rows }, (_, row) => [
    `Country ${row + 1}`,
    ...measures.map((_, at) => `${row + 1},${String(at).padStart(3, '0')}.5`),
  ]);
  return { ...tableBlock, table: tableFrom([[{ text: 'Country' }, ...measures]], lines) };
}

/** The rows of a table as they read from left to right. */
const linesOf = ({ table }: TableBlock) => table.rows.map((row) => row.map(({ text }) => text).join(' '));

describe('TAKE-06 a document as PDF', async () => {
  const document = documentOf([chapterOf(5), chapterOf(6)]);
  const bytes = await madePdf(document);
  const pdf = await openPdf(bytes);

  test('TAKE-10 has all figures of its tables, in their rows', async () => {
    const whole = pdf.pages.join(' ');
    for (const line of linesOf(tableBlock)) expect(whole.split(line)).toHaveLength(3);
  });

  test('TAKE-10 has them for poppler, too (not run where it is not installed)', async ({ skip }) => {
    const lines = await popplerLines(bytes);
    if (!lines) return skip();
    for (const line of linesOf(tableBlock)) expect(lines.filter((one) => one === line)).toHaveLength(2);
  });

  test('TAKE-06 says its title and language, and what each of its parts is', () => {
    expect(pdf).toMatchObject({ title: 'Knee board pack, Q4', language: 'en-GB', isTagged: true });
    const count = (role: string) => pdf.elements.filter((one) => one.role === role).length;
    expect([count('Table'), count('TR'), count('Figure')]).toEqual([2, 26, 2]);
    expect(count('LI')).toBeGreaterThanOrEqual(6);
    expect(count('TH')).toBe(2 * (12 + 11));
    expect(count('TD')).toBe(2 * 11 * 9);
    // Of the chapters, and of the sources.
    expect(count('H2')).toBe(4);
    expect(pdf.elements.find(({ role }) => role === 'Figure')?.alt).toBe(chartBlock.alt);
  });

  test('TAKE-06 has bookmarks for its chapters and their sections', () => {
    expect(pdf.outline).toEqual([
      { title: 'Contents', below: [] },
      { title: '5 Market value', below: ['Prices and mix'] },
      { title: '6 Chapter on subject 6', below: ['Prices and mix'] },
      { title: 'Sources', below: [] },
    ]);
  });

  test('TAKE-06 names edition, version, licence and page on every page but the first, where they stand too', () => {
    const licence = 'Licensed to Meridian Surgical, corporate license. Made for Ines Moreau on 2026-11-17.';
    for (const [index, page] of pdf.pages.entries()) {
      expect(page).toContain(licence);
      expect(page).toContain('Edition 2026, version 3 of 2026-11-02');
      if (index > 0) expect(page).toContain(`${index + 1} / ${pdf.pages.length}`);
    }
  });

  test('TAKE-06 has contents with the pages on which things are', () => {
    const { pages } = pdf;
    const pageOf = (words: string) => pages.findIndex((page, index) => index > 1 && page.includes(words)) + 1;
    const contents = pages[1] ?? '';
    expect(contents).toContain(`5 Market value ${pageOf('Chapter 5')}`);
    expect(contents).toContain(`6 Chapter on subject 6 ${pageOf('Chapter 6')}`);
    expect(contents).toContain(`Sources ${pages.length}`);
    expect(contents).toContain('Table 5.1 Value of primary knee implants, by country');
  });

  test('TAKE-06 has links that lead to their place, in the document and elsewhere', () => {
    expect(pdf.addresses).toContain('https://example.com/register?a=1&b=2');
    expect(pdf.addresses).toContain('https://caliper.example/report/7');
    // Contents: two chapters, two sections, sources, two tables and two charts; and one reference in each chapter.
    expect(pdf.leadTo).toHaveLength(11);
  });

  test('TAKE-06 the same document gives the same file, whatever was written before it', async () => {
    expect((await madePdf(document)).equals(bytes)).toBe(true);
  });
});

describe('TAKE-06 tables that are larger than a page', () => {
  test('a long one goes on under its own head', async () => {
    const table = wideTable(3, 130);
    const { pages } = await openedWith(table);
    const withRows = pages.slice(2, -1);
    expect(withRows.length).toBeGreaterThan(2);
    for (const page of withRows) expect(page).toContain('Country Measure 1 Measure 2 Measure 3');
    for (const page of withRows.slice(1)) expect(page).toContain('Table 5.1, continued');
    const whole = pages.join(' ');
    for (const line of linesOf(table)) expect(whole).toContain(line);
  });

  test('the last row of one does not stand alone on the next page', async () => {
    for (let rows = 31; rows < 34; rows += 1) {
      const table = wideTable(3, rows);
      const { pages } = await openedWith(table);
      const [more] = pages.filter((page) => page.includes('Table 5.1, continued'));
      const there = linesOf(table).filter((line) => more?.includes(line));
      if (more) expect(there.length).toBeGreaterThan(1);
    }
  });

  test('TAKE-10 a wide one is written in parts, each with the labels of its rows', async () => {
    const table = wideTable(60, 12);
    const { pages } = await openedWith(table);
    const whole = pages.join(' ');
    const parts = Number(whole.match(/Part \d of (\d)/)?.[1]);
    expect(whole.match(/Part \d of/g)).toHaveLength(parts);
    for (const row of table.table.rows) {
      const [label, ...figures] = row.map(({ text }) => text);
      expect(whole.split(` ${label} `)).toHaveLength(parts + 1);
      for (const figure of figures) expect(whole.split(` ${figure}`)).toHaveLength(2);
    }
  });

  test('a cell that is longer than a page goes on on the next one', async () => {
    const words = Array.from({ length: 2_000 }, (_, at) => `word${at}`);
    const table = tableFrom([[{ text: 'A' }, { text: 'B' }]], [['label', words.join(' ')]]);
    const { pages } = await openedWith({ ...tableBlock, table });
    const whole = pages.join(' ');
    for (const word of words) expect(whole).toContain(word);
  });

  test('rows that belong together stay together, and a heading above all parts stands in each', async () => {
    const head = [
      [
        { text: 'Country', rowspan: 2 },
        { text: 'All years', colspan: 40 },
      ],
      years(40),
    ];
    const rows = Array.from({ length: 6 }, (_, row) => [
      `Row ${row}`,
      ...years(40).map((_, at) => `${row}${at}`),
    ]);
    const { pages } = await openedWith({ ...tableBlock, table: tableFrom(head, rows) });
    const whole = pages.join(' ');
    const parts = Number(whole.match(/Part \d of (\d)/)?.[1]);
    expect(whole.split('All years')).toHaveLength(parts + 1);
  });
});

const years = (count: number) => Array.from({ length: count }, (_, at) => ({ text: `${1990 + at}` }));

describe('TAKE-06 whatever names and texts are', () => {
  test.each([
    ['a formula', '=HYPERLINK("http://evil.example";"Click")'],
    ['quotes and brackets', `"Quoted" 'and' <b>bold</b> & (more) \\ ending`],
    ['other alphabets', 'Łódź, Ελλάδα, Україна, ≥ 5 → ≤ 7, x⁻², H₂O, ½, №, ✓'],
    ['300 letters', 'Verylongname '.repeat(23).trim()],
    ['one word of 300 letters', 'x'.repeat(300)],
  ])('%s stay what they are', async (_, name) => {
    const document = documentOf([chapterWith(paragraph(name), { ...tableBlock, title: name })]);
    const { meta, stamp } = document;
    const odd = {
      ...document,
      meta: { ...meta, title: name },
      stamp: { ...stamp, person: name, company: name },
    };
    const { pages, title } = await openPdf(await madePdf(odd));
    expect(title).toBe(name);
    const unbroken = (text: string) => text.replace(/\s/g, '');
    expect(unbroken(pages[2] ?? '')).toContain(unbroken(name));
    expect(unbroken(pages[0] ?? '')).toContain(unbroken(name));
  });

  test.each([
    ['Hebrew', 'שלום עולם', 'םולש'],
    ['Arabic', 'مرحبا بالعالم', null],
    ['emoji', 'Growth 😀🚀 ahead', 'ahead'],
    ['nothing', '', null],
    ['only spaces', ' \n\t ', null],
  ])('%s breaks nothing', async (_, name, seen) => {
    const { pages } = await openedWith(paragraph(`Before ${name} after`), {
      ...tableBlock,
      title: name,
      label: '',
    });
    expect(pages[2]).toContain('Before');
    expect(pages[2]).toContain('after');
    if (seen) expect(pages[2] ?? '').toMatch(new RegExp(`${seen}|${[...seen].reverse().join('')}`));
  });

  test('a link to nowhere, or to a script, is only text', async () => {
    const runs = ['#gone', 'javascript:alert(1)', 'file:///etc/passwd'].map((link) => ({
      text: `${link} `,
      link,
    }));
    const { pages, addresses } = await openedWith({ kind: 'paragraph', style: 'text', id: 'p', runs });
    expect(pages[2]).toContain('javascript:alert(1)');
    expect(addresses.filter((address) => !address.startsWith('https://caliper.example/'))).toEqual([]);
  });

  test('a document of one empty chapter is a document', async () => {
    const document = { ...documentOf([chapterOf(1, { blocks: [], number: null })]), sources: [] };
    const { pages, outline } = await openPdf(await madePdf(document));
    expect(pages).toHaveLength(3);
    expect(outline.map(({ title }) => title)).toEqual(['Contents', 'Chapter on subject 1']);
  });

  test('a picture that is missing says so', async () => {
    const { pages, elements } = await openedWith(figureOf('/nowhere/at-all.png'));
    expect(pages[2]).toContain('Figure 5.2 Where theatres stand');
    expect(pages[2]).toContain('This picture could not be put into the file.');
    expect(elements).toContainEqual({ role: 'Figure', alt: 'A map of theatres' });
  });
});

test('TAKE-06 charts of every shape have their words, and nothing of them is a picture', async () => {
  const shapes = (['lines', 'bars', 'stacked', 'share', 'ranking'] as const).map((shape) => ({
    ...chartBlock,
    id: shape,
    title: `As ${shape}`,
    chart: { ...chartBlock.chart, shape },
  }));
  const bytes = await madePdf(documentOf([chapterWith(...shapes)]));
  const { pages } = await openPdf(bytes);
  const whole = spaced(pages.slice(2).join(' '));
  for (const { title } of shapes) expect(whole).toContain(title);
  expect(whole.split('Germany').length).toBeGreaterThan(4);
  expect(whole).toContain('3.7%');
  expect(bytes.includes('/Subtype /Image')).toBe(false);
});

test('TAKE-06 a chart of nothing is drawn, too', async () => {
  const empty = { ...chartBlock.chart, categories: [], series: [], forecastFrom: null };
  const gaps = {
    ...chartBlock.chart,
    series: [{ name: 'Gaps', values: chartBlock.chart.categories.map(() => null) }],
  };
  const { pages } = await openedWith(
    { ...chartBlock, chart: empty },
    { ...chartBlock, id: 'g', chart: gaps },
  );
  expect(pages[2]).toContain('Value of primary knee implants');
});

test('TAKE-08 a document that is no longer wanted is not finished', async () => {
  const stop = new AbortController();
  const seen: number[] = [];
  const written = writePdf(
    documentOf([chapterOf(1), chapterOf(2), chapterOf(3)]),
    new PassThrough().resume(),
    (done) => {
      seen.push(done);
      if (done === 1) stop.abort();
    },
    stop.signal,
  );
  await expect(written).rejects.toThrow(/abort/i);
  expect(seen).toEqual([0, 1]);
});
