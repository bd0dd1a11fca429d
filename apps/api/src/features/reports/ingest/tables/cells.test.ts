import { beforeEach, describe, expect, test } from 'vitest';
import type { Cell } from '../content.ts';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});

/** Reads the texts as the second column of a table. */
async function column(...texts: string[]) {
  const rows = texts.map((text, index) => `<tr><td>Row ${index}</td><td>${text}</td></tr>`).join('');
  return table(`<table><tr><th>Name</th><th>Value</th></tr>${rows}</table>`);
}

async function table(html: string) {
  const { chapters, warnings } = await reader.accepted({ '01-a.html': `<h1>A</h1>${html}` });
  const [chapter] = chapters;
  const [found] = chapter?.tables ?? [];
  if (!chapter || !found) throw new Error('No table');
  const cells = found.rows.map((row) => row[1] ?? { text: '' });
  return { table: found, cells, html: chapter.chapter_content, blocks: chapter.blocks, warnings };
}

const numbers = (cells: Cell[]) => cells.map(({ number }) => number);

test.each<[string, Omit<Cell, 'text'>]>([
  ['1,300.0*', { number: 1300, marks: ['*'] }],
  ['12.5ᵇ', { number: 12.5, marks: ['b'] }],
  ['12.5<sup>b</sup>', { number: 12.5, marks: ['b'] }],
  ['1,204<sup>1</sup>', { number: 1204, marks: ['1'] }],
  ['1,204<span style="vertical-align:super">1</span>', { number: 1204, marks: ['1'] }],
  ['7.5†‡', { number: 7.5, marks: ['†', '‡'] }],
  ['US$1,460.2', { number: 1460.2, currency: 'US$' }],
  ['$(900.1)', { number: -900.1, currency: '$' }],
  ['($900.1)', { number: -900.1, currency: '$' }],
  ['−€4.5', { number: -4.5, currency: '€' }],
  ['1 500,5', { number: 1500.5 }],
  ['1.234,5', { number: 1234.5 }],
  ['1&#8239;234&#8239;567', { number: 1234567 }],
  ['1’234.50', { number: 1234.5 }],
  ['5.1%ᵃ', { number: 5.1, percent: true, marks: ['a'] }],
  ['~12', { number: 12, qualifier: '~' }],
  ['≈ 12.5', { number: 12.5, qualifier: '≈' }],
  ['12.5 e', { number: 12.5, qualifier: 'e' }],
  ['12.5 est.', { number: 12.5, qualifier: 'est.' }],
  ['12.5p', { number: 12.5, qualifier: 'p' }],
  ['&lt;5', { high: 5, qualifier: '<' }],
  ['≥ 65', { low: 65, qualifier: '≥' }],
  ['€1.2bn', { number: 1.2, currency: '€', scale: 1e9 }],
  ['$5m', { number: 5, currency: '$', scale: 1e6 }],
  ['+45 bps', { number: 45, unit: 'bps' }],
  ['2–3', { low: 2, high: 3 }],
  ['1,200–1,300', { low: 1200, high: 1300 }],
  ['5–10%', { low: 5, high: 10, percent: true }],
  ['2024–2025', {}],
  ['–', {}],
  ['—', {}],
  ['-', {}],
  ['n/a', {}],
  ['NA', {}],
  ['..', {}],
  ['10<sup>6</sup>', {}],
  ['12.5b', {}],
  ['5 m', {}],
  ['4,5xx', {}],
])('ING-04 the cell %j is taken apart', async (text, expected) => {
  const { cells } = await column(text);
  const { text: _, ...read } = cells[0] ?? { text: '' };
  expect(read).toEqual(expected);
});

test('ING-04 labels lose no letters and gain none', async () => {
  const labels = ['Stryker e', 'Zimmer Biomet p', 'Type 2', 'Class I', 'Grade A', 'e', 'm²', '3M', 'T1*'];
  const rows = labels.map((label) => `<tr><td>${label}</td><td>5.5</td></tr>`).join('');
  const { table: read } = await table(`<table><tr><td>Name</td><td>2024</td></tr>${rows}</table>`);
  expect(read.rows.map(([first]) => first?.text)).toEqual(labels);
  expect(read.rows.at(-1)?.[0]).toEqual({ text: 'T1*', isHeader: true, marks: ['*'] });
});

