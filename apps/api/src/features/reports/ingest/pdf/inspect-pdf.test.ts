import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../../../testing/when-over.ts';
import { cover, goodPackage } from '../package.fixture.ts';
import { createPackageReader } from '../package-reader.fixture.ts';
import { makeToc } from './documents.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { handMadePdf, packed, pdfOf, streamOf } from './pdf.fixture.ts';

const folder = await temporaryFolder();

async function inspect(pdf: Buffer): Promise<string[]> {
  const path = join(folder, 'sample.pdf');
  await writeFile(path, pdf);
  return (await inspectPdf(path)).map(({ message }) => message);
}

const script = '<< /S /JavaScript /JS (app.alert(1)) >>';
const gif = '<< /Type /EmbeddedFile >>';
const scripts = /holds scripts/;
const opening = /does something by itself/;
const unreadable = /cannot be checked/;

test.each([
  ['written by hand', handMadePdf()],
  ['with packed objects', handMadePdf({ more: { 10: packed({ 11: '<< /Title (x) >>', 12: '[1 2]' }) } })],
  ['that opens at a page', handMadePdf({ catalog: '/OpenAction [3 0 R /XYZ null null 0]' })],
  ['that goes to a page', handMadePdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R /Fit] >>' })],
  [
    'that goes to a page by a reference',
    handMadePdf({ catalog: '/OpenAction 10 0 R', more: { 10: '<</S/GoTo/D[3 0 R/Fit]>>' } }),
  ],
  [
    'with links, also to pages about scripts',
    handMadePdf({
      more: { 10: '<< /Subtype /Link /A << /S /URI /URI (https://a.example/JavaScript/Launch) >> >>' },
    }),
  ],
  [
    'whose text speaks of scripts',
    handMadePdf({
      more: { 10: streamOf('', Buffer.from('BT (write /JavaScript \\) /JS) Tj ET')), 11: '(/Launch)' },
    }),
  ],
])('MEND-35 a harmless document passes: %s', async (_, pdf) => {
  expect(await inspect(pdf)).toEqual([]);
});

test('MEND-35 documents of other programs pass', async () => {
  const guide = new URL('../../../../../../web/public/guide/caliper-guide.pdf', import.meta.url);
  expect(await inspectPdf(fileURLToPath(guide))).toEqual([]);
  expect(await inspect(await pdfOf('With a link'))).toEqual([]);
  expect(await inspectPdf((await makeToc(cover, [], folder)).path)).toEqual([]);
});

