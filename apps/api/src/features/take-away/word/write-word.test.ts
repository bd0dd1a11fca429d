import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canShow } from '../../../testing/office.ts';
import { chapterOf, chartBlock, documentOf, figureOf, tableBlock, tableFrom } from '../document.fixture.ts';
import type { Block, TableBlock } from '../document.ts';
import { faultsIn, openPackage } from '../ooxml/strict.fixture.ts';
import { spaced } from '../pdf/opened-pdf.fixture.ts';
import { findPython, madeWord, type OpenedWord, openWord, shownWord } from './opened-word.fixture.ts';
import { writeWord } from './write-word.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'caliper-word-'));
});
afterAll(() => rm(folder, { recursive: true }));

const python = findPython();
const where = python ? 'opened by python-docx' : 'not run, python3-docx is missing: opened by python-docx';
const documentWith = (...blocks: readonly Block[]) => documentOf([chapterOf(5, { blocks })]);
const openedWith = async (...blocks: readonly Block[]) =>
  openWord(python ?? '', await madeWord(documentWith(...blocks)));
const textsOf = ({ table }: TableBlock) => table.rows.map((row) => row.map(({ text }) => text));

function wideTable(columns: number, rows: number): TableBlock {
  const measures = Array.from({ length: columns }, (_, at) => ({ text: `Measure ${at + 1}` }));
  const lines = Array.from({ length: rows }, (_, row) => [
    `Country ${row + 1}`,
    ...measures.map((_, at) => `${row + 1},${String(at).padStart(3, '0')}.5`),
  ]);
  return { ...tableBlock, table: tableFrom([[{ text: 'Country' }, ...measures]], lines) };
}

describe.skipIf(!python)(where, () => {
  let word: OpenedWord;
  beforeAll(async () => {
    word = await openWord(python ?? '', await madeWord(documentOf([chapterOf(5), chapterOf(6)])));
  });

  test('TAKE-10 a document has all figures of its tables in their cells', () => {
    // The first is the cover.
    expect(word.tables).toHaveLength(3);
    for (const table of word.tables.slice(1)) expect(table.slice(2)).toEqual(textsOf(tableBlock));
  });

  test('TAKE-06 headings span what they stand above, and are repeated on each page', () => {
    const [first = [], second = []] = word.tables[1] ?? [];
    expect(first).toEqual([
      'Country',
      ...Array(4).fill('Measured'),
      ...Array(4).fill('Forecast'),
      'CAGR 25–32, %',
    ]);
    expect(second).toEqual([
      'Country',
      ...['2022', '2023', '2024', '2025', '2026', '2028', '2030', '2032'],
      'CAGR 25–32, %',
    ]);
    expect(word.heads).toEqual([0, 2, 2]);
  });

  test('TAKE-06 it has a title, a language and real styles', () => {
    expect(word).toMatchObject({ title: 'Knee board pack, Q4', author: 'Caliper', language: 'en-GB' });
    const textsIn = (style: string) =>
      word.paragraphs.filter(([name]) => name === style).map(([, text]) => text);
    expect(textsIn('Heading 1')).toEqual(['5  Market value', '6  Chapter on subject 6', 'Sources']);
    expect(textsIn('Heading 2')).toContain('Prices and mix');
    expect(textsIn('Caption')).toContain('Table 5.1 Value of primary knee implants, by country');
    expect(textsIn('List Bullet')).toContain('since 2024 with an outcome clause');
    expect(textsIn('toc 1')).toEqual(['5  Market value', '6  Chapter on subject 6', 'Sources']);
    expect(textsIn('toc 2')).toEqual(['Prices and mix', 'Prices and mix']);
  });

  test('TAKE-06 its links lead to their place, in the document and elsewhere', () => {
    expect(word.anchors.length).toBeGreaterThan(9);
    expect(word.anchors.filter(([, isThere]) => !isThere)).toEqual([]);
    expect(word.addresses).toEqual([
      'https://caliper.example/custom-reports/12',
      'https://example.com/register?a=1&b=2',
      'https://caliper.example/report/7',
    ]);
  });

  test('TAKE-06 every page but the cover names edition, version, licence and page', () => {
    const [cover, ...others] = word.sections;
    expect(cover?.foot).toBe('');
    for (const { foot } of others) {
      expect(foot).toContain('Knee board pack, Q4 · Europe · Edition 2026, version 3 of 2026-11-02');
      expect(foot).toContain(
        'Licensed to Meridian Surgical, corporate license. Made for Ines Moreau on 2026-11-17.',
      );
      expect(foot).toMatch(/1 +\/ +1$/);
    }
  });

  test('TAKE-06 charts are native, and drawings say what they show', () => {
    expect(word.charts).toBe(2);
    expect(word.alts).toEqual([chartBlock.alt, chartBlock.alt]);
  });

  test('TAKE-10 a wide table stands on wide pages, in parts that together have all its figures', async () => {
    const table = wideTable(60, 12);
    const { tables, sections, paragraphs } = await openedWith(table);
    expect(sections.map(({ isWide }) => isWide)).toEqual([false, false, true, false]);
    const parts = tables.slice(1);
    expect(parts.length).toBeGreaterThan(1);
    expect(paragraphs.map(([, text]) => text)).toContain(
      `Table 5.1 Value of primary knee implants, by country  Part 1 of ${parts.length}`,
    );
    const joined = textsOf(table).map((_, row) => [
      `Country ${row + 1}`,
      ...parts.flatMap((part) => part[row + 1]?.slice(1) ?? []),
    ]);
    expect(joined).toEqual(textsOf(table));
  });

  test('TAKE-10 3,000 rows stand in one table', async () => {
    const table = wideTable(3, 3_000);
    const { tables } = await openedWith(table);
    expect(tables[1]?.slice(1)).toEqual(textsOf(table));
  }, 60_000);

  test.each([
    ['a formula', '=HYPERLINK("http://evil.example";"Click")'],
    ['quotes and brackets', `"Quoted" 'and' <b>bold</b> & ]]> (more)`],
    ['other alphabets and emoji', 'Łódź, Ελλάδα, שלום עולם, مرحبا, 漢字 😀 ≥ H₂O'],
    ['300 letters', 'Verylongname '.repeat(23).trim()],
    ['one word of 300 letters', 'x'.repeat(300)],
  ])('TAKE-06 names stay what they are: %s', async (_, name) => {
    const { meta, stamp, ...rest } = documentWith({ ...tableBlock, title: name });
    const odd = { ...rest, meta: { ...meta, title: name }, stamp: { ...stamp, person: name, company: name } };
    const { title, paragraphs, sections } = await openWord(python ?? '', await madeWord(odd));
    expect(title).toBe(name);
    expect(paragraphs).toContainEqual(['Caption', `Table 5.1 ${name}`]);
    expect(sections.at(-1)?.foot).toContain(`Licensed to ${name}`);
  });

  test('TAKE-06 a picture that is missing says so, and a document without anything opens', async () => {
    const { paragraphs, alts } = await openedWith(figureOf('/nowhere/at-all.png'));
    expect(paragraphs).toContainEqual(['Normal', 'This picture could not be put into the file.']);
    expect(alts).toEqual([]);
    const empty = { ...documentOf([chapterOf(1, { blocks: [], number: null, origin: '' })]), sources: [] };
    expect((await openWord(python ?? '', await madeWord(empty))).paragraphs).toContainEqual([
      'Heading 1',
      'Chapter on subject 1',
    ]);
  });
});

