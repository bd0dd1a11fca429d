import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { canShow, shownPages } from '../../../testing/office.ts';
import { roomy } from '../../../testing/roomy.ts';
import { temporaryFolder } from '../../../testing/when-over.ts';
import { findPython, openBooks, type SeenSheet } from '../../reader/openpyxl.fixture.ts';
import { chapterOf, chartBlock, documentOf, tableBlock, tableFrom, valueTable } from '../document.fixture.ts';
import type { TakenDocument } from '../document.ts';
import { licenceLine } from '../document-words.ts';
import { faultsIn, named, openPackage, parseXml } from '../ooxml/strict.fixture.ts';
import { writeWorkbook } from './write-workbook.ts';

const isThorough = Boolean(process.env.CALIPER_THOROUGH);

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});

let files = 0;
async function workbookOf(document: TakenDocument): Promise<string> {
  files += 1;
  const file = join(folder, `book-${files}.xlsx`);
  await writeWorkbook(document, file);
  return file;
}

const charts = { id: 'view', number: null, title: 'A view', blocks: [chartBlock] };
const document = documentOf([chapterOf(5), chapterOf(6), chapterOf(7, charts)]);
const names = ['=SUM(A1)"<b>&\'', 'سوق زراعة الركبة', '🦵 Knees 🦿', 'x'.repeat(300), "O'Brien's [a]/b: c?*"];

const hostile = documentOf([
  {
    ...chapterOf(5),
    title: '=HYPERLINK("http://evil.example","x")',
    blocks: names.map((title, index) => ({
      ...tableBlock,
      id: `t${index}`,
      label: '',
      title,
      source: '+cmd',
      table: tableFrom(
        [[{ text: '@SUM(A1)' }, { text: '2025' }]],
        [
          ['=1+1', '12.5%'],
          ['a\u0000\ud800b', '-1+1'],
        ],
      ),
    })),
  },
]);

test('TAKE-05 a workbook is a package that no program has to repair, with a sheet for each table', async () => {
  for (const one of [document, hostile, documentOf([])]) {
    const parts = await openPackage(await workbookOf(one));
    expect(faultsIn(parts)).toEqual([]);
    for (const [path, bytes] of parts)
      if (path.startsWith('xl/worksheets/')) expect(`${bytes}`).not.toContain('<f>');
  }
});

test('TAKE-05 the contents lead to each sheet and each sheet leads back', async () => {
  const parts = await openPackage(await workbookOf(document));
  const tree = (path: string) => parseXml(`${parts.get(path)}`);
  const links = (path: string) => named(tree(path), 'hyperlink').map(({ attributes }) => attributes.location);
  const sheets = named(tree('xl/workbook.xml'), 'sheet').map(({ attributes }) => attributes.name);
  expect(sheets).toEqual([
    'Contents',
    'Table 5.1',
    'Table 5.1 (2)',
    'Value of primary knee implants',
    'All values',
  ]);
  const wanted = sheets.slice(1).map((name) => `'${name}'!A1`);
  expect(links('xl/worksheets/sheet1.xml').filter((link) => link !== undefined)).toEqual(wanted);
  expect(links('xl/worksheets/sheet2.xml')).toEqual(["'Contents'!A1"]);
});

test('TAKE-05 the same document always gives the same bytes', async () => {
  const [one, other] = await Promise.all([workbookOf(document), workbookOf(document)]);
  expect((await readFile(one)).equals(await readFile(other))).toBe(true);
});

test('TAKE-05 a workbook of 14 chapters with 60 tables is made within five seconds', async () => {
  const many = Array.from({ length: 14 }, (_, index) => {
    const chapter = chapterOf(index + 1);
    const tables = Array.from({ length: 4 }, (_, at) => ({ ...tableBlock, id: `more-${index}-${at}` }));
    return { ...chapter, blocks: [...chapter.blocks, ...tables] };
  });
  const began = performance.now();
  const told: number[] = [];
  await writeWorkbook(documentOf(many), join(folder, 'many.xlsx'), (done, of) => told.push(done / of));
  expect(performance.now() - began).toBeLessThan(roomy(5000));
  expect(told.at(-1)).toBe(1);
  expect(told).toHaveLength(14 * 5 + 2);
});

const python = await findPython();
const where = python ? 'opened by openpyxl' : 'not run, python3-openpyxl is missing: opened by openpyxl';

