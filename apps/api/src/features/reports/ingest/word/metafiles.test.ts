import { chmod, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, onTestFinished, type TestContext, test, vi } from 'vitest';
import { hasOffice, officeMs, skipUnlessWorking } from '../../../../testing/office.ts';
import { temporaryFolder } from '../../../../testing/when-over.ts';
import { readRaster } from '../images/raster.ts';
import { png } from '../package.fixture.ts';
import { createPackageReader } from '../package-reader.fixture.ts';
import { isBlank } from './blank-picture.ts';
import { isMetafile, metafileSize } from './metafile-size.ts';
import { emf, pngOf, wmf } from './metafiles.fixture.ts';
import { createConverter } from './metafiles.ts';
import { h1, p, picture, relation, wordFiles } from './word.fixture.ts';

/** A program that is called as LibreOffice is. Its last argument is the picture, the one before it the folder. */
async function standIn(script: string) {
  const folder = await temporaryFolder();
  const program = join(folder, 'office');
  await writeFile(program, `#!/bin/sh\nfor source; do :; done; out=$(dirname "$source")\n${script}\n`);
  await chmod(program, 0o755);
  return { program, folder };
}

function converterOf(options: Parameters<typeof createConverter>[0]) {
  const converter = createConverter(options);
  onTestFinished(() => converter.close());
  return converter;
}

test('ING-09 drawings of Windows programs are recognised by their content, with their size', () => {
  expect([emf(), wmf(true), wmf(false), png].map(isMetafile)).toEqual([true, true, true, false]);
  expect(metafileSize(emf())).toEqual({ width: 26.46, height: 13.23 });
  expect(metafileSize(wmf(true))).toEqual({ width: 50.8, height: 25.4 });
  expect(metafileSize(wmf(false))).toEqual({ width: 160, height: 80 });
  expect(metafileSize(emf().subarray(0, 60))).toBe(null);
});

test('ING-09 the program gets one picture, a profile and a home of its own, and nothing is left of it', async () => {
  const { program, folder } = await standIn(
    `ls "$out" > ${'$'}{0%/*}/seen; echo "$HOME $1" >> ${'$'}{0%/*}/seen; cp ${'$'}{0%/*}/made "$out/picture.png"`,
  );
  await writeFile(join(folder, 'made'), png);
  const converter = createConverter({ program });
  expect(await converter.convert(emf())).toEqual(png);
  const [files, homes] = (await readFile(join(folder, 'seen'), 'utf8')).split('\n');
  expect(files).toBe('picture.fodg');
  expect(homes).toMatch(
    /caliper-metafile-\w+\/picture -env:UserInstallation=file:.*caliper-metafile-\w+\/profile$/,
  );
  await converter.close();
  const home = homes?.split('/picture ')[0] ?? '';
  expect(basename(home)).toMatch(/^caliper-metafile-/);
  expect(await stat(home).catch(() => null)).toBe(null);
});

test('ING-09 a program that hangs is ended with all that it has started', async () => {
  const { program, folder } = await standIn(`(sleep 1; touch ${'$'}{0%/*}/survived) & sleep 60`);
  const begun = Date.now();
  expect(await converterOf({ program, longestMs: 300 }).convert(emf())).toBe(null);
  expect(Date.now() - begun).toBeLessThan(5000);
  await delay(1500);
  expect(await readdir(folder)).not.toContain('survived');
});

test('ING-09 a picture without end fails, and time runs out for a whole file too', async () => {
  const { program } = await standIn('cat /dev/zero > "$out/picture.png"');
  expect(await converterOf({ program }).convert(emf())).toBe(null);
  const { program: slow } = await standIn('sleep 0.3; exit 1');
  const converter = converterOf({ program: slow, longestTotalMs: 200 });
  await converter.convert(emf());
  const begun = Date.now();
  expect(await converter.convert(emf())).toBe(null);
  expect(Date.now() - begun).toBeLessThan(100);
});

