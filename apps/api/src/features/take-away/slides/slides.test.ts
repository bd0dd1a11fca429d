import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { canShow, shownPages } from '../../../testing/office.ts';
import { temporaryFolder } from '../../../testing/when-over.ts';
import { findPython, openBooks } from '../../reader/openpyxl.fixture.ts';
import {
  chapterOf,
  chartBlock,
  documentOf,
  figureOf,
  tableBlock,
  tableFrom,
  valueTable,
} from '../document.fixture.ts';
import type { TakenDocument } from '../document.ts';
import { licenceLine } from '../document-words.ts';
import {
  faultsIn,
  named,
  type OpenedPackage,
  openPackage,
  parseXml,
  textIn,
} from '../ooxml/strict.fixture.ts';
import { writeSlides } from './write-slides.ts';

const isThorough = Boolean(process.env.CALIPER_THOROUGH);

const chartShapes = ['lines', 'bars', 'stacked', 'share', 'ranking'] as const;

let folder: string;
beforeAll(async () => {
  folder = await temporaryFolder();
});

let files = 0;
async function slidesOf(document: TakenDocument): Promise<{ file: string; parts: OpenedPackage }> {
  files += 1;
  const file = join(folder, `deck-${files}.pptx`);
  await writeSlides(document, file);
  return { file, parts: await openPackage(file) };
}

function slideTrees(parts: OpenedPackage) {
  const count = [...parts.keys()].filter((path) => /^ppt\/slides\/slide\d+\.xml$/.test(path)).length;
  return Array.from({ length: count }, (_, index) =>
    parseXml(`${parts.get(`ppt/slides/slide${index + 1}.xml`)}`),
  );
}

/** The texts of all tables, row by row. */
function tableTexts(parts: OpenedPackage): string[][] {
  return slideTrees(parts)
    .flatMap((tree) => named(tree, 'a:tr'))
    .map((row) => row.children.filter(({ name }) => name === 'a:tc').map(textIn));
}

const report = documentOf([chapterOf(5), chapterOf(6)]);
const single = { ...documentOf([{ ...chapterOf(5), blocks: [chartBlock] }]), sources: [] };

describe('a board pack', () => {
  let parts: OpenedPackage;
  beforeAll(async () => {
    ({ parts } = await slidesOf(report));
  });

  test('TAKE-06 is a package that no program has to repair', () => {
    expect(faultsIn(parts)).toEqual([]);
  });

  test('TAKE-06 has a title, the edition and the licence line on every slide', () => {
    const trees = slideTrees(parts);
    expect(trees).toHaveLength(11);
    for (const [index, tree] of trees.entries()) {
      const titles = named(tree, 'p:ph').filter(({ attributes }) => /itle/.test(attributes.type ?? ''));
      expect(titles, `slide ${index + 1}`).toHaveLength(1);
      expect(textIn(tree)).toContain(licenceLine(report.stamp));
      expect(textIn(tree)).toContain('Edition 2026, version 3 of 2026-11-02');
    }
  });

  test('TAKE-06 contents, mentions and sources are links to slides and pages', () => {
    const contents = parseXml(`${parts.get('ppt/slides/_rels/slide2.xml.rels')}`);
    const targets = named(contents, 'Relationship').map(({ attributes }) => attributes.Target);
    expect(targets).toEqual(['../slideLayouts/slideLayout2.xml', 'slide3.xml', 'slide7.xml']);
    const last = parseXml(`${parts.get('ppt/slides/_rels/slide11.xml.rels')}`);
    expect(named(last, 'Relationship').map(({ attributes }) => attributes.Target)).toContain(
      'https://caliper.example/report/7',
    );
    expect(`${parts.get('ppt/slides/slide3.xml')}`).toContain('ppaction://hlinksldjump');
  });

  test('TAKE-06 says its title, language, licence and day about itself, and its texts are in its language', () => {
    const core = `${parts.get('docProps/core.xml')}`;
    expect(core).toContain('<dc:title>Knee board pack, Q4</dc:title>');
    expect(core).toContain('<dc:language>en-GB</dc:language>');
    expect(core).toContain('Licensed to Meridian Surgical, corporate license.');
    expect(core).toContain('2026-11-17T00:00:00Z');
    const languages = slideTrees(parts).flatMap((tree) =>
      named(tree, 'a:rPr').map(({ attributes }) => attributes.lang),
    );
    expect(new Set(languages)).toEqual(new Set(['en-GB']));
  });

  test('TAKE-06 TAKE-10 every cell of the tables stands on the slides as it was read', () => {
    const rows = tableTexts(parts).filter((row) => row.length === 10);
    const body = valueTable.rows.map((row) => row.map(({ text }) => text));
    expect(rows.filter(([first]) => body.some(([name]) => name === first))).toEqual([...body, ...body]);
  });

  test('TAKE-06 tables and charts say what they are to those who do not see them', () => {
    const frames = slideTrees(parts).flatMap((tree) => named(tree, 'p:graphicFrame'));
    const described = frames.flatMap((frame) =>
      named(frame, 'p:cNvPr').map(({ attributes }) => attributes.descr),
    );
    expect(described.filter((text) => !text)).toEqual([]);
    expect(described).toContain(chartBlock.alt);
  });

  test('TAKE-06 the same document always gives the same bytes', async () => {
    const bytes = await Promise.all(
      [1, 2].map(async () => {
        const { file } = await slidesOf(report);
        return createHash('sha256')
          .update(await readFile(file))
          .digest('hex');
      }),
    );
    expect(bytes[0]).toBe(bytes[1]);
  });
});

