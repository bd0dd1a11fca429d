import { beforeEach, describe, expect, test } from 'vitest';
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

async function read(parts: WordParts) {
  const files = wordFiles({
    ...parts,
    relations: relation('rId9', 'image', 'media/image1.png') + (parts.relations ?? ''),
    files: { 'word/media/image1.png': png, ...parts.files },
  });
  const { chapters, warnings } = await reader.accepted(files);
  const html = chapters.map(({ chapter_content }) => chapter_content).join('');
  const told = warnings.filter(({ message }) => !message.startsWith('Images without'));
  return { text: chapters.map(({ plain_text }) => plain_text).join('\n'), html, warnings: told };
}

const start = h1('A') + p('Before');
const secret = 'Do not publish';
const run = (inner: string) => `<w:r>${inner}</w:r>`;
const foreign = (inner: string) => `<x:any xmlns:x="urn:example:any">${inner}</x:any>`;
const alternatives = (choice: string, requires: string, fallback = '') =>
  `<mc:AlternateContent><mc:Choice Requires="${requires}">${choice}</mc:Choice>${fallback && `<mc:Fallback>${fallback}</mc:Fallback>`}</mc:AlternateContent>`;
const drawing = (inner: string, kind = 'inline', properties = '') =>
  `<w:drawing><wp:${kind}><wp:docPr id="1" name="x"${properties}/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData>${inner}</a:graphicData></a:graphic></wp:${kind}></w:drawing>`;
const box = (text: string, { cNvPr = '', spPr = '' } = {}) =>
  `<wps:wsp><wps:cNvPr id="2" name="Box"${cNvPr}/><wps:spPr>${spPr}</wps:spPr>${text && `<wps:txbx><w:txbxContent>${p(text)}</w:txbxContent></wps:txbx>`}<wps:bodyPr/></wps:wsp>`;

describe('what is not read is told, with its place and what it said', () => {
  test.each([
    ['in a paragraph', p(foreign(r('Lost words')))],
    ['in a run', p(run(foreign('<w:t>Lost words</w:t>')))],
    ['between paragraphs', foreign(p('Lost words'))],
    ['as text without any element of Word', p(foreign('Lost words'))],
    ['in a table', tbl([tr(['a', 'b']), foreign(tr(['Lost words', '2'])), tr(['c', 'd'])])],
    ['in a cell', tbl([tr([tc(p('a') + foreign(p('Lost words')))])])],
    ['directly in a paragraph', p('<w:t>Lost words</w:t>')],
  ])('ING-09 an unknown element %s', async (_, body) => {
    const { text, warnings } = await read({ body: start + body });
    expect(text).not.toContain('Lost words');
    expect(warnings).toMatchObject([
      {
        place: expect.stringMatching(/^(Paragraph [23]|Table 1)$/),
        excerpt: expect.stringContaining('Lost words'),
        message: 'Something that cannot be read here was left out.',
        remedy: expect.stringContaining('Replace it'),
      },
    ]);
  });

  test('ING-09 a picture in an unknown element, in an unknown kind of graphic, or in ink', async () => {
    const inUnknown = p(foreign(picture('rId9')));
    const graphic = p(run(drawing(foreign('<x:raster/>'), 'inline', ' descr="Solid model"')));
    const ink = p(run('<w:contentPart r:id="rId9"/>'));
    const { warnings, html } = await read({
      body: start + inUnknown + graphic + p('Text') + ink + p('Text'),
    });
    expect(warnings.map(({ place, message }) => `${place}: ${message}`)).toEqual([
      'Paragraph 3: Something that cannot be read here was left out.',
      'Paragraph 4: Something that cannot be read here was left out.',
      'Paragraph 6: Something that cannot be read here was left out.',
    ]);
    expect(warnings[1]?.excerpt).toBe('Solid model');
    expect(html.match(/<img/g)).toHaveLength(1);
  });

  test('ING-09 what only steers programs is not worth a word', async () => {
    const harmless =
      '<w:bookmarkStart w:id="1" w:name="_GoBack"/><w:bookmarkEnd w:id="1"/><w:permStart w:id="2"/><w:permEnd w:id="2"/><w:commentRangeStart w:id="3"/><w:commentRangeEnd w:id="3"/><w:moveFromRangeStart w:id="4" w:name="m"/><w:moveFromRangeEnd w:id="4"/><w:customXmlInsRangeStart w:id="5"/><w:customXmlInsRangeEnd w:id="5"/><w14:conflictIns w:id="6"/>';
    const inRun = run(
      '<w:rPr><w14:ligatures w14:val="all"/></w:rPr><w:lastRenderedPageBreak/><w:softHyphen/><w:annotationRef/><w:t>seen</w:t>',
    );
    const { text, warnings } = await read({ body: start + p(harmless + inRun) + p(foreign('')) });
    expect(text).toBe('A\nBefore\nseen');
    expect(warnings).toEqual([]);
  });

  test('ING-09 text that was moved is there once, where it was moved to', async () => {
    const from = p(`<w:moveFrom w:id="1" w:author="x">${r('Moved words')}</w:moveFrom>${r('stays')}`);
    const to = p(`<w:moveTo w:id="2" w:author="x">${r('Moved words')}</w:moveTo>`);
    const { text, warnings } = await read({ body: start + from + to });
    expect(text).toBe('A\nBefore\nstays\nMoved words');
    expect(warnings).toEqual([]);
  });
});

