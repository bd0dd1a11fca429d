import { beforeEach, expect, test } from 'vitest';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';
import type { Correction, Right } from './correction.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});

const table = (body: string, caption = 'Table 1 Sales') =>
  `<table><caption>${caption}</caption>${body}</table>`;
const body = `<tr><th>Country</th><th>2024</th><th>2025</th></tr>
  <tr><td>Spain</td><td>10.0</td><td>20.0</td></tr><tr><td>France</td><td>30.0</td><td>40.0</td></tr>`;
const page = (html: string) => ({ 'chapters/01-a.html': `<h1>Knees</h1><p>Some words.</p>${html}` });

const correction = (block: string, right: Right, over: Partial<Correction> = {}): Correction => ({
  key: 'one',
  place: { chapter: 1, block },
  read: null,
  again: false,
  by: 'pia@caliper.example',
  at: 1,
  ...right,
  ...over,
});

/** The chapter before and after something was put right in its first table or figure. */
async function after(html: string, right: Right, kind = 'table') {
  const before = (await reader.accepted(page(html))).chapters[0];
  const block = new RegExp(`<${kind} id="([^"]+)"`).exec(before?.chapter_content ?? '')?.[1] ?? '';
  const { chapters, corrections, warnings } = await reader.corrected(page(html), [correction(block, right)]);
  const [chapter] = chapters;
  if (!before || !chapter) throw new Error('No chapter');
  return { before, chapter, block, table: chapter.tables[0], corrections, warnings };
}

test('PUB-03 a caption put right stands on the page, in the data, the contents and the search, and the block stays', async () => {
  const {
    before,
    chapter,
    table: read,
    block,
  } = await after(table(body, 'Sails'), { caption: 'Table 4 Sales, EUR m' });
  expect([read?.caption, read?.units, read?.block]).toEqual(['Table 4 Sales, EUR m', 'EUR m', block]);
  expect(chapter.chapter_content).toContain('<caption>Table 4 Sales, EUR m</caption>');
  expect(chapter.exhibits).toEqual(['Table 4 Sales, EUR m']);
  expect(chapter.plain_text).not.toContain('Sails');
  expect([chapter.blocks, read?.rows]).toEqual([before.blocks, before.tables[0]?.rows]);
});

test('PUB-03 a line beside a table that was made its caption stands there no longer, and nothing asks about it', async () => {
  const html = `${table(body)}<p>Table 2: Prices</p><table>${body}</table><p>Table 3: Costs</p><p>Words.</p>`;
  const before = await reader.accepted(page(html));
  const [, second] = before.chapters[0]?.tables ?? [];
  const { chapters, warnings } = await reader.corrected(page(html), [
    correction(second?.block ?? '', { caption: 'Table 3: Costs' }),
  ]);
  expect(chapters[0]?.tables[1]?.caption).toBe('Table 3: Costs');
  expect(chapters[0]?.plain_text.split('Table 3: Costs')).toHaveLength(2);
  expect(warnings.filter(({ excerpt }) => excerpt === 'Table 3: Costs')).toEqual([]);
});

test('PUB-03 the number of head rows put right moves rows between heading and figures, cell by cell', async () => {
  const html =
    table(`<tr><td>Country</td><td>First</td><td>Second</td></tr><tr><td></td><td>10.0</td><td>20.0</td></tr>
    <tr><td>Spain</td><td>30.0</td><td>40.0</td></tr>`);
  const { before, table: read, chapter } = await after(html, { headRows: 2 });
  expect(before.tables[0]?.header).toHaveLength(1);
  expect(read?.header.map((row) => row.map(({ text }) => text))).toEqual([
    ['Country', 'First', 'Second'],
    ['', '10.0', '20.0'],
  ]);
  expect(read?.rows).toMatchObject([[{ text: 'Spain' }, { number: 30 }, { number: 40 }]]);
  expect(chapter.chapter_content).toMatch(/<th[^>]* scope="col">10.0<\/th>/);
  const less = await after(html, { headRows: 0 });
  expect(less.table?.header).toEqual([]);
  expect(less.table?.rows).toHaveLength(3);
  expect(less.chapter.chapter_content).not.toContain('scope="col"');
});

