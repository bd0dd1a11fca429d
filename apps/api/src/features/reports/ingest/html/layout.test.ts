import { beforeEach, describe, expect, test } from 'vitest';
import { png } from '../package.fixture.ts';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});

async function read(html: string) {
  const { chapters } = await reader.accepted({ '01-a.html': `<h1>A</h1>${html}`, 'images/a.png': png });
  const [chapter] = chapters;
  if (!chapter) throw new Error('No chapter');
  const bare = chapter.chapter_content.replace(/ (?:id|data-table|data-kind|scope)="[^"]*"/g, '');
  return { tables: chapter.tables, html: bare, text: chapter.plain_text };
}

const figures = (name: string) => `<table><tr><td>${name}</td><td>5.5</td></tr></table>`;

describe('ING-07 tables for layout', () => {
  test('side by side become two, each with its title and source', async () => {
    const { tables, html } =
      await read(`<table><tr><td><p>Table 1: One</p></td><td><p>Table 2: Two</p></td></tr>
      <tr><td>${figures('a')}</td><td>${figures('b')}</td></tr><tr><td>Source: us.</td><td>Source: them.</td></tr></table>`);
    expect(tables.map(({ caption, rows, footnotes }) => [caption, rows[0]?.[0]?.text, footnotes])).toEqual([
      ['Table 1: One', 'a', ['Source: us.']],
      ['Table 2: Two', 'b', ['Source: them.']],
    ]);
    expect(html).not.toContain('<td><table');
  });

  test('around text, pictures or a page are unwrapped', async () => {
    const picture = '<img src="../images/a.png" alt="x">';
    const { tables, html } = await read(
      `<table><tr><td>${picture}</td><td>${picture}</td></tr><tr><td>Figure 1: X</td><td>Figure 2: Y</td></tr></table>` +
        '<table><tr><td><h2>Left</h2><p>One.</p></td><td><p>Two.</p></td></tr></table>' +
        '<table role="presentation"><tr><td>Three</td><td>Four</td></tr></table><table><tr><td>A box of text.</td></tr></table>',
    );
    expect(tables).toEqual([]);
    expect(html.match(/<figcaption>[^<]*/g)).toEqual(['<figcaption>Figure 1: X', '<figcaption>Figure 2: Y']);
    expect(html).toContain('<h2>Left</h2><p>One.</p><p>Two.</p><p>Three</p><p>Four</p><p>A box of text.</p>');
  });

  test('are not tables of logos and words, nor a SWOT', async () => {
    const { tables } = await read(
      '<table><tr><td><img src="../images/a.png" alt="logo"></td><td>Kestrel makes knees.</td></tr></table><p>x</p>' +
        '<table><tr><td><h3>Strengths</h3>a</td><td><h3>Weaknesses</h3>b</td></tr><tr><td><h3>Opportunities</h3>c</td><td><h3>Threats</h3>d</td></tr></table>',
    );
    expect(tables.map(({ kind }) => kind)).toEqual(['default', 'swot']);
  });
});

test('ING-07 a table within a cell of figures stays there, readable line by line', async () => {
  const inner = '<table><tr><td>2024</td><td>5</td></tr><tr><td>2025</td><td>6</td></tr></table>';
  const { tables, html } = await read(
    `<table><tr><th>Name</th><th>Sales</th><th>Detail</th></tr><tr><td>A</td><td>11.5</td><td>${inner}</td></tr><tr><td>B</td><td>12.5</td><td>-</td></tr></table>`,
  );
  expect(tables).toHaveLength(1);
  expect(tables[0]?.rows[0]?.map(({ text }) => text)).toEqual(['A', '11.5', '2024 5\n2025 6']);
  expect(html).toContain('<td><table>');
});

test('ING-07 a table within a paragraph of a page without doctype is a table', async () => {
  const { tables } = await read(`<p>Text.<br><br><b>Table 1 - Sales</b><br>${figures('a')}Source: us`);
  expect(tables).toMatchObject([{ caption: 'Table 1 - Sales', footnotes: ['Source: us'] }]);
});

describe('ING-07 lists', () => {
  test('written by nesting lists without items keep their levels', async () => {
    const { html } = await read('<ul><li>a</li><ul><li>b</li></ul><li>c</li></ul>');
    expect(html).toContain('<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>');
  });

  test('keep their numbers', async () => {
    const { html } = await read('<ol start="3" type="a"><li>c</li><li>d</li><li value="9">i</li></ol>');
    expect(html).toContain(
      '<ol start="3" type="a"><li>c</li><li>d</li></ol><ol start="9" type="a"><li>i</li></ol>',
    );
  });

  const item = (style: string, text: string) => `<p class=MsoListParagraph style='${style}'>${text}</p>`;

  test('of Word have the level of its style', async () => {
    const at = (level: number, text: string) => item(`margin-left:.5in;mso-list:l0 level${level} lfo1`, text);
    const { html } = await read(
      [
        at(1, '1. A'),
        at(2, 'a. B'),
        at(2, 'b. C'),
        at(3, 'i. D'),
        at(3, 'ii. E'),
        at(2, 'c. F'),
        at(1, '2. G'),
      ].join(''),
    );
    expect(html).toContain(
      '<ol><li>A<ol type="a"><li>B</li><li>C<ol type="i"><li>D</li><li>E</li></ol></li><li>F</li></ol></li><li>G</li></ol>',
    );
  });

  test('of filtered Word have the level of their indent', async () => {
    const { html } = await read(
      item('margin-left:.5in', '· A') +
        item('margin-left:1.0in', 'o&nbsp; B') +
        item('margin-left:36pt', '· C'),
    );
    expect(html).toContain('<ul><li>A<ul><li>B</li></ul></li><li>C</li></ul>');
  });

  test('with roman numbers go on at v and x', async () => {
    const numerals = ['iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi'];
    const { html } = await read(numerals.map((one) => item('', `${one}. ${one}`)).join(''));
    expect(html.match(/<ol[^>]*>/g)).toEqual(['<ol start="4" type="i">']);
  });
});