describe('alternatives', () => {
  test('ING-09 a sign that Word writes for itself and for older programs is there once', async () => {
    const smile = run(
      `<w:t>well </w:t>${alternatives('<w16se:symEx xmlns:w16se="http://schemas.microsoft.com/office/word/2015/wordml/symex" w16se:font="Segoe UI Emoji" w16se:char="1F60A"/>', 'w16se', '<w:t>😊</w:t>')}`,
    );
    const { text, warnings } = await read({ body: start + p(smile) });
    expect(text).toBe('A\nBefore\nwell😊');
    expect(warnings).toEqual([]);
  });

  test('ING-09 what is meant for newer programs only is told, by its own name where it has one', async () => {
    const chart = run(alternatives(drawing('<cx:chart r:id="rId1"/>'), 'cx1'));
    const other = alternatives(foreign(r('Lost words')), 'w99');
    const { warnings } = await read({ body: start + p(chart) + p('Figure 1: Funnel', 'Caption') + p(other) });
    expect(warnings).toMatchObject([
      { place: 'Paragraph 3', message: expect.stringContaining('chart') },
      { place: 'Paragraph 5', excerpt: 'Lost words' },
    ]);
  });

  test('ING-09 rows that are written twice are there once', async () => {
    const rows = alternatives(tr(['new', '1']), 'w14', tr(['old', '2']));
    const { text } = await read({ body: start + tbl([tr(['Name', 'Units']), rows]) });
    expect(text).toContain('new\t1');
    expect(text).not.toContain('old');
  });
});

