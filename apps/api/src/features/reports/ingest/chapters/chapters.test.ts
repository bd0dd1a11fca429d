import { beforeEach, expect, test } from 'vitest';
import { png } from '../package.fixture.ts';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});

const page = (title: string, rest = '<p>Text</p>') => `<h1>${title}</h1>${rest}`;

test('chapters are sorted by number, each titled by its first heading', async () => {
  const { chapters } = await reader.accepted({
    'chapters/10-end.html': page('The end'),
    'chapters/02-market.html': page('The <em>market</em> &amp; its size'),
    'chapters/01-start.html': page('The start'),
  });
  expect(chapters.map(({ chapter_number, chapter_title }) => [chapter_number, chapter_title])).toEqual([
    [1, 'The start'],
    [2, 'The market & its size'],
    [10, 'The end'],
  ]);
});

test.each([
  ['at the top', { '01-a.html': page('A'), '02-b.htm': page('B') }],
  [
    'in a folder around everything',
    { 'Report 7/chapters/01-a.html': page('A'), 'Report 7/chapters/02-b.html': page('B') },
  ],
  ['at the top of such a folder', { 'Report/01-a.html': page('A'), 'Report/02-b.html': page('B') }],
  ['in one long page', { 'report.html': `<div>${page('A')}${page('B')}</div>` }],
  ['under numbers that begin with 0', { 'chapters/00-a.html': page('A'), 'chapters/01-b.html': page('B') }],
  ['under numbers that begin later', { 'chapters/10-a.html': page('A'), 'chapters/20-b.html': page('B') }],
  ['without numbers', { 'chapters/a.html': page('A'), 'chapters/b.html': page('B') }],
])('chapters may be %s', async (_, files) => {
  const { chapters } = await reader.accepted(files);
  expect(chapters.map(({ chapter_number, chapter_title }) => [chapter_number, chapter_title])).toEqual([
    [1, 'A'],
    [2, 'B'],
  ]);
});

test.each([
  [
    'in pages',
    Object.fromEntries(Array.from({ length: 301 }, (_, index) => [`${index + 1}.html`, page(`${index}`)])),
  ],
  [
    'in one long page',
    { 'report.html': Array.from({ length: 301 }, (_, index) => page(`${index}`)).join('') },
  ],
])('more than 300 chapters are refused, %s', async (_, files) => {
  const message = 'The package has more than 300 chapters.';
  expect(await reader.refused(files)).toMatchObject([{ file: '', message }]);
});

test('text before the first heading of a long page belongs to its first chapter', async () => {
  const { chapters } = await reader.accepted({ 'report.html': `<p>Before</p>${page('A')}${page('B')}` });
  expect(chapters.map(({ plain_text }) => plain_text)).toEqual(['Before\nA\nText', 'B\nText']);
});

test('a page without a heading is titled by its file name, with a warning', async () => {
  const { chapters, warnings } = await reader.accepted({ 'chapters/03-market-size.html': '<p>Text</p>' });
  expect(chapters[0]).toMatchObject({ chapter_number: 1, chapter_title: 'Market size' });
  expect(warnings).toMatchObject([
    { file: 'chapters/03-market-size.html', message: expect.stringContaining('no heading') },
  ]);
});

test('two chapters with the same number are refused, whatever the first number is', async () => {
  const findings = await reader.refused({
    'chapters/02-a.html': page('A'),
    'chapters/02-b.html': page('B'),
  });
  const message = 'Chapter 2 is already chapters/02-a.html.';
  expect(findings).toMatchObject([{ file: 'chapters/02-b.html', message }]);
});

