import { beforeEach, expect, test } from 'vitest';
import { type PackageFiles, png } from '../package.fixture.ts';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});

const picture = (alt: string) => `<p><img src="../images/a.png" alt="${alt}"></p>`;
const table = (word: string) => `<table><tr><td>${word}</td><td>1</td></tr></table>`;
const line = (text: string) => `<p class=MsoCaption>${text}</p>`;

async function read(...pages: string[]) {
  const files: PackageFiles = { 'images/a.png': png };
  for (const [index, html] of pages.entries())
    files[`0${index + 1}.html`] = `<h1>Chapter ${index}</h1>${html}`;
  const { chapters, warnings } = await reader.accepted(files);
  const html = chapters.map(({ chapter_content }) => chapter_content).join('\n');
  return { figures: pairs(html), tables: tablesIn(chapters), html, warnings };
}

/** For each figure the alternative text of its image and its caption. */
function pairs(html: string): Record<string, string> {
  const figures = [...html.matchAll(/<figure[^>]*>(.*?)<\/figure>/gs)].map(([, inner = '']) => [
    inner.match(/alt="([^"]*)"/)?.[1] ?? '',
    (inner.match(/<figcaption>(.*?)<\/figcaption>/s)?.[1] ?? '').replace(/<[^>]+>/g, ' '),
  ]);
  return Object.fromEntries(figures);
}

function tablesIn(chapters: { tables: { caption: string; rows: { text: string }[][] }[] }[]) {
  const all = chapters.flatMap(({ tables }) => tables);
  return Object.fromEntries(all.map(({ caption, rows }) => [rows[0]?.[0]?.text ?? '', caption]));
}

test('ING-01 captions above figures stay with the figure below them, also one after the other', async () => {
  const { figures } = await read(
    `${line('Chart 1: One')}${picture('one')}${line('Chart 2: Two')}${picture('two')}${line('Chart 3: Three')}${picture('three')}<p>Text.</p>`,
  );
  expect(figures).toEqual({ one: 'Chart 1: One', two: 'Chart 2: Two', three: 'Chart 3: Three' });
});

test('ING-01 captions below figures stay with the figure above them', async () => {
  const { figures } = await read(
    `${picture('one')}${line('Figure 1. One')}${picture('two')}${line('Figure 2. Two')}<p>Text.</p>`,
  );
  expect(figures).toEqual({ one: 'Figure 1. One', two: 'Figure 2. Two' });
});

test('ING-01 a caption between two figures goes to the side on which the other chapters have theirs', async () => {
  const between = `${picture('logo')}${line('Exhibit 2-1 Sales')}${picture('sales')}`;
  const above = `${line('Exhibit 1-1 Beds')}${picture('beds')}<p>Text.</p>`;
  expect((await read(above, between)).figures).toEqual({
    beds: 'Exhibit 1-1 Beds',
    logo: '',
    sales: 'Exhibit 2-1 Sales',
  });
  const below = `${picture('beds')}${line('Exhibit 1-1 Beds')}<p>Text.</p>`;
  expect((await read(below, between)).figures).toEqual({
    beds: 'Exhibit 1-1 Beds',
    logo: 'Exhibit 2-1 Sales',
    sales: '',
  });
});

test('ING-01 where the document does not decide, the caption stays text and is a finding', async () => {
  const { figures, warnings } = await read(`${picture('one')}${line('Figure 1: Sales')}${picture('two')}`);
  expect(figures).toEqual({ one: '', two: '' });
  expect(warnings).toMatchObject([
    { file: '01.html', excerpt: 'Figure 1: Sales', message: expect.stringContaining('above or below') },
  ]);
});

test('ING-01 one caption on the other side than all others is a finding, not a guess', async () => {
  const usual = [1, 2, 3].map((n) => `${line(`Figure ${n}: F${n}`)}${picture(`f${n}`)}<p>Text.</p>`).join('');
  const { figures, warnings } = await read(`${usual}${picture('f4')}${line('Figure 4: F4')}<p>Text.</p>`);
  expect(figures).toEqual({ f1: 'Figure 1: F1', f2: 'Figure 2: F2', f3: 'Figure 3: F3', f4: '' });
  expect(warnings).toMatchObject([
    { excerpt: 'Figure 4: F4', message: expect.stringContaining('other side') },
  ]);
});

test('ING-01 tables and figures have habits of their own', async () => {
  const { figures, tables } = await read(
    `${line('Table 1: T')}${table('t')}${picture('f')}${line('Figure 1: F')}<p>Text.</p>${table('u')}${line('Exhibit 9 U')}${picture('g')}${line('Figure 2: G')}`,
    `${line('Table 2: V')}${table('v')}<p>Text</p>${line('Table 3: W')}${table('w')}`,
  );
  expect(figures).toEqual({ f: 'Figure 1: F', g: 'Figure 2: G' });
  expect(tables).toEqual({ t: 'Table 1: T', u: '', v: 'Table 2: V', w: 'Table 3: W' });
});

test.each([
  'Exhibit ES-1',
  'Table A.1',
  'Table 3–2b. Prices',
  'Tab. 4 Sales',
  'TABLE IV: Sales',
  'Exhibit 3-2 | Sales',
])('ING-01 %s is a caption, with anchors and empty paragraphs between', async (label) => {
  const { tables } = await read(
    `${line(label)}<p>&nbsp;</p><p><a name="_Ref1"></a></p>${table('t')}<p>Text.</p>`,
  );
  expect(tables).toEqual({ t: label });
});

test.each(['Fig. 3-2', 'Chart 4:', 'Map 2: Countries', 'Figure 3-2: Sales'])(
  'ING-01 %s is the caption of a figure and of no table',
  async (label) => {
    const { figures, tables } = await read(`${table('t')}${line(label)}${picture('f')}<p>Text.</p>`);
    expect([figures, tables]).toEqual([{ f: label }, { t: '' }]);
  },
);

test('ING-01 a sentence that begins like a caption is none', async () => {
  const { tables, html } = await read(`<p>Table 3 shows that sales doubled.</p>${table('t')}`);
  expect(tables).toEqual({ t: '' });
  expect(html).toContain('Table 3 shows that sales doubled.</p>');
});

test('ING-01 ING-08 label, title and unit may have lines of their own', async () => {
  const { tables } = await read(
    `<p>Exhibit 3-2</p><p>Global sales by segment</p><p>(US$ million)</p>${table('t')}`,
  );
  expect(tables).toEqual({ t: 'Exhibit 3-2\nGlobal sales by segment' });
});

test('ING-01 a table of one cell around a picture and its caption is unwrapped', async () => {
  const boxed = (inner: string) => `<table><tr><td>${inner}</td></tr></table>`;
  const { figures, tables } = await read(
    `${boxed(`${line('Figure 1: One')}${picture('one')}`)}${boxed(`${line('Figure 2: Two')}${picture('two')}`)}`,
  );
  expect([figures, tables]).toEqual([{ one: 'Figure 1: One', two: 'Figure 2: Two' }, {}]);
});

test('ING-01 a first row across the table that is labelled is its caption', async () => {
  const { tables } = await read(
    `<table><tr><td colspan=2>Table 1: Sales</td></tr><tr><td>t</td><td>1</td></tr></table>`,
  );
  expect(tables).toEqual({ t: 'Table 1: Sales' });
});
