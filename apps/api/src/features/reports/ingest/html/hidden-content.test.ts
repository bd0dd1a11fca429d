import { beforeEach, expect, test } from 'vitest';
import { png } from '../package.fixture.ts';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});

/** Everything that a reader could see of a chapter, search in it or take out of it. */
async function publish(body: string, head = '') {
  const html = `<html><head>${head}</head><body><h1>A</h1>\n<p>Before</p>\n${body}\n<p>After</p><p><img src="images/a.png" alt="Chart"></p></body></html>`;
  const { chapters, warnings } = await reader.accepted({ 'report.html': html, 'images/a.png': png });
  return { all: JSON.stringify(chapters), warnings, html: chapters[0]?.chapter_content ?? '' };
}

test.each([
  ['display:none', '<p style="display: none">SECRET</p>'],
  ['display:none in a line', '<p>Seen <span style="color:red;DISPLAY:NONE !important">SECRET</span></p>'],
  ['visibility:hidden', '<div style="visibility:hidden"><p>SECRET</p></div>'],
  ['hidden text of Word', "<p><span style='mso-hide:all'>SECRET</span></p>"],
  ['the hidden attribute', '<section hidden><h2>SECRET</h2></section>'],
  ['no size', '<p>Seen <span style="font-size:0pt">SECRET</span></p>'],
  ['no opacity', '<p style="opacity:0">SECRET</p>'],
  ['a place off the screen', '<p style="position:absolute;left:-9999px">SECRET</p>'],
  ['a closed dialog', '<dialog>SECRET</dialog>'],
  ['a hidden table row', '<table><tr><td>1<td>2<tr style="display:none"><td>SECRET<td>3</table>'],
  ['a hidden image', '<p style="display:none"><img src="images/a.png" alt="SECRET"></p>'],
  ['a hidden caption', '<table><caption style="display:none">SECRET</caption><tr><td>1<td>2</table>'],
])('ING-03 text with %s is left out and listed', async (_, body) => {
  const { all, warnings } = await publish(body);
  expect(all).not.toContain('SECRET');
  expect(all).toContain('After');
  expect(warnings).toContainEqual({
    file: 'report.html',
    line: 3,
    excerpt: expect.stringContaining('SECRET'),
    message: 'Hidden text was left out.',
    remedy: expect.any(String),
  });
});

test.each([
  ['a class', '.x1{color:red;display:none}', '<p class="a x1">SECRET</p>'],
  ['an element with a class', 'p.x1, h6 {display:none}', '<p class="x1">SECRET</p>'],
  ['an element', '/* { */ aside{visibility:hidden}', '<aside>SECRET</aside>'],
  ['an id', '<!-- #x1 { mso-hide:all } -->', '<p id="x1">SECRET</p>'],
  ['a place', '.notes > p { display:none }', '<div class="notes"><p>SECRET</p></div>'],
  ['a rule for screens', '@media screen { .x1 { display:none } }', '<p class="x1">SECRET</p>'],
])('ING-03 text hidden by %s in the styles of the page is left out', async (_, css, body) => {
  const { all, warnings } = await publish(body, `<style>${css}</style>`);
  expect(all).not.toContain('SECRET');
  expect(warnings).toMatchObject([{ message: 'Hidden text was left out.', excerpt: 'SECRET' }]);
});

test.each([
  ['a rule for paper', '@media print { .x1 { display:none } }', '<p class="x1">KEPT</p>'],
  ['a state', '.x1:hover, .x1::before { display:none }', '<p class="x1">KEPT</p>'],
  ['what assistive technology skips', '', '<p aria-hidden="true">KEPT</p>'],
  [
    'a part that shows itself again',
    '',
    '<p style="visibility:hidden"><b style="visibility:visible">KEPT</b></p>',
  ],
  ['a part that has a size again', '', '<div style="font-size:0"><p style="font-size:16px">KEPT</p></div>'],
  ['a negative indent', '', '<p style="text-indent:-18pt;margin-left:-36pt">KEPT</p>'],
  ['a later rule', '.x1{display:none} p.x1{display:block}', '<p class="x1">KEPT</p>'],
])('ING-03 %s hides nothing', async (_, css, body) => {
  const { html, warnings } = await publish(body, `<style>${css}</style>`);
  expect(html).toContain('KEPT');
  expect(warnings).toEqual([]);
});

const wordComment = `<p class=MsoNormal><a style='mso-comment-reference:JD_1;mso-comment-date:20260101T1000'>Sales
grew</a><span class=MsoCommentReference><span style='font-size:8.0pt'><![if !supportAnnotations]><a
class=msocomanchor id="_anchor_1" href="#_msocom_1" name="_msoanchor_1">[JD1]</a><![endif]><span
style='mso-special-character:comment'>&nbsp;</span></span></span><span style='mso-comment-continuation:1'> by 5 %.</span></p>
<div style='mso-element:comment-list'><hr class=msocomoff align=left size=1 width="33%">
<div style='mso-element:comment'><div id="_com_1" class=msocomtxt><a name="_msocom_1"></a>
<p class=MsoCommentText><span class=MsoCommentReference>&nbsp;<a href="#_msoanchor_1" class=msocomoff>[JD1]</a></span>SECRET
doubt</p></div></div></div>`;