test('every faulty chapter is reported, with its file and line', async () => {
  const findings = await reader.refused({
    'chapters/01-a.html': page('A'),
    'chapters/01-b.html': page('B'),
    'chapters/02-c.html': page('a'),
    'chapters/03-d.html': ' <p>&nbsp;</p> ',
    'chapters/04-e.html': page('E', '\n\n<img src="../images/none.png">'),
    'chapters/05-f.html': Buffer.from([0x3c, 0x70, 0x3e, 0x0a, 0xc3, 0xa9, 0xe9, 0x20, 0x61]),
    'chapters/06-g.html': '<meta charset="klingon"><p>x</p>',
    'chapters/07-h.html': `${'<div>'.repeat(5000)}x`,
  });
  expect(findings).toMatchObject([
    {
      file: 'chapters/01-b.html',
      message: 'Chapter 1 is already chapters/01-a.html.',
      remedy: 'Give each chapter its own number.',
    },
    {
      file: 'chapters/03-d.html',
      message: 'The chapter is empty.',
      remedy: 'Write it, or leave the file out.',
    },
    {
      file: 'chapters/04-e.html',
      line: 3,
      excerpt: '../images/none.png',
      message: 'The image is not in the package.',
      remedy: 'Add it to images/.',
    },
    {
      file: 'chapters/05-f.html',
      line: 2,
      message: 'The page is not valid utf-8.',
      remedy: 'Save it as UTF-8.',
    },
    { file: 'chapters/06-g.html', message: 'The charset klingon is not known.', remedy: 'Save it as UTF-8.' },
    {
      file: 'chapters/07-h.html',
      message: 'The elements of the page are nested too deeply.',
      remedy: 'Simplify it.',
    },
    { file: '', message: 'Chapters 1 and 2 both have the title "a".', remedy: 'Rename one.' },
  ]);
});

