import { beforeEach, describe, expect, test } from 'vitest';
import { png } from '../package.fixture.ts';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';
import {
  docx,
  field,
  h1,
  p,
  picture,
  r,
  relation,
  standardStyles,
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

/** The chapters of a Word file that is uploaded by itself. */
async function read(parts: WordParts) {
  const content = await reader.accepted(wordFiles(parts));
  const html = content.chapters.map(({ chapter_content }) => chapter_content).join('');
  return { ...content, html: html.replace(/ (id|scope|data-kind|data-table)="[^"]*"/g, '') };
}

const body = async (content: string, parts: Partial<WordParts> = {}) =>
  (await read({ body: h1('A') + content, ...parts })).html.replace('<h1>A</h1>', '');

describe('chapters and headings', () => {
  test('ING-09 a Word file is a package: each Heading 1 begins a chapter', async () => {
    const { chapters, html, warnings } = await read({
      body:
        h1('Introduction') +
        p('What it is about.') +
        p('Scope', 'Heading2') +
        h1('Market') +
        p('Sales grew.'),
    });
    expect(chapters.map(({ chapter_title }) => chapter_title)).toEqual(['Introduction', 'Market']);
    expect(html).toBe(
      '<h1>Introduction</h1><p>What it is about.</p><h2>Scope</h2><h1>Market</h1><p>Sales grew.</p>',
    );
    expect(warnings).toEqual([]);
  });

  test('ING-09 a ZIP of Word files is a package: each is a chapter, in the natural order of their names', async () => {
    const { chapters, images } = await reader.accepted({
      'Part 10 Outlook.docx': await docx({ body: h1('Outlook') + p('x') }),
      'Part 2 Market.docx': await docx({
        body: h1('Market') + p(picture('rId9')),
        relations: relation('rId9', 'image', 'media/image1.png'),
        files: { 'word/media/image1.png': png },
      }),
      '~$rt 2 Market.docx': 'owner',
      'Part 3 Prices.docx': await docx({ body: p('No heading here.') }),
    });
    expect(chapters.map(({ chapter_title }) => chapter_title)).toEqual([
      'Market',
      'Part 3 Prices',
      'Outlook',
    ]);
    expect(images).toHaveLength(1);
    // Nothing is left of the files that were unpacked on the way.
    expect((await reader.names()).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test('ING-09 pages and Word files may be mixed in chapters/', async () => {
    const { chapters } = await reader.accepted({
      'chapters/02-market.docx': await docx({ body: h1('Market') + p('x') }),
      'chapters/01-introduction.html': '<h1>Introduction</h1><p>x</p>',
    });
    expect(chapters.map(({ chapter_title }) => chapter_title)).toEqual(['Introduction', 'Market']);
  });

  test.each([
    ['a localised style, by its name', '<w:name w:val="heading 1"/>'],
    [
      'a style of the house, by its level',
      '<w:name w:val="Kapitel"/><w:pPr><w:outlineLvl w:val="0"/></w:pPr>',
    ],
    ['a style based on a heading', '<w:name w:val="Kapitel"/><w:basedOn w:val="Heading1"/>'],
  ])('ING-09 headings are recognised from %s', async (_, inner) => {
    const styles = `${standardStyles}<w:style w:type="paragraph" w:styleId="berschrift1">${inner}</w:style>`;
    const { chapters } = await read({
      styles,
      body: p('Eins', 'berschrift1') + p('x') + p('Zwei', 'berschrift1') + p('y'),
    });
    expect(chapters.map(({ chapter_title }) => chapter_title)).toEqual(['Eins', 'Zwei']);
  });

  test('ING-09 a level of its own counts, and level 9 makes text of a heading style', async () => {
    const html = await body(
      p('Own', undefined, '<w:outlineLvl w:val="2"/>') + p('Text', 'Heading2', '<w:outlineLvl w:val="9"/>'),
    );
    expect(html).toBe('<h3>Own</h3><p><b>Text</b></p>');
  });

  test('ING-09 the title is a heading where there is no Heading 1, and otherwise that of the whole file', async () => {
    const { chapters } = await read({ body: p('Knees', 'Title') + p('x') });
    expect(chapters[0]?.chapter_title).toBe('Knees');
    const { html, warnings } = await read({
      body: p('Knees', 'Title') + p('Draft of May') + h1('Market') + p('x'),
    });
    expect(html).toBe('<p>Draft of May</p><h1>Market</h1><p>x</p>');
    expect(warnings).toMatchObject([
      { file: 'report.docx', place: 'Paragraph 1', excerpt: 'Knees' },
      { place: 'Paragraph 2', message: expect.stringContaining('before the first Heading 1') },
    ]);
  });

  test('ING-09 numbers of headings are those that Word shows', async () => {
    const numbering = `<w:abstractNum w:abstractNumId="4"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="Heading1"/><w:lvlText w:val="%1"/></w:lvl><w:lvl w:ilvl="1"><w:start w:val="1"/><w:numFmt w:val="decimal"/><w:pStyle w:val="Heading2"/><w:lvlText w:val="%1.%2"/></w:lvl></w:abstractNum><w:num w:numId="7"><w:abstractNumId w:val="4"/></w:num>`;
    const numbered = standardStyles.replace(
      /<w:pPr>(?=<w:outlineLvl w:val="[01]")/g,
      '<w:pPr><w:numPr><w:numId w:val="7"/></w:numPr>',
    );
    const { html } = await read({
      numbering,
      styles: numbered,
      body:
        h1('One') + p('Sub', 'Heading2') + p('Sub', 'Heading2') + h1('Two') + p('Sub', 'Heading2') + p('x'),
    });
    expect(html).toBe('<h1>1 One</h1><h2>1.1 Sub</h2><h2>1.2 Sub</h2><h1>2 Two</h1><h2>2.1 Sub</h2><p>x</p>');
  });
});

describe('text', () => {
  test('ING-09 runs that Word has split are joined, with their looks', async () => {
    const html = await body(
      p(
        r('Sales ') +
          r('grew', '<w:b/>') +
          r(' by 5 m', '<w:i/>') +
          r('2', '<w:vertAlign w:val="superscript"/>'),
      ),
    );
    expect(html).toBe('<p>Sales <b>grew</b><i> by 5 m</i><sup>2</sup></p>');
  });

  test('ING-09 looks come from styles too, and are switched off again', async () => {
    const html = await body(p(r('Bold ') + r('not', '<w:b w:val="0"/>'), 'Strong'));
    expect(html).toBe('<p><b>Bold </b>not</p>');
  });

  test('ING-09 tabs, breaks, hyphens and symbols', async () => {
    const html = await body(
      p(
        '<w:r><w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t><w:noBreakHyphen/><w:t>d</w:t><w:softHyphen/><w:t>e</w:t><w:br w:type="page"/></w:r>' +
          '<w:r><w:sym w:font="Wingdings" w:char="F0FC"/><w:sym w:font="Symbol" w:char="F0B3"/></w:r>' +
          '<w:r><w:rPr><w:rFonts w:ascii="Symbol"/></w:rPr><w:t>\uf061</w:t></w:r>',
      ),
    );
    expect(html).toBe('<p>a b<br>c\u2011de ✓≥α</p>');
  });

  test('ING-09 content controls, tags, insertions and moved text are read through', async () => {
    const html = await body(
      `${p(
        `<w:sdt><w:sdtPr/><w:sdtContent>${r('a')}</w:sdtContent></w:sdt><w:smartTag>${r('b')}</w:smartTag><w:ins w:id="1" w:author="x">${r('c')}</w:ins><w:moveFrom>${r('no')}</w:moveFrom><w:moveTo>${r('d')}</w:moveTo>`,
      )}<w:sdt><w:sdtContent>${p('e')}</w:sdtContent></w:sdt>`,
    );
    expect(html).toBe('<p>abcd</p><p>e</p>');
  });

  test('ING-09 fields show their stored result, in one run or in several', async () => {
    const html = await body(
      p(`${r('Table ')}${field('SEQ Table \\* ARABIC', '3')}${r(': Units')}`, 'Caption') +
        p(`${r('Figure ')}<w:fldSimple w:instr=" SEQ Figure ">${r('7')}</w:fldSimple>`) +
        p(field(`IF ${field('MERGEFIELD x', 'inner')} = 1`, 'outer')),
    );
    expect(html).toBe('<p>Table 3: Units</p><p>Figure 7</p><p>outer</p>');
  });

  test('ING-09 links lead to the web and to bookmarks', async () => {
    const { chapters, html } = await read({
      body:
        h1('A') +
        p(
          `<w:hyperlink r:id="rId5">${r('out')}</w:hyperlink>${r(' ')}<w:hyperlink w:anchor="_Ref1">${r('in')}</w:hyperlink>${r(' ')}${field('REF _Ref1 \\h', 'ref')}${r(' ')}${field('HYPERLINK "https://y.example/" \\o "tip"', 'field')}`,
        ) +
        p(`<w:bookmarkStart w:id="0" w:name="_Ref1"/>${r('There')}<w:bookmarkEnd w:id="0"/>`),
      relations: relation('rId5', 'hyperlink', 'https://x.example/?a=1&amp;b=2', true),
    });
    const there = chapters[0]?.blocks.at(-1);
    const web = 'rel="noopener noreferrer" target="_blank"';
    expect(html).toContain(
      `<a href="https://x.example/?a=1&amp;b=2" ${web}>out</a> <a href="#${there}">in</a> <a href="#${there}">ref</a> <a href="https://y.example/" ${web}>field</a>`,
    );
  });

  test('ING-09 an equation is a formula', async () => {
    const t = (text: string) => `<m:r><m:t>${text}</m:t></m:r>`;
    const math = `<m:oMath>${t('x=')}<m:f><m:num>${t('a+b')}</m:num><m:den>${t('2')}</m:den></m:f><m:rad><m:radPr><m:degHide m:val="1"/></m:radPr><m:deg/><m:e>${t('c')}</m:e></m:rad></m:oMath>`;
    const { html, warnings, chapters } = await read({ body: h1('A') + p(r('Growth is ') + math) });
    expect(html).toContain(
      '<mfrac><mrow><mi>a</mi><mo>+</mo><mi>b</mi></mrow><mrow><mn>2</mn></mrow></mfrac>',
    );
    expect(html).toContain('<msqrt><mrow><mi>c</mi></mrow></msqrt></math>');
    expect(chapters[0]?.plain_text).toContain('Growth is x');
    expect(warnings).toEqual([]);
  });
});

describe('lists', () => {
  const level = (number: number, format: string, text: string, start = 1) =>
    `<w:lvl w:ilvl="${number}"><w:start w:val="${start}"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
  const numbering = `<w:abstractNum w:abstractNumId="0">${level(0, 'decimal', '%1.')}${level(1, 'lowerLetter', '%2)')}${level(2, 'decimal', '%1.%2.%3')}</w:abstractNum>
    <w:abstractNum w:abstractNumId="1">${level(0, 'bullet', '\uf0b7')}${level(1, 'bullet', 'o')}</w:abstractNum>
    <w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num><w:num w:numId="2"><w:abstractNumId w:val="1"/></w:num>
    <w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"><w:startOverride w:val="1"/></w:lvlOverride></w:num>`;
  const item = (text: string, list: number, depth = 0) =>
    p(text, undefined, `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr>`);

  test('ING-09 lists are nested, go on after a paragraph, and start again where they say so', async () => {
    const html = await body(
      item('one', 1) +
        item('a', 1, 1) +
        item('b', 1, 1) +
        item('two', 1) +
        p('between') +
        item('three', 1) +
        item('anew', 3),
      { numbering },
    );
    expect(html).toBe(
      '<ol><li>one<ol type="a"><li>a</li><li>b</li></ol></li><li>two</li></ol><p>between</p><ol start="3"><li>three</li></ol><ol><li>anew</li></ol>',
    );
  });

  test('ING-09 bullets are lists without numbers', async () => {
    const html = await body(item('x', 2) + item('y', 2, 1) + item('z', 2), { numbering });
    expect(html).toBe('<ul><li>x<ul><li>y</li></ul></li><li>z</li></ul>');
  });

  test('ING-09 a number that no list of a page can show is written as text', async () => {
    const html = await body(item('one', 1) + item('deep', 1, 2), { numbering });
    expect(html).toBe('<ol><li>one</li></ol><p>1.a.1 deep</p>');
  });
});

describe('tables', () => {
  const merge = (value = '') => `<w:vMerge${value && ` w:val="${value}"`}/>`;

  test('ING-09 cells merged across and down keep their reach, and the head is all that its cells reach', async () => {
    const html = await body(
      tbl([
        tr([tc('Region', merge('restart')), tc('Sales', '<w:gridSpan w:val="2"/>')], '<w:tblHeader/>'),
        tr([tc('', merge()), '2025', '2026']),
        tr(['Europe', '1.0', '2.0']),
      ]),
    );
    expect(html).toBe(
      '<table><thead><tr><th rowspan="2">Region</th><th colspan="2">Sales</th></tr><tr><th>2025</th><th>2026</th></tr></thead><tbody><tr><th>Europe</th><td>1.0</td><td>2.0</td></tr></tbody></table>',
    );
  });

  test('ING-09 columns that a row leaves free stay free, so that numbers stay in their columns', async () => {
    const html = await body(
      tbl([
        tr(['a', 'b', 'c'], '<w:tblHeader/>'),
        tr(['2', '3'], '<w:gridBefore w:val="1"/>'),
        tr(['1', '2'], '<w:gridAfter w:val="1"/>'),
      ]),
    );
    expect(html).toContain('<tr><td></td><td>2</td><td>3</td></tr><tr><td>1</td><td>2</td><td></td></tr>');
  });

  test('ING-09 the style of a table makes its first row bold, and alignment is kept', async () => {
    const html = await body(
      tbl(
        [
          tr(['Name', 'Note']),
          tr(['a', tc(p('b', undefined, '<w:jc w:val="right"/>'), '<w:vAlign w:val="center"/>')]),
        ],
        '<w:tblStyle w:val="TableGrid"/><w:tblLook w:val="04A0"/>',
      ),
    );
    expect(html).toContain('<b>Name</b>');
    expect(html).toContain('<td style="text-align: right; vertical-align: middle">b</td>');
  });

  test('ING-09 what is unclear in a table names it as it is counted in the file', async () => {
    const table = (value: string) =>
      tbl([tr(['Name', '2025'], '<w:tblHeader/>'), tr(['Europe', value]), tr(['Asia', '(1)'])]);
    const { warnings } = await read({
      body: h1('A') + table('5') + p('x') + h1('B') + table('(2)'),
    });
    expect(warnings).toContainEqual(expect.objectContaining({ file: 'report.docx', place: 'Table 2' }));
  });

  test('ING-09 a table in a cell stays in it', async () => {
    const html = await body(tbl([tr(['a', tc(tbl([tr(['x', 'y'])]) + p(''))]), tr(['1', '2'])]));
    expect(html).toContain('x');
    expect(html.match(/<table/g)).toHaveLength(2);
  });
});

describe('notes', () => {
  const footnotes = `<w:footnote w:type="separator" w:id="-1">${p('')}</w:footnote><w:footnote w:id="1">${p(`<w:r><w:footnoteRef/></w:r>${r(' First note.')}`)}</w:footnote><w:footnote w:id="2">${p('Second note.')}</w:footnote>`;
  const reference = (id: number) =>
    `<w:r><w:rPr><w:rStyle w:val="FootnoteReference"/></w:rPr><w:footnoteReference w:id="${id}"/></w:r>`;

  test('ING-09 footnotes stand at the end of their chapter and are linked both ways', async () => {
    const { chapters } = await read({
      footnotes,
      body: h1('A') + p(r('x') + reference(2)) + p('more') + h1('B') + p(r('y') + reference(1)),
    });
    const [first, second] = chapters;
    const [, text, , note] = first?.blocks ?? [];
    expect(first?.chapter_content).toContain(`x<a href="#${note}"><sup>1</sup></a>`);
    expect(first?.chapter_content).toContain(`<a href="#${text}">¹</a> Second note.`);
    expect(second?.plain_text).toBe('B\ny²\n² First note.');
  });

  test('ING-09 footnotes of a table stand below it, and are its notes', async () => {
    const { chapters } = await read({
      footnotes,
      body:
        h1('A') +
        tbl([tr(['Name', 'Units'], '<w:tblHeader/>'), tr(['Europe', tc(p(r('5') + reference(1)))])]) +
        p('Source: company reports.') +
        p(r('Text') + reference(2)),
    });
    expect(chapters[0]?.plain_text).toMatch(
      /\n¹ First note\.\nSource: company reports\.\nText²\n² Second note\.$/,
    );
    expect(chapters[0]?.tables[0]?.footnotes).toEqual(['¹ First note.', 'Source: company reports.']);
  });

  test('ING-09 endnotes count in their own way, and a mark of the author stays as it is', async () => {
    const endnotes = `<w:endnote w:id="1">${p('End.')}</w:endnote>`;
    const { chapters } = await read({
      footnotes,
      endnotes,
      body:
        h1('A') +
        p(
          `${r('x')}<w:r><w:footnoteReference w:customMarkFollows="1" w:id="1"/><w:t>*</w:t></w:r>${r('y')}<w:r><w:endnoteReference w:id="1"/></w:r>`,
        ),
    });
    expect(chapters[0]?.plain_text).toBe('A\nx*yⁱ\n* First note.\nⁱ End.');
  });
});

describe('pictures', () => {
  const relations =
    relation('rId9', 'image', 'media/image1.png') + relation('rId10', 'image', 'media/image2.svg');
  const files = { 'word/media/image1.png': png };

  test('ING-09 a picture has its description, and one that is used twice is stored once', async () => {
    const { html, images } = await read({
      relations,
      files,
      body: h1('A') + p(picture('rId9')) + p(picture('rId9', 'Again')),
    });
    expect(html).toContain(
      `<figure><img data-image="${images[0]?.file}" alt="Sales" width="1" height="1"></figure>`,
    );
    expect(images).toHaveLength(1);
  });

  test('ING-09 a drawing is preferred to the picture beside it, unless there is anything wrong with it', async () => {
    const svgBlip =
      '<a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="rId10"/></a:ext></a:extLst>';
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><path d="M0 0h4"/></svg>';
    const shown = async (drawing: string) =>
      (
        await read({
          relations,
          files: { ...files, 'word/media/image2.svg': drawing },
          body: h1('A') + p(picture('rId9', 'x', svgBlip)),
        })
      ).images.map(({ type }) => type);
    expect(await shown(svg)).toEqual(['image/svg+xml']);
    expect(await shown(svg.replace('</svg>', '</g>'))).toEqual(['image/png']);
  });

  test('ING-09 pictures of older programs are read, and what floats stands below its paragraph', async () => {
    const old =
      '<w:r><w:pict><v:shape style="width:1pt" alt="Old"><v:imagedata r:id="rId9" o:title=""/></v:shape></w:pict></w:r>';
    const floating = picture('rId9', 'Floats').replaceAll('wp:inline', 'wp:anchor');
    const { html } = await read({ relations, files, body: h1('A') + p(old) + p(r('Text') + floating) });
    expect(html).toMatch(
      /<figure><img [^>]*alt="Old"[^>]*><\/figure><p>Text<\/p><figure><img [^>]*alt="Floats"/,
    );
  });

  test('ING-09 a text box is written once, below its paragraph, with a finding', async () => {
    const text = `<w:txbxContent>${p('Boxed')}</w:txbxContent>`;
    const box = `<w:r><mc:AlternateContent><mc:Choice Requires="wps"><w:drawing><wp:anchor><wp:docPr id="1" name="Box"/><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><wps:wsp><wps:txbx>${text}</wps:txbx></wps:wsp></a:graphicData></a:graphic></wp:anchor></w:drawing></mc:Choice><mc:Fallback><w:pict><v:shape><v:textbox>${text}</v:textbox></v:shape></w:pict></mc:Fallback></mc:AlternateContent></w:r>`;
    const { html, warnings } = await read({ body: h1('A') + p(r('Text') + box) });
    expect(html).toBe('<h1>A</h1><p>Text</p><p>Boxed</p>');
    expect(warnings).toMatchObject([
      { place: 'Paragraph 2', excerpt: 'Boxed', message: expect.stringContaining('text box') },
    ]);
  });
});
