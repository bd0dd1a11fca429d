import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeEach, expect, test } from 'vitest';
import type { StagedFile } from '../content.ts';
import { cover, goodPackage, type PackageFiles, png } from '../package.fixture.ts';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';
import { makeToc } from './documents.ts';
import { pdfOf } from './pdf.fixture.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});

/** The text of each page, extracted with another library. */
async function pagesOf({ file }: StagedFile): Promise<string[]> {
  const loading = getDocument({ data: new Uint8Array(await reader.bytes(file)), verbosity: 0 });
  const document = await loading.promise;
  const pages: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    pages.push(
      items
        .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
        .join('')
        .replace(/\s+/g, ' '),
    );
  }
  await loading.destroy();
  return pages;
}

function longReport(): PackageFiles {
  const paragraph = '<p>The market grew, and with it the number of procedures in every region we cover.</p>';
  return {
    'chapters/01-a.html': `<h1>Overview of Łódź and Αθήνα</h1><h2>Method</h2>${paragraph.repeat(200)}`,
    'chapters/02-b.html': '<h1>Outlook</h1><h2>Next year</h2><p>Secret ending.</p>',
  };
}

test('the contents list chapters and sections under title, region and year', async () => {
  const { toc } = await reader.accepted(longReport());
  const [page] = await pagesOf(toc);
  expect(page).toContain('Spinal Implants');
  expect(page).toContain('Global · 2026');
  expect(page).toMatch(/1\. Overview of Łódź and Αθήνα Method 2\. Outlook Next year/);
  expect(page).toContain('1 / 1');
  expect(toc).toMatchObject({ type: 'application/pdf', file: expect.stringMatching(/^[0-9a-f]{40}\.pdf$/) });
});

const table = '<table><tr><th>Period</th><th>Sold</th></tr><tr><td>2031</td><td>98,765</td></tr></table>';
const figure = '<p><img src="../images/chart.png" alt="Bars that rise"></p>';

/** Every kind of block that has words, each in its own. */
function illustratedReport(): PackageFiles {
  return {
    'chapters/01-a.html': `<h1>Overview</h1><p>The market grew to 12 billion.</p><h2>Method</h2>
      <ul><li>Surgeons were asked.</li></ul><blockquote>Nobody was sure.</blockquote><pre>A formula.</pre>
      <p>Table 1.1: U.S. sales by segment</p>${table}<p>Source: our own estimates.</p>`,
    'chapters/02-b.html': `<h1>Outlook</h1>${figure}<p>Figure 2.1 Units vs. Procedures</p>
      ${figure}<p>Figure 2.2 shows that sales doubled.</p>${figure}<p>Figure 2.3. Shares. They fell to a third.</p>
      <table><caption>Sales doubled once more in the North.</caption><tr><td>x</td></tr></table>`,
    'images/chart.png': png,
  };
}

test('MEND-28 a generated preview has cover, description, contents, titles of tables and figures, and a closing note', async () => {
  const pages = await pagesOf((await reader.accepted(illustratedReport())).preview);
  expect(pages).toHaveLength(3);
  expect(pages[0]).toContain('An invented market, described.');
  expect(pages[1]).toMatch(/Table of contents 1\. Overview Method 2\. Outlook/);
  expect(pages[2]).toMatch(
    /Tables and figures 1\. Overview Table 1\.1: U\.S\. sales by segment 2\. Outlook Figure 2\.1 Units vs\. Procedures Figure 2\.3 /,
  );
  expect(pages[2]).toContain('The preview ends here. Its 2 chapters can be read in full in Caliper.');
});

test('MEND-28 no sentence, cell or description of an image in any chapter is in a generated preview', async () => {
  const { chapters, preview } = await reader.accepted(illustratedReport());
  const text = (await pagesOf(preview)).join(' ');
  const titles = chapters.flatMap(({ chapter_title, sections, exhibits }) => [
    chapter_title,
    ...sections.map(({ title }) => title),
    ...exhibits,
  ]);
  const lines = chapters
    .flatMap(({ plain_text }) => plain_text.split(/[\n\t]/))
    .filter((line) => line.length > 1);
  expect(lines.length).toBeGreaterThan(15);
  for (const line of lines.filter((one) => !titles.includes(one))) expect(text).not.toContain(line);
  expect(text).not.toMatch(/billion|doubled|a third|98,765|Bars that rise/);
});

test('a report without tables and figures has a preview without their list', async () => {
  const pages = await pagesOf((await reader.accepted(longReport())).preview);
  expect(pages).toHaveLength(2);
  expect(pages.join()).not.toMatch(/Tables and figures|Secret ending|The market grew/);
});

test('the same report produces the same files', async () => {
  const first = await reader.accepted(longReport());
  const second = await reader.accepted(longReport());
  expect([second.preview.file, second.toc.file]).toEqual([first.preview.file, first.toc.file]);
});

test.each(['Surgeons’ tools', 'Surgeonsʼ tools'])('what is copied is what was written: %s', async (title) => {
  expect((await pagesOf(await makeToc({ ...cover, title }, [], reader.folder)))[0]).toContain(title);
});

test('characters missing in all fonts do not stop a document', async () => {
  const strange = { ...cover, title: 'Über 漢字 😀 \u0000 ﬁve ½ ﷽ Ωμέγα Ж' };
  const pages = await pagesOf(await makeToc(strange, [], reader.folder));
  expect(pages[0]).toMatch(/Über \?\? 😀 .*ve ½ .* Ωμέγα Ж/);
});

test('documents from the authors are used as they are, if they are PDFs', async () => {
  const own = await pdfOf('our own');
  const content = await reader.accepted({ ...goodPackage(), 'preview.pdf': own, 'toc.pdf': own });
  expect(await reader.bytes(content.preview.file)).toEqual(own);
  expect(content.toc.file).toBe(content.preview.file);
  expect(await reader.refused({ ...goodPackage(), 'toc.pdf': 'no' })).toEqual([
    { file: 'toc.pdf', message: 'This is not a PDF.', remedy: expect.stringContaining('Save it as one') },
  ]);
});

test('READ-23 a report without a write-up has its documents, with or without a package', async () => {
  const { chapters, toc, preview } = await reader.accepted(null, false);
  expect(chapters).toEqual([]);
  expect((await pagesOf(toc)).join()).toContain('This report has no write-up.');
  expect((await pagesOf(preview)).join()).toContain('An invented market, described.');
  const own = await pdfOf('our own');
  const content = await reader.accepted({ 'toc.pdf': own, 'images/a.png': png }, false);
  expect(content.images).toHaveLength(1);
  expect(await reader.bytes(content.toc.file)).toEqual(own);
});

test('chapters in a package without a write-up are reported, not dropped', async () => {
  expect(await reader.refused(goodPackage(), false)).toEqual([
    expect.objectContaining({
      file: 'chapters/01-introduction.html',
      remedy: expect.stringContaining('Tick Includes writeup'),
    }),
  ]);
});
