import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StagedFile } from '../content.ts';
import { cover, goodPackage, type PackageFiles, png } from '../package.fixture.ts';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';
import { makeToc } from './documents.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});
afterEach(() => reader.remove());

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

test('the preview has a cover, the contents, two pages of the first chapter and a closing note', async () => {
  const pages = await pagesOf((await reader.accepted(longReport())).preview);
  expect(pages).toHaveLength(4);
  expect(pages[0]).toContain('An invented market, described.');
  expect(pages[1]).toContain('Table of contents');
  expect(pages[2]).toContain('The market grew');
  expect(pages.join()).not.toContain('Secret ending');
  expect(pages.at(-1)).toContain('The preview ends here. Its 2 chapters can be read in full in Caliper.');
});

const line = 'The market grew, and with it the number of procedures in every region we cover. ';

test.each([
  ['a long list', `<ul>${`<li>${line}</li>`.repeat(300)}</ul>`],
  ['a long paragraph at the end of a page', `${`<p>${line}</p>`.repeat(25)}<p>${line.repeat(60)}</p>`],
])('the preview shows at most two pages of the first chapter: %s', async (_, html) => {
  const page = `<h1>Overview</h1>${html}<p>Secret ending.</p>`;
  const pages = await pagesOf((await reader.accepted({ 'chapters/01-a.html': page })).preview);
  expect(pages.length).toBeLessThanOrEqual(4);
  expect(pages.at(-1)).toContain('The preview ends here.');
});

test('a large table is left out of the preview and does not end it', async () => {
  const table = `<table>${'<tr><td>1<td>2</tr>'.repeat(1000)}</table>`;
  const page = `<h1>Overview</h1>${table}<p>After the table.</p>`;
  const pages = await pagesOf((await reader.accepted({ 'chapters/01-a.html': page })).preview);
  expect(pages.join()).toContain('After the table.');
});

test('the same report produces the same files', async () => {
  const first = await reader.accepted(longReport());
  const second = await reader.accepted(longReport());
  expect([second.preview.file, second.toc.file]).toEqual([first.preview.file, first.toc.file]);
});

test('characters missing in all fonts do not stop a document', async () => {
  const strange = { ...cover, title: 'Über 漢字 😀 \u0000 ﬁve ½ ﷽ Ωμέγα Ж' };
  const pages = await pagesOf(await makeToc(strange, [], reader.folder));
  expect(pages[0]).toMatch(/Über \?\? \? .*ve ½ .* Ωμέγα Ж/);
});

test('documents from the authors are used as they are, if they are PDFs', async () => {
  const own = Buffer.from('%PDF-1.7\nour own');
  const content = await reader.accepted({ ...goodPackage(), 'preview.pdf': own, 'toc.pdf': own });
  expect(await reader.bytes(content.preview.file)).toEqual(own);
  expect(content.toc.file).toBe(content.preview.file);
  expect(await reader.refused({ ...goodPackage(), 'toc.pdf': 'no' })).toEqual([
    { file: 'toc.pdf', message: expect.stringContaining('This is not a PDF') },
  ]);
});

test('READ-23 a report without a write-up has its documents, with or without a package', async () => {
  const { chapters, toc, preview } = await reader.accepted(null, false);
  expect(chapters).toEqual([]);
  expect((await pagesOf(toc)).join()).toContain('This report has no write-up.');
  expect((await pagesOf(preview)).join()).toContain('An invented market, described.');
  const own = Buffer.from('%PDF-1.7\nour own');
  const content = await reader.accepted({ 'toc.pdf': own, 'images/a.png': png }, false);
  expect(content.images).toHaveLength(1);
  expect(await reader.bytes(content.toc.file)).toEqual(own);
});

test('chapters in a package without a write-up are reported, not dropped', async () => {
  expect(await reader.refused(goodPackage(), false)).toEqual([
    { file: 'chapters/01-introduction.html', message: expect.stringContaining('Tick Includes writeup') },
  ]);
});