describe('tables that are larger than a slide', () => {
  const cells = (rows: number, columns: number) =>
    Array.from({ length: rows }, (_, row) => [
      `Row ${row}`,
      ...Array.from({ length: columns }, (_, column) => `${row * 100 + column}.5`),
    ]);
  const heads = (columns: number) => [
    [{ text: 'Name' }, ...Array.from({ length: columns }, (_, column) => ({ text: `Column ${column}` }))],
  ];
  const deckOf = async (rows: number, columns: number) => {
    const table = tableFrom(heads(columns), cells(rows, columns));
    return slidesOf(documentOf([{ ...chapterOf(5), blocks: [{ ...tableBlock, table }] }]));
  };

  test('TAKE-06 go on on further slides, with heads and names of rows repeated and every value once', async () => {
    const { parts } = await deckOf(45, 30);
    expect(faultsIn(parts)).toEqual([]);
    const pages = slideTrees(parts).flatMap((tree) => named(tree, 'a:tbl'));
    expect(pages.length).toBeGreaterThan(3);
    const seen = pages.flatMap((page) => {
      const [head = [], ...rows] = named(page, 'a:tr').map((row) => named(row, 'a:tc').map(textIn));
      expect(head[0]).toBe('Name');
      return rows.flatMap(([name, ...values]) =>
        values.map((value, index) => `${name} ${head[index + 1]} ${value}`),
      );
    });
    const wanted = cells(45, 30).flatMap(([name, ...values]) =>
      values.map((value, index) => `${name} Column ${index} ${value}`),
    );
    expect(seen.toSorted()).toEqual(wanted.toSorted());
  });

  test.each(
    isThorough
      ? [[3000, 60]]
      : [
          [3000, 2],
          [4, 60],
        ],
  )(
    'TAKE-06 with %i rows and %i columns say how much they show, and where the rest is',
    async (rows, columns) => {
      const { parts } = await deckOf(rows, columns);
      expect(faultsIn(parts)).toEqual([]);
      const trees = slideTrees(parts);
      expect(trees.length).toBeLessThan(20);
      const notes = trees.map(textIn).filter((text) => text.includes('of 3,000'));
      if (rows === 3000)
        expect(notes[0]).toMatch(/Rows 1 to \d+ of 3,000\. The Excel file has all of them\./);
      else expect(notes).toEqual([]);
    },
  );

  test('TAKE-06 a text that is higher than a slide is cut between its lines, and nothing of it is lost', async () => {
    const words = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ');
    const table = tableFrom([[{ text: 'Topic' }, { text: 'What it means' }]], [['Strength', words]]);
    const { parts } = await slidesOf(documentOf([{ ...chapterOf(5), blocks: [{ ...tableBlock, table }] }]));
    const shown = tableTexts(parts).filter(([name]) => name === 'Strength');
    expect(shown.length).toBeGreaterThan(1);
    expect(
      shown
        .map(([, text]) => text)
        .join(' ')
        .split(/\s+/),
    ).toEqual(words.split(' '));
  });
});

test('TAKE-06 a long text goes on on further slides, all of it, and no heading ends one', async () => {
  const blocks = Array.from({ length: 40 }, (_, index) => [
    { kind: 'heading', level: 3, id: `h${index}`, runs: [{ text: `Heading${index}` }] } as const,
    {
      kind: 'paragraph',
      style: 'text',
      id: `p${index}`,
      runs: [{ text: `Begin${index} ${'word '.repeat(20 + index * 7)}end${index}.` }],
    } as const,
  ]).flat();
  const { parts } = await slidesOf(documentOf([{ ...chapterOf(5), blocks }]));
  const pages = slideTrees(parts).map((tree) => named(tree, 'a:p').map(textIn));
  const texts = pages.filter((page) => page.some((line) => line.startsWith('Begin')));
  expect(texts.length).toBeGreaterThan(2);
  for (const lines of texts)
    expect(lines.filter((line) => /^Heading|^Begin/.test(line)).at(-1)).toMatch(/^Begin/);
  const all = texts.flat().join('\n');
  for (let index = 0; index < 40; index += 1)
    for (const word of [`Heading${index}\n`, `Begin${index} `, `end${index}.`]) expect(all).toContain(word);
});