describe('drawings', () => {
  const group = (inner: string) =>
    `<wpg:wgp><wpg:cNvPr id="3" name="Group"/><wpg:grpSpPr/>${inner}</wpg:wgp>`;

  test('ING-09 a drawing of shapes keeps its text, is told once, and keeps its caption', async () => {
    const shapes = group(box('Step one') + box('') + box('') + box('Step two'));
    const old = `<w:pict><v:group><v:rect><v:textbox><w:txbxContent>${p('Step one')}</w:txbxContent></v:textbox></v:rect></v:group></w:pict>`;
    const { text, html, warnings } = await read({
      body:
        start +
        p(run(alternatives(drawing(shapes), 'wpg', old))) +
        p('Figure 1: Process', 'Caption') +
        p('Text'),
    });
    expect(text).toMatch(/Step one[\s\S]*Step two/);
    expect(html).toContain('<figcaption>Figure 1: Process</figcaption>');
    const shape = warnings.filter(({ message }) => message.startsWith('A drawn shape'));
    expect(shape).toMatchObject([{ place: 'Paragraph 3', excerpt: 'Step one Step two' }]);
  });

  test('ING-09 a line is no loss; a shape and a picture that fills one are', async () => {
    const line = box('', { spPr: '<a:prstGeom prst="straightConnector1"/>' });
    const arrow = box('', { spPr: '<a:prstGeom prst="rightArrow"/>' });
    const filled = box('Caption', { spPr: '<a:blipFill><a:blip r:embed="rId9"/></a:blipFill>' });
    const { warnings } = await read({
      body: start + [line, arrow, filled].map((one) => p(run(drawing(one, 'anchor')))).join(''),
    });
    expect(warnings.map(({ place, message }) => `${place}: ${message}`)).toEqual([
      'Paragraph 4: A drawn shape was left out; of drawings, only their text is kept.',
      'Paragraph 5: A picture that fills a shape was left out.',
      'Paragraph 5: The text of a text box was put below its paragraph.',
    ]);
  });

  test('ING-09 the same in the markup of older versions, with letters along a path and controls', async () => {
    const old = [
      '<v:line from="0,0" to="9,9"/>',
      '<v:oval style="width:9pt"/>',
      '<v:shape style="width:9pt"><v:fill r:id="rId9" type="frame"/></v:shape>',
      '<v:shape style="width:9pt"><v:textpath string="Lost words"/></v:shape>',
    ];
    const control = p(run('<w:object><w:control r:id="rId1" w:name="TextBox1"/></w:object>'));
    const { warnings } = await read({
      body: start + old.map((one) => p(run(`<w:pict>${one}</w:pict>`))).join('') + control,
    });
    expect(warnings.map(({ place, excerpt = '' }) => `${place} ${excerpt}`.trim())).toEqual([
      'Paragraph 4',
      'Paragraph 5',
      'Paragraph 6 Lost words',
      'Paragraph 7 TextBox1',
    ]);
  });

  test('ING-09 a picture without a file, or only with a linked one, is told', async () => {
    const bare = picture('rId9', 'Bare').replace(/<a:blip [\s\S]*<\/a:blip>/, '<a:blip/>');
    const linked = run('<w:pict><v:shape alt="Linked"><v:imagedata r:href="rId7"/></v:shape></w:pict>');
    const { warnings } = await read({
      relations: relation('rId7', 'image', 'http://tracker.example/x.png', true),
      body: start + p(bare) + p('Text') + p(linked) + p('Text'),
    });
    expect(warnings).toMatchObject([
      { place: 'Paragraph 3', excerpt: 'Bare', message: expect.stringContaining('does not hold it') },
      { place: 'Paragraph 5', excerpt: 'Linked', message: expect.stringContaining('only linked') },
    ]);
  });

  test.each([
    ['a box of a group', run(drawing(group(box('seen') + box(secret, { cNvPr: ' hidden="1"' }))))],
    [
      'a group in a group',
      run(
        drawing(
          group(`${box('seen')}<wpg:grpSp><wpg:cNvPr id="4" name="x" hidden="1"/>${box(secret)}</wpg:grpSp>`),
        ),
      ),
    ],
    [
      'a rounded box of older versions',
      run(
        `<w:pict><v:roundrect style="visibility:hidden"><v:textbox><w:txbxContent>${p(secret)}</w:txbxContent></v:textbox></v:roundrect></w:pict>`,
      ),
    ],
    [
      'a picture of a group',
      run(
        drawing(
          `<wpg:wgp>${box('seen')}<pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:nvPicPr><pic:cNvPr id="1" name="x" descr="${secret}" hidden="1"/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId9"/></pic:blipFill></pic:pic></wpg:wgp>`,
        ),
      ),
    ],
  ])('ING-09 %s that is hidden stays hidden, and is told', async (_, content) => {
    const { text, html, warnings } = await read({ body: start + p(content) });
    expect(text + html).not.toContain(secret);
    expect(html).not.toContain('<img');
    expect(warnings).toContainEqual(
      expect.objectContaining({ place: 'Paragraph 3', message: 'Hidden text was left out.' }),
    );
  });
});

describe('equations', () => {
  const math = (inner: string) => p(`<m:oMath>${inner}</m:oMath>`);
  const mr = (text: string, properties = '') => `<m:r>${properties}<m:t>${text}</m:t></m:r>`;

  test.each([
    ['hidden', mr(secret, '<w:rPr><w:vanish/></w:rPr>'), 'Hidden text was left out.'],
    [
      'only a gap',
      `<m:phant><m:phantPr><m:show m:val="0"/></m:phantPr><m:e>${mr(secret)}</m:e></m:phant>`,
      'Hidden text was left out.',
    ],
    [
      'deleted',
      `<w:del w:id="1" w:author="x">${mr(secret)}</w:del>`,
      'Text deleted with Track Changes was left out.',
    ],
    [
      'not of an equation',
      `<m:r><w:footnoteReference w:id="1"/><m:t>y</m:t></m:r>`,
      'Something that cannot be read here was left out.',
    ],
  ])('ING-09 what is %s in an equation is left out and told', async (_, part, message) => {
    const { text, html, warnings } = await read({ body: start + math(mr('x') + part) });
    expect(text + html).not.toContain(secret);
    expect(text).toMatch(/\nx ?y?$/);
    expect(warnings).toMatchObject([{ place: 'Paragraph 3', message }]);
  });

  test('ING-09 braces, signs before a base, and equations between paragraphs are kept', async () => {
    const brace = `<m:groupChr><m:groupChrPr><m:chr m:val="⏞"/><m:pos m:val="top"/></m:groupChrPr><m:e>${mr('ab')}</m:e></m:groupChr>`;
    const before = `<m:sPre><m:sub>${mr('6')}</m:sub><m:sup>${mr('14')}</m:sup><m:e>${mr('C')}</m:e></m:sPre>`;
    const { text, html, warnings } = await read({
      body: `${start}<m:oMath>${brace}</m:oMath>${math(before)}`,
    });
    expect(html).toContain('⏞');
    expect(html).toContain('<mmultiscripts>');
    expect(text).toContain('_6^14C');
    expect(warnings).toEqual([]);
  });
});