test('ING-03 comments of Word and their marks are left out, and what they are about stays', async () => {
  const { all, html, warnings } = await publish(wordComment);
  expect(all).not.toMatch(/SECRET|JD1/);
  expect(html).toContain('Sales grew by 5 %.</p>');
  expect(warnings).toMatchObject([
    { message: 'A comment was left out.', excerpt: expect.stringContaining('SECRET doubt') },
  ]);
});

test('ING-03 comments of Google Docs are left out with their boxes', async () => {
  const { all, html, warnings } =
    await publish(`<p class="c1"><span>Sales grew</span><sup><a href="#cmnt1" id="cmnt_ref1">[a]</a></sup><span> fast.</span></p>
<div class="c5"><p class="c2"><a href="#cmnt_ref1" id="cmnt1">[a]</a><span class="c3">SECRET one</span></p><p>SECRET two</p></div>`);
  expect(all).not.toMatch(/SECRET|\[a\]/);
  expect(html).toContain('Sales grew fast.');
  expect(warnings).toMatchObject([{ message: 'A comment was left out.', line: 4 }]);
});

test('ING-03 comments of LibreOffice are left out', async () => {
  const { all, warnings } = await publish(
    `<p>Sales<span title="annotation" class="annotation_style_by_filter"><br/>[ANNOTATION:<br/>SECRET]</span> grew <!-- SECRET -->fast</p>`,
  );
  expect(all).not.toContain('SECRET');
  expect(all).toContain('Sales grew fast');
  expect(warnings).toMatchObject([{ message: 'A comment was left out.' }]);
});

test('ING-03 a tracked deletion is left out, and an insertion is kept as text', async () => {
  const { html, warnings } = await publish(
    `<p>Sales <span class=msoDel><del cite="mailto:J" datetime="2026-01-01T10:00">SECRET fell</del></span><ins cite="mailto:J" datetime="2026-01-01T10:00">grew</ins> <s>struck</s></p><p><s class="msoDel">SECRET</s></p>`,
  );
  expect(html).toContain('<p id="b-');
  expect(html.replace(/ id="[^"]*"/g, '')).toContain('<p>Sales grew <s>struck</s></p><p>After</p>');
  expect(warnings.map(({ message, excerpt }) => [message, excerpt])).toEqual([
    ['Text that a tracked change deletes was left out.', 'SECRET fell'],
    ['Text that a tracked change deletes was left out.', 'SECRET'],
    ['Text that a tracked change inserts was kept.', 'grew'],
  ]);
});

test.each([
  ['Word', "<div style='mso-element:header' id=h1><p>SECRET</p></div>"],
  ['LibreOffice', '<div title="footer"><p>SECRET</p></div>'],
  ['InDesign', '<p class="running-head">SECRET</p>'],
])('ING-03 headers and footers of %s are left out', async (_, body) => {
  const { all, warnings } = await publish(body);
  expect(all).not.toContain('SECRET');
  expect(warnings).toMatchObject([{ message: 'A page header or footer was left out.', excerpt: 'SECRET' }]);
});

test('ING-03 header and footer of Google Docs are left out, footnotes stay', async () => {
  const html = `<body class="c1 doc-content"><div><p>SECRET head</p></div><h1>A</h1><p>Text<a id="ftnt_ref1"></a></p><div><p>SECRET foot</p></div>
<hr><div><p><a href="#ftnt_ref1" id="ftnt1">[1]</a> Note</p></div></body>`;
  const { chapters, warnings } = await reader.accepted({ 'report.html': html });
  expect(chapters[0]?.plain_text).toBe('A\nText\n[1] Note');
  expect(warnings).toMatchObject([{ excerpt: 'SECRET head' }, { excerpt: 'SECRET foot' }]);
});

test('ING-03 more than can be listed one by one is summed up, with the first', async () => {
  const { warnings } = await publish(
    Array.from({ length: 50 }, (_, index) => `<p style="display:none">Secret ${index}</p>`).join('\n'),
  );
  expect(warnings).toMatchObject([
    { message: '50 hidden passages were left out.', line: 3, excerpt: 'Secret 0' },
  ]);
});

test('ING-03 comments that LibreOffice writes as those of HTML are listed', async () => {
  const { all, warnings } = await publish(
    '<p>Sales<!-- SECRET doubt --> grew<!--[if mso]>x<![endif]--></p>',
    '<meta name="generator" content="LibreOffice 24.2 (Linux)">',
  );
  expect(all).not.toContain('SECRET');
  expect(warnings).toMatchObject([{ message: 'A comment was left out.', excerpt: 'SECRET doubt', line: 3 }]);
});