describe('ING-04 separators are decided by the column', () => {
  test('a point is one of thousands beside decimal commas, and one of decimals otherwise', async () => {
    expect(numbers((await column('1.234', '1.234,5')).cells)).toEqual([1234, 1234.5]);
    expect(numbers((await column('1.234', '2.345')).cells)).toEqual([1.234, 2.345]);
    expect(numbers((await column('1,234', '12,5')).cells)).toEqual([1.234, 12.5]);
    expect(numbers((await column('1,234', '12.5')).cells)).toEqual([1234, 12.5]);
  });

  test('a column that does not tell is read like the others of its table, with a finding', async () => {
    const { table: read, warnings } = await table(
      '<table><tr><td>Name</td><td>Units</td><td>Sales</td></tr><tr><td>A</td><td>4.120</td><td>1.234,5</td></tr></table>',
    );
    expect(read.rows[0]?.[1]?.number).toBe(4120);
    expect(warnings).toMatchObject([
      { excerpt: '4.120', message: expect.stringContaining('decimal commas') },
    ]);
  });

  test('a column with both is a finding, and what could be either has no value', async () => {
    const { cells, warnings } = await column('1.234,5', '1,234.5', '1.234', '812');
    expect(numbers(cells)).toEqual([1234.5, 1234.5, undefined, 812]);
    expect(warnings).toMatchObject([
      { file: '01-a.html', excerpt: '1.234,5', message: expect.stringContaining('read by itself') },
      { file: '01-a.html', excerpt: '1.234', message: expect.stringContaining('stays text') },
    ]);
  });
});

describe('ING-04 a small number in brackets', () => {
  test('is a finding where the column does not decide', async () => {
    const { cells, warnings, table: read } = await column('5', '(1)', '7');
    expect(cells[1]).toEqual({ text: '(1)' });
    expect(warnings).toMatchObject([
      { line: 1, block: read.block, excerpt: '(1)', remedy: expect.stringContaining('−1') },
    ]);
  });

  test('is negative beside others that cannot be marks', async () => {
    const { cells, warnings } = await column('5.5', '(1)', '(12.5)');
    expect([numbers(cells), warnings]).toEqual([[5.5, -1, -12.5], []]);
  });

  test('is a mark where a note explains it', async () => {
    const { cells, warnings } = await table(
      '<table><tr><td>Name</td><td>2024</td></tr><tr><td>A</td><td>5.5</td></tr><tr><td>B</td><td>(1)</td></tr></table><p>(1) Not yet sold.</p>',
    );
    expect([cells[1], warnings]).toEqual([{ text: '(1)', marks: ['1'] }, []]);
  });
});

describe('ING-05 notes', () => {
  const rows =
    '<tr><td>Segment</td><td>2024<sup>1</sup></td></tr><tr><td>Knees*</td><td>5.5<sup>a</sup></td></tr>';

  test('are linked with their marks in both directions', async () => {
    const {
      html,
      table: read,
      blocks,
      warnings,
    } = await table(
      `<table>${rows}</table><p><sup>1</sup> Nine months.</p><p>* With robots.</p><p><sup>a</sup> Estimated.</p><p>Source: us.</p><p>Text.</p>`,
    );
    const [, home, one, star, letter] = blocks;
    expect(html).toContain(`2024<sup><a href="#${one}">1</a></sup>`);
    expect(html).toContain(`Knees<a href="#${star}">*</a>`);
    expect(html).toContain(`5.5<sup><a href="#${letter}">a</a></sup>`);
    expect(html).toContain(
      `<p id="${letter}" data-note=""><sup><a href="#${home}">a</a></sup> Estimated.</p>`,
    );
    expect(html).toContain(`<p id="${star}"><a href="#${home}">*</a> With robots.</p>`);
    expect(read.footnotes).toEqual(['¹ Nine months.', '* With robots.', 'ᵃ Estimated.', 'Source: us.']);
    expect(warnings).toEqual([]);
  });

  test('in the last rows of a table stand below it', async () => {
    const { html, table: read } = await table(
      `<table>${rows}<tr><td colspan="2"><sup>1</sup> Nine months. <sup>a</sup> Estimated. * With robots.</td></tr><tr><td>Source: us</td><td></td></tr></table>`,
    );
    expect(read.rows).toHaveLength(1);
    expect(read.footnotes).toEqual(['¹ Nine months. ᵃ Estimated. * With robots.', 'Source: us']);
    expect(html).toContain('</table><p');
  });

  test('may begin with a plain letter that is raised in the table, and only there', async () => {
    const { table: read, html } = await table(
      '<table><tr><td>Region</td><td>2024</td></tr><tr><td>Europe</td><td>5.5<sup>a</sup></td></tr></table><p>a EU27 and UK.</p><p>b Text.</p>',
    );
    expect(read.footnotes).toEqual(['a EU27 and UK.']);
    expect(html).toContain(`<a href="#${read.block}">a</a> EU27 and UK.`);
  });

  test('with a mark that nothing explains are a finding', async () => {
    const { warnings } = await table(`<table>${rows}</table><p>* With robots.</p>`);
    expect(warnings.map(({ message }) => message)).toEqual(['The mark a has no note below the table.']);
  });

  test('at the end of the chapter go along with the table that refers to them', async () => {
    const { table: read } = await table(
      `<table><tr><td>Segment</td><td>2024</td></tr><tr><td>Knees</td><td>5.5<a href="#_ftn1" name="_ftnref1">[1]</a></td></tr></table><p>Text.</p><hr><p><a href="#_ftnref1" name="_ftn1">[1]</a> Estimated.</p>`,
    );
    expect([read.footnotes, read.chapterNotes]).toEqual([[], ['[1] Estimated.']]);
    expect(read.rows[0]?.[1]).toEqual({ text: '5.5¹', number: 5.5, marks: ['1'] });
  });

  test('of one long page go to the chapters that refer to them', async () => {
    const call = (n: number) => `<a href="#_ftn${n}" name="_ftnref${n}"><sup>[${n}]</sup></a>`;
    const note = (n: number) =>
      `<div id=ftn${n}><p><a href="#_ftnref${n}" name="_ftn${n}">[${n}]</a> Note ${n}.</p></div>`;
    const { chapters } = await reader.accepted({
      'report.html': `<h1>A</h1><p>One${call(1)}</p><h1>B</h1><p>Two${call(2)} three${call(3)}</p><h1>C</h1><p>Four${call(4)}</p><hr>${note(1)}${note(2)}${note(3)}${note(4)}`,
    });
    expect(chapters.map(({ plain_text }) => plain_text)).toEqual([
      'A\nOne¹\n[1] Note 1.',
      'B\nTwo² three³\n[2] Note 2.\n[3] Note 3.',
      'C\nFour⁴\n[4] Note 4.',
    ]);
    const [, text, last] = chapters[0]?.blocks ?? [];
    expect(chapters[0]?.chapter_content).toContain(`<a href="#${last}"><sup>1</sup></a>`);
    expect(chapters[0]?.chapter_content).toContain(`<a href="#${text}">[1]</a> Note 1.`);
  });

  test('of a list of notes keep their numbers', async () => {
    const call = (n: number) => `<a href="#fn${n}" id="ref${n}">${n}</a>`;
    const item = (n: number) => `<li id="fn${n}">Note ${n} <a href="#ref${n}">back</a></li>`;
    const { chapters } = await reader.accepted({
      'report.html': `<h1>A</h1><p>${call(1)}</p><h1>B</h1><p>${call(2)}${call(3)}</p><ol>${item(1)}${item(2)}${item(3)}</ol>`,
    });
    expect(
      chapters.map(({ chapter_content }) => chapter_content.match(/<ol[^>]*?( start="\d")?>/)?.[1]),
    ).toEqual([undefined, ' start="2"']);
    expect(chapters[1]?.plain_text).toBe('B\n23\nNote 2 back\nNote 3 back');
  });
});

