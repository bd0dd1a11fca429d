import { beforeEach, expect, test } from 'vitest';
import { png } from '../package.fixture.ts';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';
import { field, h1, p, picture, r, relation, tbl, tc, tr, wordFiles } from './word.fixture.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});

const good = h1('A') + p('x');
const entities = '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]>';
const notes = `<w:footnote w:id="1">${p('Note')}</w:footnote>`;
/** What does not pack well, so that it is not refused for that. */
const noise = (index: number) => `${(index * 7919) % 99991}${(index * 104729) % 1299709}`;
/** Far more than any of these should take, far less than the worker may have. */
const patience = { timeout: 30_000 };

test.each([
  '_rels/.rels',
  'word/_rels/document.xml.rels',
  'word/document.xml',
  'word/styles.xml',
  'word/numbering.xml',
  'word/settings.xml',
  'word/comments.xml',
  'word/footnotes.xml',
  'word/endnotes.xml',
  'word/header1.xml',
])('ING-09 a document type in %s is a reason to refuse', async (name) => {
  const files = wordFiles({
    body: good,
    numbering: '',
    settings: '',
    comments: '',
    footnotes: notes,
    endnotes: '',
    header: p('Header'),
  });
  const part = String(files[name]).replace(/^<\?xml[^>]*>/, '');
  const [found] = await reader.refused({ ...files, [name]: entities + part.replace('Note', '&a;') });
  expect(found).toMatchObject({ file: 'report.docx', message: expect.stringContaining('document type') });
});

test('ING-09 parts, templates, pictures and files that are elsewhere are not fetched', async () => {
  const away = 'http://127.0.0.1:9/tracker';
  const kinds = ['styles', 'numbering', 'footnotes', 'comments', 'settings', 'header', 'aFChunk', 'image'];
  const { chapters, warnings, images } = await reader.accepted(
    wordFiles({
      body: `${good}${p(picture('x-image', ''))}<w:altChunk r:id="x-aFChunk"/>${p('<w:subDoc r:id="x-header"/>')}`,
      relations: kinds.map((kind) => relation(`x-${kind}`, kind, away, true)).join(''),
      settings: '<w:attachedTemplate r:id="rId1"/>',
      files: {
        'word/_rels/settings.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${relation('rId1', 'attachedTemplate', `${away}.dotm`, true)}</Relationships>`,
      },
    }),
  );
  expect(JSON.stringify(chapters)).not.toContain('tracker');
  // What stands in the place of the picture is our own.
  expect(images).toMatchObject([{ type: 'image/svg+xml' }]);
  expect(warnings.map(({ message }) => message)).toEqual([
    expect.stringContaining('only linked'),
    'An inserted file was left out.',
    'An inserted file was left out.',
  ]);
});

test.each(['file:///etc/passwd', '/etc/passwd', '..\\..\\etc\\passwd', '%2e%2e/%2e%2e/etc/passwd', ''])(
  'ING-09 a picture that is said to be %s is missing',
  async (target) => {
    const { warnings } = await reader.accepted(
      wordFiles({
        body: good + p(picture('rId7', 'Outside')),
        relations: relation('rId7', 'image', target),
      }),
    );
    expect(warnings).toMatchObject([{ place: 'Paragraph 3', excerpt: 'Outside' }]);
  },
);

