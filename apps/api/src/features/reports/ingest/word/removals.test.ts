import { beforeEach, expect, test } from 'vitest';
import { png } from '../package.fixture.ts';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';
import {
  field,
  h1,
  p,
  picture,
  r,
  relation,
  tbl,
  tc,
  tr,
  type WordParts,
  wordFiles,
} from './word.fixture.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});

/** What is published of a file, and what the findings say. */
async function read(parts: WordParts) {
  const { chapters, warnings } = await reader.accepted(wordFiles(parts));
  const text = chapters.map(({ plain_text }) => plain_text).join('\n');
  return { text, html: chapters.map(({ chapter_content }) => chapter_content).join(''), warnings, chapters };
}

const secret = 'Do not publish';
const start = h1('A') + p('Before');

test('ING-09 text deleted with Track Changes is left out, and its paragraph is named', async () => {
  const { text, warnings } = await read({
    body:
      start +
      p(
        `${r('kept ')}<w:del w:id="1" w:author="x"><w:r><w:delText xml:space="preserve">${secret}</w:delText></w:r></w:del>${r('too')}`,
      ),
  });
  expect(text).toBe('A\nBefore\nkept too');
  expect(warnings).toEqual([
    {
      file: 'report.docx',
      place: 'Paragraph 3',
      excerpt: secret,
      message: 'Text deleted with Track Changes was left out.',
    },
  ]);
});

test('ING-09 deleted rows and cells are left out, and their table is named', async () => {
  const { text, warnings } = await read({
    body:
      start +
      tbl([tr(['a', 'b']), tr(['1', '2'])]) +
      tbl([
        tr(['Name', 'Units']),
        tr([secret, '5'], '<w:del w:id="2" w:author="x"/>'),
        tr(['Europe', tc('7', ''), tc(secret, '<w:cellDel w:id="3"/>')]),
      ]),
  });
  expect(text).not.toContain(secret);
  expect(text).toContain('Europe\t7');
  expect(warnings).toMatchObject([{ place: 'Table 2', message: expect.stringContaining('Track Changes') }]);
});

test('ING-09 a paragraph whose end was deleted goes on with the next one', async () => {
  const { text } = await read({
    body: start + p('One ', undefined, '<w:rPr><w:del w:id="4" w:author="x"/></w:rPr>') + p('line'),
  });
  expect(text).toBe('A\nBefore\nOne line');
});

test('ING-09 inserted text is published, and it is said that it was not yet accepted', async () => {
  const { text, warnings } = await read({
    body: start + p(`<w:ins w:id="1" w:author="x">${r('new')}</w:ins>`),
  });
  expect(text).toContain('new');
  expect(warnings).toMatchObject([
    { place: 'Paragraph 3', excerpt: 'new', remedy: expect.stringContaining('Accept') },
  ]);
});

test.each([
  ['directly', r(secret, '<w:vanish/>')],
  ['for the web view', r(secret, '<w:webHidden/>')],
  ['by a style of characters', r(secret, '<w:rStyle w:val="Secret"/>')],
])('ING-09 text hidden %s is left out', async (_, run) => {
  const { text, html, warnings } = await read({ body: start + p(r('seen') + run) });
  expect(text + html).not.toContain(secret);
  expect(warnings).toMatchObject([
    { place: 'Paragraph 3', excerpt: secret, message: 'Hidden text was left out.' },
  ]);
});

test('ING-09 text hidden by the style of its paragraph is left out, unless the run says otherwise', async () => {
  const styles = `<w:style w:type="paragraph" w:styleId="Base"><w:name w:val="Base"/><w:rPr><w:vanish/></w:rPr></w:style><w:style w:type="paragraph" w:styleId="Note"><w:name w:val="Note"/><w:basedOn w:val="Base"/></w:style>`;
  const { text } = await read({
    styles,
    body:
      p('A', undefined, '<w:outlineLvl w:val="0"/>') +
      p(r(secret) + r('seen', '<w:vanish w:val="0"/>'), 'Note'),
  });
  expect(text).toBe('A\nseen');
});

test('ING-09 hidden rows, and text in cells that others cover, are left out', async () => {
  const { text, warnings } = await read({
    body:
      start +
      tbl([
        tr([tc('a', '<w:vMerge w:val="restart"/>'), 'b']),
        tr([tc(secret, '<w:vMerge/>'), 'c']),
        tr([secret, secret], '<w:hidden/>'),
      ]),
  });
  expect(text).not.toContain(secret);
  expect(warnings).toMatchObject([{ place: 'Table 1', message: 'Hidden text was left out.' }]);
});

