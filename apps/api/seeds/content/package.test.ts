import { promisify } from 'node:util';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import { expect, test } from 'vitest';
import { fromBuffer, type ZipFile } from 'yauzl';
import { headline, summaryTable } from './chapters/executive-summary.ts';
import { buildPackage, chaptersOf as write } from './package.ts';
import { type DemoReport, demoReports } from './plan.ts';
import { studyOf } from './study.ts';
import type { Chapter } from './writing/page.ts';

const demo = demoReports('demo');
const [first] = demo as [DemoReport];
const isThorough = Boolean(process.env.CALIPER_THOROUGH);
const large = demoReports('large');
/** One report of every field, or several. */
const written = large.filter(
  ({ field }, index, all) => isThorough || all.findIndex((one) => one.field === field) === index,
);

/** Written once for all tests. */
const library = new Map<DemoReport, Chapter[]>();
function chaptersOf(report: DemoReport): Chapter[] {
  const chapters = library.get(report) ?? write(report);
  library.set(report, chapters);
  return chapters;
}

async function namesIn(zip: Buffer): Promise<string[]> {
  const open = await promisify<Buffer, ZipFile>(fromBuffer)(zip);
  const names: string[] = [];
  return new Promise((resolve, reject) => {
    open.on('entry', (entry) => names.push(entry.fileName));
    open.on('end', () => resolve(names));
    open.on('error', reject);
  });
}

function titled(title: string): DemoReport {
  return demo.find((one) => one.title === title) as DemoReport;
}

test('the same report gives the same bytes, another edition different ones', async () => {
  expect(await buildPackage(first)).toEqual(await buildPackage(first));
  expect(await buildPackage(first)).not.toEqual(await buildPackage(demo[1] as DemoReport));
});

test('a package holds numbered chapters and their images', async () => {
  const names = await namesIn(await buildPackage(first));
  expect(
    names.filter((name) => /^chapters\/\d\d-[a-z0-9-]+\.html$/.test(name)).length,
  ).toBeGreaterThanOrEqual(12);
  const shown = chaptersOf(first).flatMap((one) =>
    [...one.html.matchAll(/src="\.\.\/(images\/[^"]+)"/g)].map(([, file]) => file),
  );
  expect(names.filter((name) => name.startsWith('images/'))).toEqual(shown);
});

test('a few packages use the other accepted layouts', async () => {
  expect((await namesIn(await buildPackage(titled('Hearing Aids and Implants'))))[0]).toMatch(
    /^hearing-aids-and-implants-\d{4}\/chapters\//,
  );
  expect((await namesIn(await buildPackage(titled('Therapeutic Support Surfaces'))))[0]).toBe(
    '01-executive-summary.html',
  );
  expect(await namesIn(await buildPackage(titled('Motion Preservation and Disc Replacement')))).toContain(
    'report.html',
  );
  expect(await namesIn(await buildPackage(titled('Endodontic Files and Obturation')))).toContain(
    'report.htm',
  );
});

test('the package of a report without chapters has only charts', async () => {
  const names = await namesIn(await buildPackage(demo.find((one) => !one.writeup) as DemoReport));
  expect(names.length).toBeGreaterThan(0);
  expect(names.every((name) => name.startsWith('images/'))).toBe(true);
});

test('reports have 8 to 14 chapters, each with a unique title', () => {
  for (const report of written) {
    const titles = chaptersOf(report).map((one) => one.title);
    expect(titles.length).toBeGreaterThanOrEqual(8);
    expect(titles.length).toBeLessThanOrEqual(14);
    expect(new Set(titles).size).toBe(titles.length);
  }
});

test('every introduction says that everything is invented', () => {
  for (const report of written)
    expect(chaptersOf(report)[1]?.html).toContain(
      'All companies, products, trials and figures in this report are invented.',
    );
});

test('no sentence has an unfilled slot or an undefined value', () => {
  for (const report of written)
    for (const { html } of chaptersOf(report))
      expect(html).not.toMatch(/\{\w+\}|undefined|NaN|Infinity|\bnull\b/);
});

test('the headline has the same figures as the summary table', () => {
  for (const report of written) {
    const study = studyOf(report);
    const [, now, , then, growth] = summaryTable(study).total;
    const text = headline(study);
    expect(text).toContain(`USD ${now} million`);
    expect(text).toContain(`USD ${then} million`);
    expect(text).toContain(`${growth}%`);
  }
});

/** The numbers in a table's body, and its last row, read from the HTML as a browser would. */
function readTable(html: string, caption: string): { rows: number[][]; total: number[] } {
  const table = elements(parse(html)).find((one) => one.tagName === 'table' && textOf(one).includes(caption));
  const rows = elements(table as DefaultTreeAdapterTypes.Element)
    .filter((one) => one.tagName === 'tr')
    .map((row) =>
      elements(row)
        .filter((one) => one.tagName === 'td')
        .map((cell) => Number(textOf(cell).replaceAll(',', ''))),
    )
    .filter((cells) => cells.length > 0);
  return { rows: rows.slice(0, -1), total: rows.at(-1) ?? [] };
}

function elements(node: DefaultTreeAdapterTypes.ParentNode): DefaultTreeAdapterTypes.Element[] {
  return node.childNodes.flatMap((child) => ('tagName' in child ? [child, ...elements(child)] : []));
}

function textOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

test.each(['Europe', 'Africa', 'Global'] as const)(
  'the countries of a table add up to its total in every year: %s',
  (region) => {
    const report = large.find((one) => one.region === region) as DemoReport;
    const { rows, total } = readTable(chaptersOf(report)[0]?.html ?? '', 'Value by');
    expect(rows.length).toBeGreaterThanOrEqual(6);
    for (const [year, value] of total.slice(0, -1).entries())
      expect(rows.reduce((sum, row) => sum + (row[year] ?? 0), 0)).toBeCloseTo(value, 2);
  },
);

test('editions agree about the past', () => {
  const [newer, older] = [2026, 2025].map((year) =>
    studyOf(
      demo.find(
        (one) => one.title === first.title && one.region === 'Europe' && one.year === year,
      ) as DemoReport,
    ),
  );
  expect(newer?.figures.total.value.slice(0, 9)).toEqual(older?.figures.total.value.slice(0, 9));
});

test('no two reports share a paragraph beyond method and definitions', () => {
  const home = new Map<string, string>();
  const shared: string[] = [];
  for (const report of written)
    for (const chapter of chaptersOf(report)) {
      if (/Method|Introduction|Appendix/.test(chapter.title)) continue;
      for (const [, text = ''] of chapter.html.matchAll(/<p>(.{120,}?)<\/p>/g)) {
        const name = `${report.title} ${report.region} ${report.year}`;
        if (home.has(text) && home.get(text) !== name) shared.push(text);
        home.set(text, name);
      }
    }
  expect(shared).toEqual([]);
});