test('ING-09 parts that name each other or themselves come to an end', async () => {
  const refer = (id: number) => `<w:r><w:footnoteReference w:id="${id}"/></w:r>`;
  const note = (id: number, to: number) =>
    `<w:footnote w:id="${id}">${p(r(`Note ${id}`) + refer(to))}</w:footnote>`;
  const list = (id: number, follows: string, defines: string) =>
    `<w:abstractNum w:abstractNumId="${id}"><w:styleLink w:val="${defines}"/><w:numStyleLink w:val="${follows}"/></w:abstractNum><w:num w:numId="${id}"><w:abstractNumId w:val="${id}"/></w:num>`;
  const { chapters } = await reader.accepted(
    wordFiles({
      body: good + p(r('Text') + refer(1)) + p('Item', undefined, '<w:numPr><w:numId w:val="1"/></w:numPr>'),
      footnotes: note(1, 2) + note(2, 3) + note(3, 1),
      numbering: list(1, 'B', 'A') + list(2, 'A', 'B'),
      relations:
        relation('x1', 'comments', 'document.xml') +
        relation('x2', 'header', 'document.xml') +
        relation('x3', 'endnotes', '../word/document.xml'),
    }),
  );
  const text = chapters[0]?.plain_text ?? '';
  for (const one of ['Note 1', 'Note 2', 'Note 3']) expect(text.split(one)).toHaveLength(2);
});

test('ING-09 elements that nothing here knows count as others do', patience, async () => {
  const many = Array.from({ length: 810_000 }, (_, index) => `<x:a b="${(index * 7919) % 99991}"/>`).join('');
  const [found] = await reader.refused(
    wordFiles({ body: `${good}<x:any xmlns:x="urn:example:any">${many}</x:any>` }),
  );
  expect(found).toMatchObject({ message: 'The Word file is too large.' });
});

test(
  'ING-09 very many pictures in one paragraph, and fields that never end, take no longer than others',
  patience,
  async () => {
    const many = Array.from({ length: 4000 }, (_, index) => picture(`r${noise(index)}`, '')).join('');
    const { warnings } = await reader.accepted(wordFiles({ body: good + p(r('Words '.repeat(500)) + many) }));
    expect(warnings).toMatchObject([{ place: 'Paragraph 3' }]);
    const open = Array.from({ length: 3000 }, (_, index) =>
      field('PAGE', noise(index)).replace(/<w:r><w:fldChar w:fldCharType="end"\/><\/w:r>$/, ''),
    );
    const [found] = await reader.refused(wordFiles({ body: good + p(open.join('')) }));
    expect(found).toMatchObject({ message: 'Paragraph 3 has too many fields in each other.' });
  },
);

test('ING-09 numbers of lists without measure do no harm', patience, async () => {
  const level = `<w:lvl w:ilvl="0"><w:start w:val="999999"/><w:numFmt w:val="upperRoman"/><w:lvlText w:val="${Array.from({ length: 200_000 }, (_, index) => `%1${noise(index)}`).join('')}"/></w:lvl>`;
  const item = (depth: number) =>
    p('Item', undefined, `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="1"/></w:numPr>`);
  const { chapters } = await reader.accepted(
    wordFiles({
      body: good + item(0).repeat(200) + Array.from({ length: 3000 }, (_, depth) => item(depth)).join(''),
      numbering: `<w:abstractNum w:abstractNumId="1">${level}</w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>`,
    }),
  );
  expect(chapters[0]?.plain_text.length).toBeLessThan(500_000);
});

test('ING-09 tables as deep as the format allows are read or refused', patience, async () => {
  let nested = p('Innermost');
  for (let depth = 0; depth < 70; depth += 1)
    nested = tbl([tr(['a', tc(nested + p('')), 'b']), tr(['1', '2', '3'])]);
  const answer = await reader.read(wordFiles({ body: good + nested }));
  if (answer.accepted) expect(answer.content.chapters[0]?.plain_text).toContain('Innermost');
  else expect(answer.findings.length).toBeGreaterThan(0);
});

test('ING-09 a description without end is cut', patience, async () => {
  const alt = Array.from({ length: 200_000 }, (_, index) => `w${(index * 7919) % 99991}`).join(' ');
  const { chapters } = await reader.accepted(
    wordFiles({
      body: good + p(picture('rId9', alt)) + p('Text'),
      relations: relation('rId9', 'image', 'media/image1.png'),
      files: { 'word/media/image1.png': png },
    }),
  );
  expect(chapters[0]?.chapter_content.length).toBeLessThan(20_000);
});