describe.skipIf(!python)(where, () => {
  let sheets: SeenSheet[];
  let odd: SeenSheet[];
  let none: SeenSheet[];
  beforeAll(async () => {
    const written = await Promise.all(
      [document, hostile, { ...documentOf([]), sources: [] }].map(workbookOf),
    );
    const books = await openBooks(python ?? '', await Promise.all(written.map((file) => readFile(file))));
    [sheets = [], odd = [], none = []] = books;
  });
  const column = (sheet: SeenSheet | undefined, letter: string) =>
    Object.entries(sheet?.cells ?? {}).flatMap(([at, [value]]) =>
      at.replace(/\d+/, '') === letter ? [value] : [],
    );

  test('TAKE-05 TAKE-10 a table has its numbers as numbers, with their formats, below its title and unit', () => {
    const sheet = sheets.find(({ title }) => title === 'Table 5.1');
    expect(sheet).toMatchObject({ frozen: 'B7', merged: ['A5:A6', 'B5:E5', 'F5:I5', 'J5:J6'] });
    expect(sheet?.cells.A1?.slice(0, 2)).toEqual([
      'Table 5.1 Value of primary knee implants, by country',
      's',
    ]);
    expect(sheet?.cells.A2?.[0]).toBe('USD million at manufacturer prices');
    for (const [row, cells] of valueTable.rows.entries())
      for (const [at, { text, number, percent }] of cells.entries()) {
        const seen = sheet?.cells[`${'ABCDEFGHIJ'[at]}${row + 7}`];
        if (number === undefined) expect(seen?.slice(0, 2)).toEqual([text, 's']);
        else if (percent)
          expect(seen?.slice(0, 3)).toEqual([Number((number / 100).toPrecision(12)), 'n', '0.0%']);
        else expect(seen?.slice(0, 2)).toEqual([number, 'n']);
      }
    const below = column(sheet, 'A').slice(-5);
    expect(below).toEqual([
      'Including revisions of the tibial tray.',
      tableBlock.source,
      tableBlock.citation,
      'Edition 2026, version 3 of 2026-11-02',
      licenceLine(document.stamp),
    ]);
  });

  test('TAKE-05 TAKE-10 the list has every value once, with what it is known by', () => {
    const list = sheets.find(({ title }) => title === 'All values');
    const values = valueTable.rows.flatMap((row) =>
      row
        .slice(1)
        .map(({ number, percent }) => (percent ? Number(((number ?? 0) / 100).toPrecision(12)) : number)),
    );
    expect(column(list, 'I').slice(1)).toEqual([...values, ...values]);
    const row = (at: number) => 'ABCDEFGHIJKLM'.split('').map((letter) => list?.cells[`${letter}${at}`]?.[0]);
    expect(row(7)).toEqual([
      'Large-Joint Reconstruction Devices, Europe, 2026',
      5,
      'Market value',
      'Table 5.1',
      'Value of primary knee implants, by country',
      'Germany',
      'Forecast, 2028',
      2028,
      672.8,
      'USD million',
      'forecast',
      '672.8',
      tableBlock.source,
    ]);
    expect(row(10).slice(8, 10)).toEqual([0.037, '%']);
    expect(list?.frozen).toBe('A2');
  });

  test('TAKE-05 a chart without a table has its numbers in a sheet of its own', () => {
    const sheet = sheets[3];
    const { categories, series, format } = chartBlock.chart;
    for (const [at, { name, values }] of series.entries()) {
      const letter = 'BCDE'[at];
      expect(sheet?.cells[`${letter}5`]?.[0]).toBe(name);
      expect(categories.map((_, row) => sheet?.cells[`${letter}${row + 6}`]?.slice(0, 3))).toEqual(
        values.map((value) => [value, 'n', format]),
      );
    }
  });

  test('TAKE-05 the contents say what the workbook is, for whom, of which edition, and what is in it', () => {
    const [contents] = sheets;
    const texts = column(contents, 'A');
    for (const line of [
      'Knee board pack, Q4',
      'Edition 2026, version 3 of 2026-11-02',
      licenceLine(document.stamp),
      document.meta.citation,
    ])
      expect(texts).toContain(line);
    expect(column(contents, 'B')).toContain('Value of primary knee implants, by country');
    expect(column(none[0], 'A')).toContain('There are no tables in this document.');
  });

  test('TAKE-05 names with formulas, quotes, other directions, emoji and 300 letters stay text', () => {
    const cells = odd.flatMap((sheet) => Object.values(sheet.cells));
    expect(cells.filter(([, type]) => type === 'f')).toEqual([]);
    for (const text of ['=1+1', '@SUM(A1)', '-1+1', 'ab', '+cmd', ...names])
      expect(cells.map(([value]) => value)).toContain(text);
    expect(odd.map(({ title }) => title).slice(1, -1)).toEqual([
      '=SUM(A1)"<b>&',
      'سوق زراعة الركبة',
      '🦵 Knees 🦿',
      'x'.repeat(31),
      "O'Brien's a b c",
    ]);
  });

  const sizes = [
    [3000, 10],
    [300, 60],
  ] as const;
  test.skipIf(!isThorough).for(sizes)(
    'TAKE-05 TAKE-10 %i rows and %i columns keep all their values @thorough',
    { timeout: 300_000 },
    async ([height, width]) => {
      const rows = Array.from({ length: height }, (_, row) => [
        `Row ${row}`,
        ...Array.from({ length: width }, (_, at) => `${((row * 61 + at) % 9973) / 10}`),
      ]);
      const names = Array.from({ length: width }, (_, at) => ({ text: `Column ${at}` }));
      const table = tableFrom([[{ text: 'Name' }, ...names]], rows);
      const large = documentOf([{ ...chapterOf(1), blocks: [{ ...tableBlock, table }] }]);
      const [book = []] = await openBooks(python ?? '', [await readFile(await workbookOf(large))]);
      const [, sheet, list] = book;
      const seen = Object.values(sheet?.cells ?? {}).filter(([, type]) => type === 'n');
      expect(seen.map(([value]) => value)).toEqual(rows.flatMap(([, ...values]) => values.map(Number)));
      expect(column(list, 'I')).toHaveLength(height * width + 1);
    },
  );
});

const whereOffice = canShow('calc')
  ? 'opened by LibreOffice'
  : 'not run, LibreOffice is missing: opened by LibreOffice';

describe.skipIf(!canShow('calc') || !isThorough)(`${whereOffice} @thorough`, () => {
  test('TAKE-05 TAKE-10 every number is shown as it was written', async ({ skip }) => {
    const shown = (await shownPages(await workbookOf(documentOf([chapterOf(5)])), skip)).join('\n');
    for (const { text } of valueTable.rows.flatMap((row) => row.slice(1, -1))) expect(shown).toContain(text);
  }, 600_000);
});
