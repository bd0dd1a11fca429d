import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasOffice } from '../../../../testing/office.ts';
import { zipOf } from '../../../../testing/packages.ts';
import { type CorpusPackage, corpusPackages } from './corpus.fixture.ts';
import { differencesIn } from './differences.fixture.ts';

/** What LibreOffice writes, by the names of its filters. */
const formats = {
  html: 'html:HTML (StarWriter)',
  xhtml: 'xhtml:XHTML Writer File',
  docx: 'docx:MS Word 2007 XML',
} as const;
type Format = keyof typeof formats;

/** Its pages show tracked deletions as any other text, so that nothing can tell them. */
const trackedIn = /^d01/;
/** It writes the first as XML that is not well-formed; formulas of the second need its module for formulas. */
const beyondOffice = /^d0[58]/;

const documents = corpusPackages().filter(
  ({ name, fileName }) => fileName.endsWith('.docx') && !beyondOffice.test(name),
);

let folder: string;

/** All documents at once: most of the time is for starting the program. */
async function convert(from: string, extension: string, to: string, filter: string): Promise<void> {
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
  const sources = documents.map(({ name }) => join(folder, from, `${name}.${extension}`));
  const options = ['--headless', '--norestore', '--convert-to', filter, '--outdir', join(folder, to)];
  spawnSync('soffice', [profile, ...options, ...sources], { timeout: 110_000, stdio: 'ignore' });
}

/** A document of the corpus as LibreOffice exports it now, with the images that it puts beside it. */
async function exported({ name, expected }: CorpusPackage, format: Format) {
  const names = (await readdir(join(folder, format))).filter((one) => one.startsWith(name));
  expect(names).toContain(`${name}.${format}`);
  const read = async (one: string) => [one, await readFile(join(folder, format, one))] as const;
  const files = Object.fromEntries(await Promise.all(names.map(read)));
  if (format !== 'docx') return { fileName: 'report.zip', expected, bytes: () => zipOf(files) };
  const [only = Buffer.alloc(0)] = Object.values(files);
  return { fileName: 'report.docx', expected, bytes: async () => only };
}

describe.skipIf(!hasOffice('writer'))(
  'ING-14 exports that LibreOffice makes now (only where it is installed)',
  () => {
    beforeAll(async () => {
      folder = await mkdtemp(join(tmpdir(), 'caliper-office-'));
      await mkdir(join(folder, 'sources'));
      for (const one of documents)
        await writeFile(join(folder, 'sources', `${one.name}.docx`), await one.bytes());
      // Through a document of its own, as its users have it.
      await convert('sources', 'docx', 'own', 'odt');
      for (const [format, filter] of Object.entries(formats)) await convert('own', 'odt', format, filter);
    }, 400_000);
    afterAll(() => rm(folder, { recursive: true, force: true }));

    for (const format of Object.keys(formats) as Format[])
      for (const one of documents.filter(({ name }) => format === 'docx' || !trackedIn.test(name)))
        test(`${one.name} as ${format}`, async () => {
          expect(await differencesIn(await exported(one, format))).toEqual([]);
        });
  },
);