describe('charts', () => {
  const charts = chartShapes.map((shape) => ({
    ...chartBlock,
    id: shape,
    title: shape,
    chart: {
      ...chartBlock.chart,
      shape,
      series: shape === 'ranking' ? chartBlock.chart.series.slice(0, 1) : chartBlock.chart.series,
    },
  }));

  test('TAKE-04 a chart is one slide, with its title, unit, source and licence', async () => {
    const { parts } = await slidesOf(single);
    expect(faultsIn(parts)).toEqual([]);
    const [slide, ...others] = slideTrees(parts);
    expect(others).toEqual([]);
    const text = slide ? textIn(slide) : '';
    for (const part of [
      chartBlock.title,
      'USD million',
      'forecast',
      chartBlock.source,
      licenceLine(single.stamp),
    ])
      expect(text).toContain(part);
  });

  test('TAKE-04 each shape is a native chart of the same numbers, with forecasts told apart', async () => {
    const { parts } = await slidesOf(documentOf([{ ...chapterOf(5), blocks: charts }]));
    expect(faultsIn(parts)).toEqual([]);
    for (const [index, { chart }] of charts.entries()) {
      const tree = parseXml(`${parts.get(`ppt/charts/chart${index + 1}.xml`)}`);
      const series = named(tree, 'c:ser').map((one) => ({
        name: named(named(one, 'c:tx')[0] ?? one, 'c:v')[0]?.text,
        values: named(named(one, 'c:val')[0] ?? one, 'c:v').map(({ text }) => Number(text)),
      }));
      expect(series).toEqual(chart.series.map(({ name, values }) => ({ name, values })));
      const told = named(tree, 'c:dPt').filter((point) => named(point, 'a:prstDash').length > 0);
      expect(told).toHaveLength(4 * chart.series.length);
    }
  });

  test('TAKE-04 numbers that are missing, negative or not numbers at all leave a good chart', async () => {
    const series = [
      { name: '', values: [null, -5, Number.NaN] },
      { name: '=SUM(A1) & <b>', values: [null, null, null] },
    ];
    const chart = { ...chartBlock.chart, categories: ['a', 'b', 'c'], series, forecastFrom: 0 };
    const none = { ...chart, categories: [], series: [], forecastFrom: null };
    const blocks = chartShapes.flatMap((shape) => [
      { ...chartBlock, id: `${shape}1`, chart: { ...chart, shape } },
      { ...chartBlock, id: `${shape}2`, chart: { ...none, shape } },
    ]);
    const { parts } = await slidesOf(documentOf([{ ...chapterOf(5), blocks }]));
    expect(faultsIn(parts)).toEqual([]);
    expect(`${parts.get('ppt/charts/chart1.xml')}`).not.toMatch(/NaN|Infinity|undefined/);
  });
});

test('TAKE-06 figures are pictures with their alt text, drawings beside what other programs show', async () => {
  const drawn = join(folder, 'map.svg');
  await writeFile(
    drawn,
    '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="45"><rect width="9" height="9"/></svg>',
  );
  const image = { path: drawn, type: 'image/svg+xml', width: 80, height: 45 };
  const blocks = [figureOf(drawn, { image }), figureOf(join(folder, 'none.png'), { id: 'f2' })];
  const { parts } = await slidesOf(documentOf([{ ...chapterOf(5), blocks }]));
  expect(faultsIn(parts)).toEqual(['Nothing leads to ppt/media/image2.png']);
  const pictures = slideTrees(parts).flatMap((tree) => named(tree, 'p:pic'));
  expect(pictures.flatMap((one) => named(one, 'p:cNvPr').map(({ attributes }) => attributes.descr))).toEqual([
    'A map of theatres',
  ]);
  expect(parts.get('ppt/media/image1.png')?.subarray(1, 4).toString()).toBe('PNG');
  expect(`${parts.get('ppt/media/image1.svg')}`).toContain('<rect');
  expect(slideTrees(parts).map(textIn).join()).toContain('This picture could not be put into the file.');
});