test('PUB-03 one row at least stays below the heading, and a heading that reaches down is not cut', async () => {
  const { table: read } = await after(table(body), { headRows: 10 });
  expect([read?.header.length, read?.rows.length]).toEqual([2, 1]);
  const reaching = table(`<tr><th rowspan="2">Country</th><th>2024</th></tr><tr><th>USD</th></tr>
    <tr><td>Spain</td><td>10.0</td></tr>`);
  const cut = await after(reaching, { headRows: 1 });
  expect(cut.chapter.chapter_content).not.toContain('<thead>');
  expect(cut.table?.header).toHaveLength(1);
  expect(cut.chapter.chapter_content).toContain('rowspan="2"');
});

test('PUB-03 a unit put right is that of all figures and stands below the title, whatever it is called', async () => {
  const given = await after(table(body), { unit: 'knee systems, thousand' });
  expect(given.table).toMatchObject({ caption: 'Table 1 Sales', units: 'knee systems, thousand' });
  expect(given.chapter.chapter_content).toContain(
    '<caption>Table 1 Sales<br>knee systems, thousand</caption>',
  );
  const other = await after(table(body, 'Table 1 Sales<br>USD million'), { unit: 'EUR million' });
  expect(other.table).toMatchObject({ caption: 'Table 1 Sales', units: 'EUR million' });
  expect(other.chapter.chapter_content).not.toContain('USD million');
  const none = await after(table(body, 'Table 1 Sales<br>USD million'), { unit: '' });
  expect(none.table?.units).toBe('');
});

test('PUB-03 what is left out is gone with its notes, and links to it lead nowhere', async () => {
  const html = `${table(body)}<p>Source: Caliper</p><p>As Table 1 shows, sales grew.</p>`;
  const { chapter, block } = await after(html, { leftOut: true });
  expect(chapter.tables).toEqual([]);
  expect(chapter.plain_text).toBe('Knees\nSome words.\nAs Table 1 shows, sales grew.');
  expect(chapter.chapter_content).not.toContain(block);
  expect(chapter.exhibits).toEqual([]);
});

test('PUB-03 a figure has its caption put right, or is left out', async () => {
  const files = { 'images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h5"/></svg>' };
  const html = '<figure><img src="../images/a.svg" alt="Chart"></figure>';
  const read = await reader.accepted({ ...page(html), ...files });
  const block = read.chapters[0]?.blocks[2] ?? '';
  const titled = await reader.corrected({ ...page(html), ...files }, [
    correction(block, { caption: 'Figure 1 Shares' }),
  ]);
  expect(titled.chapters[0]?.chapter_content).toContain('<figcaption>Figure 1 Shares</figcaption>');
  const without = await reader.corrected({ ...page(html), ...files }, [correction(block, { leftOut: true })]);
  expect(without.chapters[0]?.images).toEqual([]);
});

test('PUB-03 in a later package it is made again only if caption and headings are equal, and asks for a look', async () => {
  const { corrections } = await after(table(body), { unit: 'units' });
  const again = corrections.map((one) => ({ ...one, again: true }));
  const later = body.replace('20.0', '25.0');
  const same = await reader.corrected(page(`<p>Above.</p>${table(later)}`), again);
  expect(same.chapters[0]?.tables[0]).toMatchObject({ units: 'units' });
  expect(same.warnings).toContainEqual(
    expect.objectContaining({ weight: 'look', excerpt: 'Table 1 Sales', block: same.chapters[0]?.blocks[3] }),
  );
  for (const other of [table(later, 'Table 1 Prices'), table(later.replace('2025', '2026'))]) {
    const read = await reader.corrected(page(other), again);
    expect(read.chapters[0]?.tables[0]?.units).toBe('');
    expect(read.corrections).toMatchObject([{ place: null }]);
    expect(read.warnings).toContainEqual(
      expect.objectContaining({ file: '', message: expect.stringContaining('found nothing') }),
    );
  }
});

test('PUB-03 among tables that look the same the chapter decides, and otherwise nothing is put right', async () => {
  const { corrections } = await after(table(body), { unit: 'units' });
  const again = corrections.map((one) => ({ ...one, again: true, place: null }));
  const hips = { 'chapters/02-b.html': `<h1>Hips</h1>${table(body)}` };
  const read = await reader.corrected({ ...page(table(body)), ...hips }, again);
  expect(read.chapters.map(({ tables }) => tables[0]?.units)).toEqual(['units', '']);
  const twice = await reader.corrected(page(table(body) + table(body)), again);
  expect(twice.corrections).toMatchObject([{ place: null }]);
  expect(twice.chapters[0]?.tables.map(({ units }) => units)).toEqual(['', '']);
});