test('ING-09 comments are left out with their text', async () => {
  const { text, html, warnings } = await read({
    comments: `<w:comment w:id="0" w:author="Reviewer" w:initials="R">${p(secret)}</w:comment>`,
    body:
      start +
      p(
        `<w:commentRangeStart w:id="0"/>${r('seen')}<w:commentRangeEnd w:id="0"/><w:r><w:commentReference w:id="0"/></w:r>`,
      ),
  });
  expect(text + html).not.toContain(secret);
  expect(text).toContain('seen');
  expect(warnings).toMatchObject([
    { place: 'Paragraph 3', excerpt: secret, message: 'A comment was left out.' },
  ]);
});

test('ING-09 headers and footers are left out; an empty one is not worth a word', async () => {
  const { text, warnings } = await read({ header: p(secret), body: start });
  expect(text).not.toContain(secret);
  expect(warnings).toMatchObject([{ excerpt: secret, message: 'A page header or footer was left out.' }]);
  expect((await read({ header: p(''), body: start })).warnings).toEqual([]);
});

test('ING-09 a table of contents is left out, as a block of Word and as a field', async () => {
  const line = (text: string) =>
    p(
      `<w:hyperlink w:anchor="_Toc1">${r(text)}<w:r><w:tab/></w:r>${field('PAGEREF _Toc1 \\h', '3')}</w:hyperlink>`,
      'TOC1',
    );
  const block = `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${line('A page')}</w:sdtContent></w:sdt>`;
  const begin =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> TOC \\h \\z \\c "Figure" </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>';
  const end = '<w:r><w:fldChar w:fldCharType="end"/></w:r>';
  const { text, warnings } = await read({
    body:
      block +
      h1('A') +
      p(begin + r('Figure 1 page 4')) +
      p(`${r('Figure 2 page 5')}${end}${r('After')}`) +
      p('Text'),
  });
  expect(text).toBe('A\nAfter\nText');
  expect(warnings).toMatchObject([
    { excerpt: expect.stringContaining('A page'), message: expect.stringContaining('table of contents') },
    { place: 'Paragraph 3', message: expect.stringContaining('table of contents') },
  ]);
});

test('ING-09 the prompt of a field that nobody has filled in is left out', async () => {
  const prompt = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${r('Click here to enter text.')}</w:sdtContent></w:sdt>`;
  const { text, warnings } = await read({ body: start + p(r('x') + prompt) });
  expect(text).toBe('A\nBefore\nx');
  expect(warnings).toHaveLength(1);
});

test.each([
  'INCLUDETEXT "C:\\\\secret.docx"',
  'DDEAUTO c:\\\\windows\\\\system32\\\\cmd.exe "/k calc"',
  'DDE excel sheet',
])('ING-09 what the field %s fetches is left out', async (instruction) => {
  const { text, html, warnings } = await read({ body: start + p(field(instruction, secret)) });
  expect(text + html).not.toContain(secret);
  expect(html).not.toMatch(/cmd|secret/);
  expect(warnings).toMatchObject([
    { place: 'Paragraph 3', remedy: expect.stringContaining('Ctrl+Shift+F9') },
  ]);
});

test('ING-09 charts, diagrams, objects, macros and inserted files are left out, each with what to do', async () => {
  const graphic = (inner: string) =>
    `<w:r><w:drawing><wp:inline><wp:docPr id="1" name="x" descr="Growth"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData>${inner}</a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
  const { warnings, html } = await read({
    relations: relation('rId9', 'image', 'media/image1.png'),
    files: { 'word/media/image1.png': png, 'word/vbaProject.bin': 'x', 'word/embeddings/sheet1.xlsx': 'PK' },
    body:
      start +
      p(graphic('<c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rId1"/>')) +
      p(
        graphic(
          '<dgm:relIds xmlns:dgm="http://schemas.openxmlformats.org/drawingml/2006/diagram" r:dm="rId1"/>',
        ),
      ) +
      p(
        '<w:r><w:object><v:shape alt="Sheet"><v:imagedata r:id="rId9"/></v:shape><o:OLEObject Type="Embed" ProgID="Excel.Sheet.12" r:id="rId2"/></w:object></w:r>',
      ) +
      '<w:altChunk r:id="rId3"/>',
  });
  expect(warnings).toMatchObject([
    {
      place: 'Paragraph 3',
      excerpt: 'Growth',
      message: expect.stringContaining('chart'),
      remedy: expect.stringContaining('as a picture'),
    },
    { place: 'Paragraph 4', message: expect.stringContaining('diagram') },
    { place: 'Paragraph 5', excerpt: 'Excel.Sheet.12', message: expect.stringContaining('embedded object') },
    { message: expect.stringContaining('inserted file') },
    { message: expect.stringContaining('macros') },
  ]);
  expect(html).toContain('alt="Sheet"');
});