describe('text around text', () => {
  test('ING-09 of a word with its pronunciation the word is kept, and the rest is told', async () => {
    const ruby = run(
      `<w:ruby><w:rubyPr/><w:rt>${r('Tōkyō')}</w:rt><w:rubyBase>${r('東京')}${foreign(r('Lost words'))}</w:rubyBase></w:ruby>`,
    );
    const { text, warnings } = await read({ body: start + p(ruby) });
    expect(text).toBe('A\nBefore\n東京');
    expect(warnings).toMatchObject([{ excerpt: 'Tōkyō' }, { excerpt: 'Lost words' }]);
  });

  test('ING-09 a large first letter is part of its word', async () => {
    const { text } = await read({
      body: start + p('T', undefined, '<w:framePr w:dropCap="drop" w:lines="3"/>') + p('he market grows.'),
    });
    expect(text).toBe('A\nBefore\nThe market grows.');
  });

  test('ING-09 the prompt of a cell that nobody has filled in is left out, and the cell stays', async () => {
    const cell = `<w:sdt><w:sdtPr><w:showingPlcHdr/></w:sdtPr><w:sdtContent>${tc('Click here to enter text.')}</w:sdtContent></w:sdt>`;
    const row = `<w:tr>${tc('Europe')}${cell}${tc('7')}</w:tr>`;
    const { text, warnings } = await read({ body: start + tbl([tr(['Region', 'Note', 'Units']), row]) });
    expect(text).toContain('Europe\t\t7');
    expect(warnings).toMatchObject([{ place: 'Table 1', excerpt: 'Click here to enter text.' }]);
  });

  test('ING-09 a footnote that begins with a table or a list keeps it', async () => {
    const footnotes = `<w:footnote w:id="1">${tbl([tr(['Name', 'Units']), tr(['Europe', '7'])])}${p('Its end')}</w:footnote>`;
    const { text } = await read({
      footnotes,
      body: start + p(`${r('Text')}<w:r><w:footnoteReference w:id="1"/></w:r>`),
    });
    expect(text).toContain('Europe\t7');
    expect(text).toContain('Its end');
  });
});

describe('fields', () => {
  const unstored = (instruction: string) =>
    `<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> ${instruction} </w:instrText></w:r><w:r><w:fldChar w:fldCharType="end"/></w:r>`;

  test.each([
    ['SEQ Table \\* ARABIC', true],
    ['SEQ Table \\* ARABIC', false],
    ['FORMDROPDOWN', true],
    ['LISTNUM', false],
    ['MACROBUTTON NoMacro Click here', false],
    ['DOCPROPERTY Price', false],
    ['=SUM(ABOVE)', false],
  ])('ING-09 the field %s without a result (stored: %s) is told', async (instruction, isStored) => {
    const content = isStored ? field(instruction, '<w:r/>') : unstored(instruction);
    const { warnings } = await read({ body: start + p(r('Table ') + content + r(': Sales')) });
    expect(warnings).toMatchObject([
      { place: 'Paragraph 3', excerpt: instruction, remedy: expect.stringContaining('F9') },
    ]);
  });

  test('ING-09 fields that show nothing, and those with a result, are not worth a word', async () => {
    const quiet = ['XE "Stents"', 'TC "Title"', 'PAGE', 'SET x 5'].map(unstored).join('');
    const empty = field('IF 1 = 2 "x" ""', '<w:r/>');
    const { warnings } = await read({
      body: start + p(r('Text') + quiet + empty + field('SEQ Table \\* ARABIC', '3')),
    });
    expect(warnings).toEqual([]);
  });
});
