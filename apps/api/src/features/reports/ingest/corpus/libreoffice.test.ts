import { spawnSync } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, test } from 'vitest';
import { zipOf } from '../../../../testing/packages.ts';
import { temporaryFolder } from '../../../../testing/when-over.ts';
import { type CorpusPackage, corpusPackages } from './corpus.fixture.ts';
import { differencesIn } from './differences.fixture.ts';

const hasOffice = spawnSync('sh', ['-c', 'command -v soffice']).status === 0;

/** What LibreOffice writes, by the names of its filters. */
const formats = {
  html: 'html:HTML (StarWriter)',
  xhtml: 'xhtml:XHTML Writer File',
  docx: 'docx:MS Word 2007 XML',
} as const;
type Format = keyof typeof formats;

function convert(source: string, filter: string, folder: string): void {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  const out = ['--outdir', join(folder, 'out'), source];
  spawnSync('soffice', [profile, '--headless', '--norestore', '--convert-to', filter, ...out], {
    timeout: 90_000,
    stdio: 'ignore',
  });
}

/** A document of the corpus as LibreOffice exports it now: through a document of its own, as its users have it. */
async function exported(one: CorpusPackage, format: Format): Promise<Omit<CorpusPackage, 'name'>> {
  const folder = await temporaryFolder();
  const source = join(folder, 'report.docx');
  await writeFile(source, await one.bytes());
  convert(source, 'odt', folder);
  convert(join(folder, 'out', 'report.odt'), formats[format], folder);
  const names = (await readdir(join(folder, 'out'))).filter((name) => name !== 'report.odt');
  const files = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, 'out', name))] as const)),
  );
  expect(names).toContain(`report.${format}`);
  const [only = Buffer.alloc(0)] = format === 'docx' ? Object.values(files) : [];
  return {
    fileName: format === 'docx' ? 'report.docx' : 'report.zip',
    expected: one.expected,
    bytes: async () => (format === 'docx' ? only : zipOf(files)),
  };
}

/** Its pages show tracked deletions as any other text, so that nothing can tell them. */
const trackedIn = /^d01/;
/** It writes the first as XML that is not well-formed; formulas of the second need its module for formulas. */
const beyondOffice = /^d0[58]/;

const documents = corpusPackages().filter(
  ({ name, fileName }) => fileName.endsWith('.docx') && !beyondOffice.test(name),
);

describe.skipIf(!hasOffice)('ING-14 exports that LibreOffice makes now (only where it is installed)', () => {
  for (const format of Object.keys(formats) as Format[])
    for (const one of documents.filter(({ name }) => format === 'docx' || !trackedIn.test(name)))
      test(`${one.name} as ${format}`, async () => {
        expect(await differencesIn(await exported(one, format))).toEqual([]);
      });
});
