import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../testing/when-over.ts';
import { zipBytes } from '../archive/zip.fixture.ts';
import { cover } from '../package.fixture.ts';
import { createPackageReader, type PackageReader } from '../package-reader.fixture.ts';
import { readPackage } from '../read-package.ts';
import { docx, h1, p, tbl, tc, tr, type WordParts, wordFiles, xmlPart } from './word.fixture.ts';

let reader: PackageReader;
beforeEach(async () => {
  reader = await createPackageReader();
});

const refused = async (parts: WordParts, more: Record<string, string | Buffer> = {}) =>
  reader.refused({ ...wordFiles(parts), ...more });

const good = h1('A') + p('x');
const prolog = '<?xml version="1.0"?>';

test('ING-09 entities are never expanded: a document type is a reason to refuse', async () => {
  const laughs = `${prolog}<!DOCTYPE x [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;">]>`;
  const fetched = `${prolog}<!DOCTYPE x SYSTEM "http://x.example/x.dtd">`;
  const document = xmlPart('document', `<w:body>${p('&b;')}</w:body>`).replace(/^<\?.*\?>\s*/, '');
  for (const start of [laughs, fetched]) {
    const found = await refused({ body: good }, { 'word/document.xml': start + document });
    expect(found).toMatchObject([{ file: 'report.docx', message: expect.stringContaining('document type') }]);
  }
  const styles = await refused({ body: good }, { 'word/styles.xml': `${laughs}<w/>` });
  expect(styles).toMatchObject([{ message: expect.stringContaining('document type') }]);
});

test('ING-09 what is not well-formed, not in its charset, or not of Word is refused', async () => {
  const [damaged] = await refused({ body: '<w:p><w:r></w:p>' });
  expect(damaged).toMatchObject({
    message: 'The Word file is damaged.',
    remedy: expect.stringContaining('save it again'),
  });
  const [letters] = await refused({ body: good }, { 'word/document.xml': Buffer.from([0x3c, 0xff, 0xfe]) });
  expect(letters).toMatchObject({ message: 'The Word file is damaged.' });
  const workbook = { '[Content_Types].xml': '<Types/>', 'xl/workbook.xml': '<workbook/>' };
  expect(await reader.refused(workbook)).toMatchObject([{ message: 'This is not a Word file.' }]);
});

test('ING-09 a file of millions of empty paragraphs is refused while it is unpacked', async () => {
  const [found] = await refused({ body: '<w:p/>'.repeat(3_000_000) });
  expect(found).toMatchObject({
    file: 'word/document.xml',
    message: expect.stringContaining('times its packed size'),
  });
});

test('ING-09 more elements than any report has are refused, packed well or not', async () => {
  const noise = Array.from({ length: 900_000 }, (_, index) => `<w:p w:id="${(index * 7919) % 99991}"/>`).join(
    '',
  );
  const [found] = await refused({ body: noise });
  expect(found).toMatchObject({ message: 'The Word file is too large.' });
}, 30_000);

test('ING-09 text without end between two tags is refused by its size', async () => {
  const text = Buffer.alloc(70 * 1024 * 1024);
  for (let index = 0; index < text.length; index += 1) text[index] = 97 + ((index * 31 + (index >> 5)) % 26);
  const [found] = await refused({ body: good }, { 'word/document.xml': text });
  expect(found).toMatchObject({ file: 'word/document.xml' });
}, 30_000);

test('ING-09 deep nesting is refused: of elements, of tables, of text boxes', async () => {
  const deep = `${'<w:sdt><w:sdtContent>'.repeat(400)}${p('x')}${'</w:sdtContent></w:sdt>'.repeat(400)}`;
  expect(await refused({ body: good + deep })).toMatchObject([
    { message: expect.stringContaining('too deeply') },
  ]);
  let nested = p('x');
  for (let depth = 0; depth < 100; depth += 1) nested = tbl([tr([tc(nested + p(''))])]);
  expect(await refused({ body: good + nested })).toMatchObject([
    { message: expect.stringContaining('too deeply') },
  ]);
});

test('ING-09 cells that claim to reach over thousands of columns or rows are refused or do no harm', async () => {
  const wide = tbl([tr([tc('x', '<w:gridSpan w:val="99999"/>')])]);
  expect(await refused({ body: good + wide })).toMatchObject([
    { message: 'Table 1 has more than 100 columns.' },
  ]);
  const free = tbl([tr(['x'], '<w:gridAfter w:val="99999"/>')]);
  expect(await refused({ body: good + free })).toMatchObject([
    { message: 'Table 1 has more than 100 columns.' },
  ]);
});

test('ING-09 styles that are based on each other, and lists that follow each other, come to an end', async () => {
  const style = (id: string, on: string) =>
    `<w:style w:type="paragraph" w:styleId="${id}"><w:name w:val="${id}"/><w:basedOn w:val="${on}"/></w:style>`;
  const { chapters } = await reader.accepted(
    wordFiles({ styles: style('X', 'Y') + style('Y', 'X'), body: p('Text', 'X') }),
  );
  expect(chapters[0]?.plain_text).toBe('Text');
});