test('TAKE-06 names with formulas, quotes, other directions, emoji and 300 letters are kept as they are', async () => {
  const names = ['=SUM(A1)"<b>&\'', 'سوق زراعة الركبة', '🦵 Knees 🦿', 'x'.repeat(300), 'a\u0000\ud800b'];
  const chapters = names.map((title, index) => ({
    ...chapterOf(index + 1),
    title,
    origin: title,
    blocks: [{ ...tableBlock, id: `t${index}`, label: '', title }],
  }));
  const { parts } = await slidesOf({
    ...documentOf(chapters),
    meta: { ...report.meta, title: names[3] ?? '' },
  });
  expect(faultsIn(parts)).toEqual([]);
  const shown = slideTrees(parts).map(textIn).join('\n');
  for (const name of names.slice(0, 4)) expect(shown).toContain(name);
  expect(`${parts.get('ppt/slides/slide5.xml')}`.match(/rtl="1"/)).not.toBeNull();
});

test('TAKE-06 a document with nothing in it is still a deck, and progress tells each slide', async () => {
  const { parts } = await slidesOf({ ...documentOf([]), sources: [] });
  expect(faultsIn(parts)).toEqual([]);
  const told: number[] = [];
  await writeSlides(report, join(folder, 'told.pptx'), (done, of) => told.push(done / of));
  expect(told).toHaveLength(11);
  expect(told.at(-1)).toBe(1);
});

test('TAKE-08 making slides ends when it is called off', async () => {
  const ending = AbortSignal.abort(new Error('called off'));
  await expect(writeSlides(report, join(folder, 'ended.pptx'), undefined, ending)).rejects.toThrow();
});

const python = await findPython();
const whereBooks = python ? 'opened by openpyxl' : 'not run, python3-openpyxl is missing: opened by openpyxl';

describe.skipIf(!python)(whereBooks, () => {
  test('TAKE-04 TAKE-10 the workbook in a chart has its categories, names, numbers and formats', async () => {
    const { parts } = await slidesOf(single);
    const bytes = parts.get('ppt/embeddings/Microsoft_Excel_Sheet1.xlsx') ?? Buffer.alloc(0);
    const [book] = await openBooks(python ?? '', [bytes]);
    expect(book?.map(({ title }) => title)).toEqual(['Sheet1']);
    const { categories, series, unit, format } = chartBlock.chart;
    const cells = book?.[0]?.cells ?? {};
    expect(cells.A1?.[0]).toBe(unit);
    for (const [column, one] of series.entries()) {
      const letter = 'BCDE'[column];
      expect(cells[`${letter}1`]?.[0]).toBe(one.name);
      expect(categories.map((_, at) => cells[`${letter}${at + 2}`]?.slice(0, 3))).toEqual(
        one.values.map((value) => [value, 'n', format]),
      );
    }
  });
});

const whereOffice = canShow('impress')
  ? 'opened by LibreOffice'
  : 'not run, LibreOffice is missing: opened by LibreOffice';

describe.skipIf(!canShow('impress'))(whereOffice, () => {
  const numbers = valueTable.rows.flatMap((row) => row.slice(1).map(({ text }) => text));

  test('TAKE-06 TAKE-10 the slides show every number of the tables, the ends of lines and the licence', async ({
    skip,
  }) => {
    const { file } = await slidesOf(report);
    const pages = await shownPages(file, skip);
    expect(pages).toHaveLength(11);
    const table = pages.find((page) => page.includes('Poland')) ?? '';
    for (const number of numbers) expect(table).toContain(number);
    const chart = pages.find((page) => page.includes('four countries') && page.includes('Forecast')) ?? '';
    for (const { name, remark } of chartBlock.chart.series)
      expect(chart).toMatch(new RegExp(`${name}\\s+${remark}`));
    for (const page of pages) expect(page).toContain('Licensed to Meridian Surgical');
  }, 600_000);

  test.skipIf(!isThorough)(
    'TAKE-10 what is larger than a slide is shown in full @thorough',
    async ({ skip }) => {
      const rows = Array.from({ length: 60 }, (_, row) => [
        `Row ${row}`,
        ...Array.from({ length: 25 }, (_, column) => `${(row + 1) * 1000 + column}.5`),
      ]);
      const table = tableFrom(
        [[{ text: 'Name' }, ...Array.from({ length: 25 }, (_, at) => ({ text: `${at}` }))]],
        rows,
      );
      const { file } = await slidesOf(documentOf([{ ...chapterOf(5), blocks: [{ ...tableBlock, table }] }]));
      const shown = (await shownPages(file, skip)).join('\n');
      for (const number of rows.flatMap(([, ...values]) => values)) expect(shown).toContain(number);
    },
    600_000,
  );
});