test.each([
  ['<script src="x.js"></script>', 'A script was left out.', '<script>'],
  ['<p onclick="x()">y</p>', 'An event handler was left out.', 'onclick="x()"'],
  ['<iframe src="x.html"></iframe>', 'An embedded page, form or player was left out.', '<iframe>'],
  ['<object data="x"></object>', 'An embedded page, form or player was left out.', '<object>'],
  ['<form><input></form>', 'An embedded page, form or player was left out.', '<input>'],
  ['<a href="javascript:x()">x</a>', 'A link that readers cannot open became plain text.', 'javascript:x()'],
  ['<a href="file:///c:/x.doc">x</a>', 'A link that readers cannot open became plain text.', 'file:///c:'],
  [
    '<img src="https://x.example/a.png">',
    'An image on another site is not shown.',
    'https://x.example/a.png',
  ],
  ['<img src="data:image/png;base64,AAAA" alt="Sales">', 'An image inside the page cannot be shown', 'Sales'],
  ['<p style="background:url(https://x.example/a.png)">x</p>', 'A style that loads something', 'x.example'],
  ['<style>@import "x.css";</style>', 'A style that loads something', '@import'],
  [
    '<link rel="schema.DC" href="http://x.example/dc/">',
    'A reference of the page to another site',
    'x.example',
  ],
  ['<meta http-equiv="refresh" content="0">', 'A reference of the page to another site', 'refresh'],
  ['<table background="http://x.example/a.gif"><tr><td>x</table>', 'A reference of the page', 'x.example'],
])('ING-10 %s is left out and listed', async (html, message, excerpt) => {
  const { chapters, warnings } = await reader.accepted({
    'chapters/01-a.html': page('A', `\n${html}<p>Text</p>`),
  });
  expect(warnings).toEqual([
    expect.objectContaining({
      file: 'chapters/01-a.html',
      line: 2,
      message: expect.stringContaining(message),
      excerpt: expect.stringContaining(excerpt),
    }),
  ]);
  expect(chapters[0]?.chapter_content).not.toMatch(
    /script|onclick|iframe|object|input|x\.example|file:|url\(/,
  );
});

test('links to the web open in a new tab, links within the chapter go to their block', async () => {
  const { chapters, warnings } = await reader.accepted({
    'chapters/01-a.html': page(
      'A',
      '<p><a href="https://x.example/?a=1&amp;b">out</a> <a href="#there">in</a> <a href="#gone">gone</a> <a href="02-b.html">file</a></p><p><a name="there"></a>There</p>',
    ),
  });
  const [, , there] = chapters[0]?.blocks ?? [];
  expect(chapters[0]?.chapter_content).toContain(
    `<a href="https://x.example/?a=1&amp;b" rel="noopener noreferrer" target="_blank">out</a> <a href="#${there}">in</a> gone file`,
  );
  expect(warnings).toEqual([
    expect.objectContaining({ file: 'chapters/01-a.html', line: 1, excerpt: '02-b.html' }),
    expect.objectContaining({ file: 'chapters/01-a.html', excerpt: '#gone' }),
  ]);
});

test('a page made by Word keeps its text', async () => {
  const { chapters, warnings } = await reader.accepted({ 'report.htm': wordPage() });
  expect(warnings).toEqual([]);
  expect(chapters.map(({ chapter_content }) => chapter_content.replace(/ id="[^"]*"/g, ''))).toEqual([
    '<h1>Overview</h1><p>“Sales” grew – by 5 %.</p><ul><li>First</li><li>Second</li></ul>',
    '<h1>Outlook</h1><p style="text-align: center">It <b>grows</b> on.</p>',
  ]);
});

function wordPage(): Buffer {
  return Buffer.from(
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head>
<meta http-equiv=Content-Type content="text/html; charset=windows-1252">
<meta name=Generator content="Microsoft Word 15 (filtered)">
<link rel=File-List href="report_files/filelist.xml">
<style><!-- /* Font Definitions */ @font-face {font-family:Wingdings; panose-1:5 0 0 0;} p.MsoNormal {margin:0in;} --></style>
<!--[if gte mso 9]><xml><o:x>1</o:x></xml><![endif]--></head>
<body lang=EN-US style='word-wrap:break-word'><div class=WordSection1>
<h1><a name="_Toc1">Overview</a></h1>
<p class=MsoNormal style='mso-margin-top-alt:auto'><span lang=DE style='font-size:12.0pt'>\x93Sales\x94 grew \x96 by
5 %.<o:p></o:p></span></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in'><span style='font-family:Symbol'>\xb7<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span>First</p>
<p class=MsoListParagraphCxSpLast style='text-indent:-.25in'><span style='font-family:Symbol'>\xb7<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span>Second</p>
<p class=MsoNormal>&nbsp;</p>
<h1>Outlook</h1><p class=MsoNormal align=center style='text-align:center'>It <b>grows</b> on.</p>
</div></body></html>`,
    'latin1',
  );
}

test('a block keeps its id while others are added, removed and changed', async () => {
  const before = await reader.accepted({
    'chapters/01-a.html': page('A', '<p>One.</p><p>Two.</p><p>Two.</p>'),
  });
  const after = await reader.accepted({
    'chapters/01-a.html': page('A', '<p>New.</p><p><b>One.</b></p><ul><li>Two.</li></ul><p>Two.</p>'),
  });
  const [heading, one, two, again] = before.chapters[0]?.blocks ?? [];
  expect(again).toBe(`${two}-2`);
  expect(after.chapters[0]?.blocks).toEqual([heading, expect.any(String), one, expect.any(String), two]);
});

test('text is extracted line by line, with cells separated by tabs', async () => {
  const { chapters } = await reader.accepted({
    'chapters/01-a.html': page(
      'A',
      '<p>One <b>two</b><br>three</p><ul><li>x<ul><li>y</ul></ul><table><tr><th>H<th>I<tr><td>1<td><p>a<p>b</table>',
    ),
  });
  expect(chapters[0]?.plain_text).toBe('A\nOne two\nthree\nx\ny\nH\tI\n1\ta b');
});

test('a chapter too large for the index is refused, however few characters it has', async () => {
  const words = Array.from({ length: 4000 }, (_, index) => `${index.toString(36)}${'\ufdfa'.repeat(6)}`);
  expect(
    await reader.refused({ 'chapters/01-a.html': page('A', `<p>${words.join(' ')}</p>`) }),
  ).toMatchObject([
    { file: 'chapters/01-a.html', message: expect.stringContaining('more text than can be searched') },
  ]);
});

test('ING-05 notes of a list lead back by their number, as those of Word do, and not by an arrow', async () => {
  const note = (id: number, text: string, sign: string) =>
    `<li id="fn${id}">${text}<a href="#ref${id}">${sign}</a></li>`;
  const { chapters } = await reader.accepted({
    'chapters/01-a.html': page(
      'A',
      `<p>One<a href="#fn1" id="ref1"><sup>4</sup></a> two<a href="#fn2" id="ref2"><sup>5</sup></a></p><ol start="4">${note(1, '<p>First.</p><p>More of it. ', '↩︎')}${note(2, 'Second.&nbsp;', '↩︎ ↩︎2')}</ol><ol><li>A list with an <a href="#ref1">↑ arrow and words</a></li></ol>`,
    ),
  });
  const [{ chapter_content = '', plain_text = '' } = {}] = chapters;
  expect(plain_text).toBe('A\nOne⁴ two⁵\n⁴ First.\nMore of it.\n⁵ Second.\nA list with an ↑ arrow and words');
  const back = /<p id="([^"]+)">One<a href="#([^"]+)">/.exec(chapter_content);
  expect(chapter_content).toContain(`<p id="${back?.[2]}"><a href="#${back?.[1]}">⁴</a> First.</p>`);
});

test('ING-05 notes at the end of a long page go to the chapters that refer to them', async () => {
  const call = (id: number) => `<a href="#n${id}" id="r${id}"><sup>${id}</sup></a>`;
  const note = (id: number) => `<p id="n${id}"><a href="#r${id}">${id}</a> Note ${id}.</p>`;
  const { chapters } = await reader.accepted({
    'report.html': `<h1>A</h1><p>One${call(1)}</p><h1>B</h1><p>Two${call(2)}</p><hr>${note(1)}${note(2)}`,
  });
  expect(chapters.map(({ plain_text }) => plain_text)).toEqual(['A\nOne¹\n1 Note 1.', 'B\nTwo²\n2 Note 2.']);
});

test('second-level headings form the outline of a chapter', async () => {
  const { chapters } = await reader.accepted({
    'chapters/01-a.html': page('A', '<h2>B</h2><h3>C</h3><h2>D</h2>'),
  });
  const [, b, , d] = chapters[0]?.blocks ?? [];
  expect(chapters[0]?.sections).toEqual([
    { block: b, title: 'B' },
    { block: d, title: 'D' },
  ]);
});

test('a package without chapters gets a message that says where they belong', async () => {
  expect(await reader.refused({ 'images/a.png': png })).toMatchObject([
    { file: '', message: expect.stringContaining('There are no chapters') },
  ]);
});

test('a file that is not part of a package is left out with a warning', async () => {
  const { warnings } = await reader.accepted({ 'chapters/01-a.html': page('A'), 'notes.txt': 'x' });
  expect(warnings).toEqual([
    { file: 'notes.txt', message: 'This is not part of a package and was left out.' },
  ]);
});

test('many files that are not part of a package are summed up', async () => {
  const many = Object.fromEntries(Array.from({ length: 8 }, (_, index) => [`data/${index}.csv`, 'x']));
  const { warnings } = await reader.accepted({ 'chapters/01-a.html': page('A'), ...many });
  expect(warnings).toEqual([
    {
      file: '',
      excerpt:
        'data/0.csv, data/1.csv, data/2.csv, data/3.csv, data/4.csv, data/5.csv, data/6.csv, data/7.csv',
      message: '8 files are not part of a package and were left out.',
    },
  ]);
});