test('ING-09 only Word files may be in a package as archives, and they count with it', async () => {
  const inner = await docx({ body: good });
  const [workbook] = await reader.refused({ 'a.docx': inner, 'b.xlsx': inner });
  expect(workbook).toMatchObject({ file: 'b.xlsx', message: expect.stringContaining('archive inside') });
  const [within] = await reader.refused({
    'a.docx': await docx({ body: good, files: { 'word/x.zip': inner } }),
  });
  expect(within).toMatchObject({ file: 'a.docx', message: expect.stringContaining('archive inside') });
  const [hidden] = await reader.refused({ 'a.docx': inner, 'more/b.docx': inner });
  expect(hidden).toMatchObject({ file: 'more/b.docx', message: expect.stringContaining('archive inside') });
});

test('ING-09 the members of all Word files together are counted', async () => {
  const many = Object.fromEntries(Array.from({ length: 1800 }, (_, index) => [`word/x${index}.xml`, '<x/>']));
  const inner = (title: string) => docx({ body: h1(title) + p('x'), files: many });
  const found = await reader.refused({
    'a.docx': await inner('A'),
    'b.docx': await inner('B'),
    'c.docx': await inner('C'),
  });
  expect(found).toMatchObject([
    { file: 'c.docx', message: expect.stringContaining('A package may have 5000') },
  ]);
});

test('ING-09 a file that only says it is a Word file is refused by name, and the others are read on', async () => {
  const found = await reader.refused({
    'a.docx': 'text',
    'b.docx': Buffer.from(await docx({ body: good })).subarray(0, 400),
    'c.docx': await docx({ body: '<w:p>' }),
    'd.doc': 'x',
  });
  expect(found.map(({ file }) => file).sort()).toEqual(['a.docx', 'b.docx', 'c.docx', 'd.doc']);
});

test.each([
  ['leads out of the file', { name: '../../etc/x' }, /"\.\."/],
  ['is there twice', { name: 'WORD/document.xml' }, /twice/],
  ['is a link', { name: 'word/media/x.png', mode: 0o120777 }, /symbolic link/],
])('ING-09 a Word file with a member that %s is refused', async (_, part, reason) => {
  const members = Object.entries(wordFiles({ body: good })).map(([name, data]) => ({
    name,
    data: Buffer.from(data),
  }));
  const path = join(await temporaryFolder(), 'x.docx');
  await writeFile(path, zipBytes([...members, { data: Buffer.from('x'), ...part }]));
  const answer = await readPackage({ zip: path, folder: reader.folder, writeup: true, cover });
  expect(answer).toMatchObject({ accepted: false, findings: [{ message: expect.stringMatching(reason) }] });
});

test('ING-09 an old Word file, or one with a password, gets an answer that says what to do', async () => {
  const path = join(await temporaryFolder(), 'x.doc');
  await writeFile(path, Buffer.from('d0cf11e0a1b11ae1', 'hex'));
  const answer = await readPackage({ zip: path, folder: reader.folder, writeup: true, cover });
  expect(answer).toMatchObject({
    accepted: false,
    findings: [
      { file: '', message: expect.stringContaining('.doc'), remedy: expect.stringContaining('.docx') },
    ],
  });
});

test('ING-09 text that looks like markup stays text', async () => {
  const script =
    '<w:r><w:t>&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt;</w:t></w:r>';
  const name = '&quot;&gt;&lt;script&gt;';
  const linked = `<w:bookmarkStart w:id="0" w:name="${name}"/><w:hyperlink w:anchor="${name}">${script}</w:hyperlink>`;
  const { chapters } = await reader.accepted(
    wordFiles({ body: h1('A') + p(script) + p(linked) + tbl([tr([tc(p(script)), tc(p(script))])]) }),
  );
  expect(chapters[0]?.chapter_content).not.toMatch(/<(script|img)/);
  expect(chapters[0]?.plain_text).toContain('<script>alert(1)</script>');
});

/** Always the same numbers, so that a failure can be repeated. */
function dice(seed: number) {
  let state = seed;
  return (sides: number) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state % sides;
  };
}

test('ING-09 a file with any tags lost, doubled or exchanged is read or refused, and never breaks the reader', async () => {
  const field =
    '<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText>TOC</w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>';
  const whole =
    good +
    p(`${field}<w:footnoteReference w:id="1"/>`) +
    tbl([
      tr([tc('x', '<w:vMerge w:val="restart"/>'), 'y']),
      tr([tc('', '<w:vMerge/>'), 'z'], '<w:tblHeader/>'),
    ]) +
    p(
      '<w:del><w:r><w:delText>d</w:delText></w:r></w:del><w:sdt><w:sdtContent><w:r><w:t>s</w:t></w:r></w:sdtContent></w:sdt>',
    );
  const elements = whole.match(/<[^>]+>|[^<]+/g) ?? [];
  for (let seed = 1; seed <= 120; seed += 1) {
    const roll = dice(seed);
    const changed = [...elements];
    for (let times = 0; times < 4; times += 1) {
      const [from, to] = [roll(changed.length), roll(changed.length)];
      // Whole elements without content can be put anywhere, and the file stays well-formed.
      if (/\/>$/.test(changed[from] ?? '')) changed.splice(to, 0, changed[from] ?? '');
      else changed[from] = (changed[from] ?? '').replace(/^<(\/?)w:\w+/, roll(4) === 0 ? '<$1w:p' : '$&');
    }
    const answer = await reader.read(wordFiles({ body: changed.join('') }));
    if (!answer.accepted) expect(answer.findings.length).toBeGreaterThan(0);
  }
}, 60_000);