test('ING-09 a picture that is only linked, missing, or cut in Word alone is left out', async () => {
  const cut = picture('rId9', 'Cut').replace('</pic:blipFill>', '<a:srcRect l="25000"/></pic:blipFill>');
  const { warnings, chapters } = await read({
    relations:
      relation('rId7', 'image', 'http://tracker.example/x.png', true) +
      relation('rId8', 'image', '../../../../etc/passwd') +
      relation('rId9', 'image', 'media/image1.png'),
    files: { 'word/media/image1.png': png },
    body:
      start +
      p(picture('rId7', 'Linked')) +
      p(picture('rId8', 'Outside')) +
      p(cut) +
      p(picture('rId99', 'None')),
  });
  // One placeholder for all of them.
  expect(chapters[0]?.images).toHaveLength(1);
  const told = warnings.map(({ place, excerpt }) => `${place} ${excerpt}`).sort();
  expect(told).toEqual(['Paragraph 3 Linked', 'Paragraph 4 Outside', 'Paragraph 5 Cut', 'Paragraph 6 None']);
});

test('ING-09 links that run or open files become plain text', async () => {
  const link = (id: string) => p(`<w:hyperlink r:id="${id}">${r('link')}</w:hyperlink>`);
  const { html, warnings } = await read({
    relations:
      relation('rId7', 'hyperlink', 'javascript:alert(1)', true) +
      relation('rId8', 'hyperlink', 'file:///C:/x.xls', true),
    body: start + link('rId7') + link('rId8'),
  });
  expect(html).not.toContain('<a');
  expect(warnings.map(({ place }) => place)).toEqual(['Paragraph 3', 'Paragraph 4']);
});

test('ING-09 a picture without a description is known by the caption below it', async () => {
  const chart =
    '<w:r><w:drawing><wp:inline><wp:docPr id="1" name="x"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rId1"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
  const { warnings } = await read({ body: start + p(chart) + p('Figure 2: Share of robots', 'Caption') });
  expect(warnings).toMatchObject([{ place: 'Paragraph 3', excerpt: 'Figure 2: Share of robots' }]);
});

test('ING-09 a picture that is left out keeps its caption, so that the next one does not get it', async () => {
  const chart =
    '<w:r><w:drawing><wp:inline><wp:docPr id="1" name="x"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><c:chart xmlns:c="http://schemas.openxmlformats.org/drawingml/2006/chart" r:id="rId1"/></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>';
  const caption = (text: string) => p(text, 'Caption');
  const { html } = await read({
    relations: relation('rId9', 'image', 'media/image1.png'),
    files: { 'word/media/image1.png': png },
    body:
      start +
      p(picture('rId9', 'One')) +
      caption('Figure 1: One') +
      p(chart) +
      caption('Figure 2: Lost') +
      p(picture('rId9', 'Three')) +
      caption('Figure 3: Three') +
      p('Text'),
  });
  const figures = [...html.matchAll(/alt="([^"]*)"[^>]*><figcaption>([^<]*)</g)].map(
    ([, alt, text]) => `${alt}: ${text}`,
  );
  expect(figures).toEqual([
    'One: Figure 1: One',
    'A picture that is not available: Figure 2: Lost',
    'Three: Figure 3: Three',
  ]);
});

test('ING-09 many findings of a kind are summed up', async () => {
  const hidden = Array.from({ length: 30 }, () => p(r('x') + r(secret, '<w:vanish/>'))).join('');
  const { warnings } = await read({ body: h1('A') + hidden });
  expect(warnings).toHaveLength(11);
  expect(warnings.at(-1)?.message).toBe('20 more passages of hidden text were left out.');
});