test.each([
  ['a script on opening', scripts, handMadePdf({ catalog: `/OpenAction ${script}` })],
  ['a script under an escaped name', scripts, handMadePdf({ more: { 10: '<</S/J#61va#53cript>>' } })],
  ['a named script', scripts, handMadePdf({ catalog: '/Names << /JavaScript 10 0 R >>' })],
  ['a packed script', scripts, handMadePdf({ more: { 10: packed({ 11: '[1]', 12: script }) } })],
  ['a form with scripts', scripts, handMadePdf({ catalog: '/AcroForm << /XFA 10 0 R >>' })],
  [
    'a script in a later revision',
    scripts,
    Buffer.concat([handMadePdf(), Buffer.from(`\n1 0 obj ${script} endobj`)]),
  ],
  ['a script hidden in a text', scripts, handMadePdf({ more: { 10: `(11 0 obj ${script} endobj)` } })],
  [
    'a script hidden in the content of a stream',
    scripts,
    handMadePdf({ more: { 10: streamOf('', Buffer.from(`(\n11 0 obj\n${script}\nendobj`)) } }),
  ],
  [
    'a script whose head has comments',
    scripts,
    Buffer.concat([handMadePdf(), Buffer.from(`\n9 %x\n0 %y\nobj ${script}`)]),
  ],
  [
    'a script in an object that does not end',
    scripts,
    Buffer.concat([handMadePdf(), Buffer.from('\n9 0 obj << /A [ << /S /JavaScript')]),
  ],
  ['a packed script in a text', scripts, handMadePdf({ more: { 10: packedInText() } })],
  ['a program', /start programs/, handMadePdf({ more: { 10: '<< /S /Launch /F (cmd.exe) >>' } })],
  ['a form that is sent', /start programs/, handMadePdf({ more: { 10: '<< /S /SubmitForm >>' } })],
  [
    'an address on opening',
    opening,
    handMadePdf({ catalog: '/OpenAction << /S /URI /URI (https://a.example) >>' }),
  ],
  [
    'an address on opening, elsewhere',
    opening,
    handMadePdf({ catalog: '/OpenAction 10 0 R', more: { 10: '<< /S /URI /URI (https://a.example) >>' } }),
  ],
  [
    'an address on opening after a page',
    opening,
    handMadePdf({ catalog: '/OpenAction << /S /GoTo /D [3 0 R] /Next << /S /URI >> >>' }),
  ],
  ['an opening that is nowhere', opening, handMadePdf({ catalog: '/OpenAction 10 0 R' })],
  ['an action of a page', opening, handMadePdf({ more: { 10: '<< /AA << /O << /S /URI >> >> >>' } })],
  [
    'a file',
    /files are embedded/,
    handMadePdf({ more: { 10: streamOf('/Type /EmbeddedFile', Buffer.from('MZ')) } }),
  ],
  [
    'a packed file',
    /files are embedded/,
    handMadePdf({ more: { 10: packed({ 11: `<< /EF << /F 12 0 R >> >>`, 12: gif }) } }),
  ],
  ['encryption', /is encrypted/, handMadePdf({ trailer: '/Encrypt 10 0 R' })],
  [
    'encryption in a newer form',
    /is encrypted/,
    handMadePdf({ more: { 10: streamOf('/Type /XRef /Encrypt 9 0 R', Buffer.alloc(4)) } }),
  ],
  [
    'objects packed twice',
    unreadable,
    handMadePdf({ more: { 10: packed({ 11: script }, '/Filter [/FlateDecode /LZWDecode]') } }),
  ],
  [
    'objects packed in a rare way',
    unreadable,
    handMadePdf({ more: { 10: packed({ 11: script }, '/Filter /LZWDecode') } }),
  ],
  [
    'objects with a wrong checksum',
    unreadable,
    handMadePdf({ more: { 10: spoiled(packed({ 11: script })) } }),
  ],
  ['objects that unpack to very much', unreadable, handMadePdf({ more: { 10: bomb() } })],
  ['deep nesting', unreadable, handMadePdf({ more: { 10: '['.repeat(10_000) } })],
])('MEND-35 a document with %s is refused', async (_, sentence, pdf) => {
  expect((await inspect(pdf)).join(' ')).toMatch(sentence);
});

/** The first packed object is a text, the second begins within it. */
function packedInText(): string {
  const text = `(${script})`;
  const header = '11 0 12 1\n';
  return streamOf(
    `/N 2 /First ${header.length} /Filter /FlateDecode`,
    deflateSync(Buffer.from(header + text)),
  );
}

function spoiled(stream: string): string {
  return stream.replace(/.{4}\nendstream$/s, '0000\nendstream');
}

function bomb(): string {
  return streamOf('/N 1 /First 5 /Filter /FlateDecode', deflateSync(Buffer.alloc(100 * 1024 * 1024)));
}

test('MEND-35 what only begins like a PDF is not one', async () => {
  for (const text of ['%PDF-1.7\nour own', '%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj', 'MZ'])
    expect(await inspect(Buffer.from(text))).toEqual([expect.stringContaining('This is not a PDF')]);
});

test('MEND-35 objects within objects are not read without end', async () => {
  const nested = handMadePdf({ more: { 10: '(1 0 obj '.repeat(400_000) } });
  const begun = performance.now();
  expect(await inspect(nested)).toEqual([expect.stringMatching(unreadable)]);
  expect(performance.now() - begun).toBeLessThan(20_000);
});

test('MEND-35 a package with such documents is refused, with a finding for each', async () => {
  const reader = await createPackageReader();
  const files = {
    'preview.pdf': handMadePdf({ catalog: `/OpenAction ${script}` }),
    'toc.pdf': handMadePdf({ trailer: '/Encrypt 9 0 R' }),
  };
  expect(await reader.refused({ ...goodPackage(), ...files })).toMatchObject([
    { file: 'preview.pdf', message: expect.stringMatching(scripts) },
    { file: 'preview.pdf', message: expect.stringMatching(opening) },
    { file: 'toc.pdf', message: expect.stringMatching(/is encrypted/) },
  ]);
  expect(await reader.names()).not.toContainEqual(expect.stringMatching(/\.(pdf|part)$/));
});