test.each([
  ['Sales (thousands)', '', 'thousands'],
  ['Units sold, 000s', '', '000s'],
  ['Sales, € M', '', '€ M'],
  ['Sales (US$ mn)', '', 'US$ mn'],
  ['Contrast media used (litres)', '', 'litres'],
  ['Sales', 'US$ million', 'US$ million'],
  ['Rhythm devices, implants and prices', '', ''],
])('ING-08 the caption %j with the corner %j gives the unit %j', async (caption, corner, units) => {
  const { table: read } = await table(
    `<table><caption>${caption}</caption><tr><th>${corner}</th><th>2024</th></tr><tr><td>A</td><td>5</td></tr></table>`,
  );
  expect(read.units).toBe(units);
});

test('ING-08 columns, rows and cells have units of their own', async () => {
  const { table: read } = await table(`<table>
    <tr><th rowspan="2">Segment</th><th colspan="2">2024</th><th rowspan="2">Growth (%)</th><th rowspan="2">Price</th></tr>
    <tr><th>Units (000s)</th><th>€ M</th></tr>
    <tr><td>Knees</td><td>5.5</td><td>6.5</td><td>7.5</td><td>$8.5</td></tr>
    <tr><td>Price (US$)</td><td>1.5</td><td>2.5</td><td>3.5</td><td>$4.5</td></tr></table>`);
  expect([read.units, read.columnUnits]).toEqual(['', ['', '000s', '€ M', '%', '$']]);
  expect(read.rows[0]?.[3]).toEqual({ text: '7.5', number: 7.5, percent: true });
  expect(read.rows[1]?.[1]).toEqual({ text: '1.5', number: 1.5, unit: 'US$' });
});

test('ING-04 signs in columns of their own belong to the figures beside them', async () => {
  const { table: read } = await table(`<table>
    <tr><td>Name</td><td colspan="3">2023</td><td></td><td colspan="3">2024</td></tr>
    <tr><td>Sales</td><td>$</td><td>7,104.2</td><td></td><td></td><td>$</td><td>7,389.0</td><td></td></tr>
    <tr><td>Result</td><td></td><td>(44.0</td><td>)</td><td></td><td></td><td>12.5</td><td>%</td></tr></table>`);
  expect(read.header).toEqual([[{ text: 'Name' }, { text: '2023' }, { text: '2024' }]]);
  expect(read.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ['Sales', '$7,104.2', '$7,389.0'],
    ['Result', '(44.0)', '12.5%'],
  ]);
});