test('ING-09 without LibreOffice the finding says how to save the picture', async () => {
  const bare = await temporaryFolder();
  await symlink('/bin/sh', join(bare, 'sh'));
  vi.stubEnv('PATH', bare);
  onTestFinished(() => void vi.unstubAllEnvs());
  const reader = await createPackageReader();
  const { warnings, images } = await reader.accepted(withMetafile());
  // What stands in its place is a drawing of our own.
  expect(images).toMatchObject([{ type: 'image/svg+xml' }]);
  expect(warnings).toMatchObject([
    { place: 'Paragraph 2', excerpt: 'Sales', remedy: expect.stringContaining('Save as Picture') },
  ]);
});

test('ING-09 what LibreOffice makes of the picture is shown', async () => {
  const { program, folder } = await standIn(`cp ${'$'}{0%/*}/made "$out/picture.png"`);
  await symlink(program, join(folder, 'soffice'));
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  const made = pngOf([255, 255, 255], 40, 20, { filter: 0, dot: 100 });
  await writeFile(join(folder, 'made'), made);
  const reader = await createPackageReader();
  const { images, warnings } = await reader.accepted(withMetafile());
  expect(warnings).toEqual([]);
  expect(images).toMatchObject([{ type: 'image/png', width: 40, height: 20 }]);
  expect(readRaster(await reader.bytes(images[0]?.file ?? ''))?.width).toBe(40);
});

test('ING-09 a picture of which the conversion leaves nothing is told, and says so in its place', async () => {
  const { program, folder } = await standIn(`cp ${'$'}{0%/*}/made "$out/picture.png"`);
  await symlink(program, join(folder, 'soffice'));
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  onTestFinished(() => void vi.unstubAllEnvs());
  await writeFile(join(folder, 'made'), pngOf([255, 255, 255], 40, 20));
  const reader = await createPackageReader();
  const { warnings, chapters, images } = await reader.accepted(withMetafile(''));
  expect(images).toMatchObject([{ type: 'image/svg+xml' }]);
  expect(chapters[0]?.chapter_content).toContain('alt="A picture that is not available"');
  expect(warnings).toMatchObject([
    {
      place: 'Paragraph 2',
      excerpt: 'Text',
      message: expect.stringContaining('nothing was left of it'),
      remedy: expect.stringContaining('Save as Picture'),
    },
  ]);
});

test('ING-09 a picture of one colour is blank, however it is stored; one with a dot is not', () => {
  for (const filter of [0, 1, 2, 3, 4]) {
    expect(isBlank(pngOf([250, 250, 250], 30, 10, { filter }))).toBe(true);
    expect(isBlank(pngOf([250, 250, 250], 30, 10, { filter, dot: 100 }))).toBe(false);
  }
  expect(isBlank(png.subarray(0, 40))).toBe(false);
});

function withMetafile(alt = 'Sales') {
  return wordFiles({
    body: h1('A') + p(picture('rId9', alt)) + p('Text'),
    relations: relation('rId9', 'image', 'media/image1.emf'),
    files: { 'word/media/image1.emf': emf() },
  });
}

const where = hasOffice('draw')
  ? 'drawn by LibreOffice'
  : 'not run, LibreOffice is missing: drawn by LibreOffice';

describe.skipIf(!hasOffice('draw'))(where, () => {
  /** With more patience than an upload has: the machine may be busy. */
  async function drawn(metafile: Buffer, skip: TestContext['skip']): Promise<Buffer> {
    const picture = await converterOf({ longestMs: officeMs, longestTotalMs: officeMs }).convert(metafile);
    if (!picture) await skipUnlessWorking('draw', skip);
    return picture ?? Buffer.alloc(0);
  }

  test('ING-09 a picture is a PNG of its proportions', { timeout: 600_000 }, async ({ skip }) => {
    const picture = await drawn(emf(), skip);
    const { width = 0, height = 0 } = readRaster(picture) ?? {};
    expect(width / height).toBeCloseTo(2, 1);
    expect(isBlank(picture)).toBe(false);
  });

  test('ING-09 a drawing without anything in it is blank', { timeout: 600_000 }, async ({ skip }) => {
    expect(isBlank(await drawn(emf(true), skip))).toBe(true);
  });
});