test('TAKE-06 a link to nowhere, or to a script, is only text', async () => {
  const runs = ['#gone', 'javascript:alert(1)', 'file:///etc/passwd'].map((link) => ({
    text: `${link} `,
    link,
  }));
  const { meta, ...rest } = documentWith({ kind: 'paragraph', style: 'text', id: 'p', runs });
  const parts = await openPackage(await madeWord({ ...rest, meta: { ...meta, address: null }, sources: [] }));
  expect(parts.get('word/document.xml')?.toString()).toContain('javascript:alert(1)');
  expect(Buffer.concat([...parts.values()]).toString()).not.toContain('TargetMode="External"');
});

test('TAKE-06 every part is as programs want it, and nothing in it runs or is fetched', async () => {
  const path = join(folder, 'drawing.svg');
  await writeFile(
    path,
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 4"><path d="M0 0h4v4"/></svg>',
  );
  const image = { path, type: 'image/svg+xml', width: 8, height: 4 };
  const blocks = [wideTable(30, 2), figureOf(path, { image }), ...chapterOf(5).blocks];
  const parts = await openPackage(await madeWord(documentWith(...blocks)));
  expect(faultsIn(parts)).toEqual([]);
  expect([...parts.keys()].filter((path) => /vba|\.bin|activeX/i.test(path))).toEqual([]);
  const outside = [...parts.values()].flatMap(
    (bytes) => bytes.toString().match(/<Relationship [^>]*External[^>]*>/g) ?? [],
  );
  for (const relation of outside) expect(relation).toContain('/hyperlink"');
});

test('TAKE-06 the same document gives the same file', async () => {
  const document = documentOf([chapterOf(5)]);
  expect((await madeWord(document)).equals(await madeWord(document))).toBe(true);
});

test('TAKE-08 a document that is no longer wanted is not finished', async () => {
  const written = writeWord(
    documentOf([chapterOf(1)]),
    new PassThrough().resume(),
    () => {},
    AbortSignal.abort(),
  );
  await expect(written).rejects.toThrow(/abort/i);
});

const whereOffice = canShow('writer')
  ? 'shown by LibreOffice'
  : 'not run, LibreOffice is missing: shown by LibreOffice';

describe.skipIf(!canShow('writer'))(whereOffice, () => {
  test('TAKE-10 all figures are in their rows, and every page but the cover names the licence', async ({
    skip,
  }) => {
    const [, ...pages] = await shownWord(await madeWord(documentOf([chapterOf(5), chapterOf(6)])), skip);
    const lines = pages.join('\n').split('\n').map(spaced);
    // Names may take two lines, in whatever face there is; figures never.
    for (const [, ...figures] of textsOf(tableBlock))
      expect(lines.filter((line) => line.endsWith(` ${figures.join(' ')}`))).toHaveLength(2);
    expect(pages.length).toBeGreaterThanOrEqual(4);
    for (const page of pages) expect(page).toContain('Licensed to Meridian Surgical');
  }, 600_000);
});
