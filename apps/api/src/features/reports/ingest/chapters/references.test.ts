import { beforeEach, expect, test } from 'vitest';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});

const table = (title: string) =>
  `<table><caption>${title}</caption><tr><th>Year<th>Sales<tr><td>2025<td>12</table>`;

async function read(first: string, second = '<h1>Two</h1><p>Text</p>') {
  const { chapters, warnings } = await reader.accepted({
    'chapters/01-one.html': `<h1>One</h1>${first}`,
    'chapters/02-two.html': second,
  });
  const blockOf = (chapter: number, number = 0) => chapters[chapter - 1]?.tables[number]?.block ?? '';
  return { html: chapters[0]?.chapter_content ?? '', chapters, blockOf, warnings };
}

test('ING-06 a table that the text names is linked, in its chapter and from another', async () => {
  const { html, blockOf, warnings } = await read(
    `<p>See Table 5.1 and Exhibit 3–2 (Table 5.1b is none).</p>${table('Table 5.1: Sales')}`,
    `<h1>Two</h1>${table('Exhibit 3-2. Units')}`,
  );
  expect(html).toContain(
    `See <a href="#${blockOf(1)}">Table 5.1</a> and <a href="#chapter-2:${blockOf(2)}">Exhibit 3–2</a> (Table 5.1b is none).`,
  );
  expect(warnings).toEqual([]);
});

test('ING-06 several tables and a chapter in one breath are linked each', async () => {
  const { html, blockOf } = await read(
    `<ul><li>Tables ES-1, ES-2 and 7 in Chapter 2, not Chapter 9.</ul>${table('Table ES-1 a')}${table('Table ES-2 b')}`,
  );
  expect(html).toContain(
    `<a href="#${blockOf(1)}">Tables ES-1</a>, <a href="#${blockOf(1, 1)}">ES-2</a> and 7 in <a href="#chapter-2">Chapter 2</a>, not Chapter 9.`,
  );
});

test('ING-06 a name that two tables bear is not linked', async () => {
  const { html } = await read(`<p>See Table 1.</p>${table('Table 1 a')}${table('Table 1 b')}`);
  expect(html).toContain('See Table 1.</p>');
});

test('ING-06 headings, captions, links and figures of speech stay as they are', async () => {
  const { html } = await read(
    `<h2>Table 1 in short</h2><p><a href="https://x.example/">Table 1</a>, the table 1 below, Table 1% and Tables.</p>${table('Table 1 as in Chapter 2')}`,
  );
  expect(html).not.toMatch(/href="#/);
});

test('ING-06 authors who number their headings mean these numbers', async () => {
  const { chapters } = await reader.accepted({
    'chapters/01-a.html': '<h1>Executive summary</h1><p>See Chapter 1.</p>',
    'chapters/02-b.html': '<h1>1. Market</h1><p>Text</p>',
    'chapters/03-c.html': '<h1>Chapter 2: Rivals</h1><p>See Chapter 2 and Chapter 1.</p>',
  });
  expect(chapters[0]?.chapter_content).toContain('<a href="#chapter-2">Chapter 1</a>');
  expect(chapters[2]?.chapter_content).toContain('See Chapter 2 and <a href="#chapter-2">Chapter 1</a>.');
});

test('ING-06 links to other files of the package lead to their block', async () => {
  const { html, chapters, warnings } = await read(
    `<p><a href="02-two.html#there">a</a> <a href="chapters/02-two.html">b</a> <a href="../02-two.html#gone">c</a>
<a href="01-one.html#here"><b>d</b></a> <a href="#nowhere">e</a> <a href="data.xlsx">f</a></p><p id="here">Here</p>`,
    '<h1>Two</h1><p>Before</p><p id="there">There</p>',
  );
  const [, , here] = chapters[0]?.blocks ?? [];
  const [, , there] = chapters[1]?.blocks ?? [];
  expect(html).toContain(
    `<a href="#chapter-2:${there}">a</a> <a href="#chapter-2">b</a> c <a href="#${here}"><b>d</b></a> e f</p>`,
  );
  expect(warnings.map(({ excerpt, line, message }) => [excerpt, line, message])).toEqual([
    ['data.xlsx', 2, 'A link leads to nothing in the package and became plain text.'],
    ['chapters/02-two.html#gone', 1, 'A link leads to nothing in the package and became plain text.'],
    ['#nowhere', undefined, 'A link leads to nothing in the package and became plain text.'],
  ]);
});

test('ING-06 links within one long page find their block in another chapter', async () => {
  const { chapters } = await reader.accepted({
    'report.html': '<h1>One</h1><p><a href="#note">See</a></p><h1>Two</h1><p><a name="note"></a>Note</p>',
  });
  expect(chapters[0]?.chapter_content).toContain(`<a href="#chapter-2:${chapters[1]?.blocks[1]}">See</a>`);
});

test('ING-06 no source can write a waiting link itself', async () => {
  const { html } = await read(
    '<p><a href="?page;chapters%2F02-two.html;;1">a</a> <a href="?label;x">b</a> &lt;a href="?page;x;;"&gt;c&lt;/a&gt;</p>',
  );
  expect(html).not.toContain('<a href');
});

test('ING-06 a link whose target is missing leads to what its words name', async () => {
  const { html, blockOf, warnings } = await read(
    `<p>See <a href="#t1">table <b>1</b></a>.</p>${table('Table 1 Sales')}`,
  );
  expect(html).toContain(`See <a href="#${blockOf(1)}">table <b>1</b></a>.`);
  expect(warnings).toEqual([]);
});
