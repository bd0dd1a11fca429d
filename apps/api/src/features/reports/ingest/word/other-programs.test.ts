import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../testing/when-over.ts';
import type { ReportContent } from '../content.ts';
import { cover } from '../package.fixture.ts';
import { readPackage } from '../read-package.ts';

let folder: string;
beforeEach(async () => {
  folder = await temporaryFolder();
});

/** Files that other programs have written, kept as they wrote them. */
async function read(name: string): Promise<ReportContent> {
  const zip = join(import.meta.dirname, 'documents', name);
  const answer = await readPackage({ zip, folder, writeup: true, cover });
  if (!answer.accepted) throw new Error(JSON.stringify(answer.findings));
  return answer.content;
}

const plainHtml = (content: ReportContent) =>
  content.chapters.map(({ chapter_content }) =>
    chapter_content.replace(/ (id|style|scope|data-[a-z]+)="[^"]*"/g, ''),
  );

test('ING-09 a file of LibreOffice: headings, lists, notes, links, merged cells, pictures and captions', async () => {
  const content = await read('libreoffice.docx');
  const [summary, outlook] = plainHtml(content);
  const [first] = content.chapters;
  expect(content.chapters.map(({ chapter_title }) => chapter_title)).toEqual([
    'Executive Summary',
    'Outlook',
  ]);
  // Its superscripts are small text that is moved up.
  expect(summary).toContain('grew by <i>5.1%</i> to US$1,460.2 million<sup>2</sup>');
  expect(summary).toContain(
    '<li>Second<ol><li>Inner one</li><li>Inner two</li></ol></li><li>Third</li></ul><ol start="4">',
  );
  expect(summary).toContain('<th rowspan="2"><b>Region</b></th><th colspan="2"><b>Sales</b></th>');
  expect(first?.tables[0]?.caption).toBe('Table 1: Sales by region (US$ million)');
  expect(first?.plain_text).toMatch(/\n¹ The text of the note\.$/);
  expect(outlook).toMatch(/<figure><img [^>]*><figcaption>Figure 1: A dot<\/figcaption><\/figure>/);
});

test('ING-09 a file of python-docx: its styles, a merged head, and what is hidden in it', async () => {
  const content = await read('python-docx.docx');
  const [market = '', companies] = plainHtml(content);
  expect(market).toMatch(/^<h1>Market<\/h1>/);
  expect(market).toContain('<ul><li>First<ul><li>Inner</li></ul></li></ul><ol><li>One</li><li>Two</li></ol>');
  expect(market).toContain('rowspan="2"');
  expect(companies).toContain('<figcaption>Figure 2-1: A dot</figcaption>');
  expect(content.warnings).toMatchObject([
    { place: 'Paragraph 1', excerpt: 'Spinal Implants' },
    { place: 'Paragraph 3', excerpt: 'internal remark', message: 'Hidden text was left out.' },
    { excerpt: 'Confidential draft', message: 'A page header or footer was left out.' },
    { message: 'Images without a description: 1.' },
  ]);
});
