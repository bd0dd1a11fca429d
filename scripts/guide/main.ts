import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Browser } from '@playwright/test';
import { launch } from '../../bench/src/browser.ts';
import { type Installation, openInstallation } from '../../bench/src/installation.ts';
import { writeAlone, writeBook } from './book.ts';
import { openCamera } from './camera.ts';
import { guidePictures } from './guide-pictures.ts';
import { helpPictures } from './help-pictures.ts';
import { bringToLife } from './life.ts';
import { type Chapter, readChapter } from './markdown.ts';
import { countPages, print } from './print.ts';
import { toWebp } from './webp.ts';

const root = join(import.meta.dirname, '../..');
const help = join(root, 'apps/web/src/features/system/admin-help/pictures');
const guide = join(root, 'apps/web/public/guide/caliper-guide.pdf');
const pagesBefore = 2;

await using installation = await openInstallation({ CAPTCHA_WORK: '1' });
await bringToLife(installation);
const browser = await launch();
await takeHelpPictures(browser, installation);
await writeGuide(browser, await takeGuidePictures(browser, installation));
await browser.close();

async function takeHelpPictures(browser: Browser, installation: Installation): Promise<void> {
  const take = openCamera(browser, installation, { width: 1440, pixels: 1440, shape: 16 / 9 });
  const page = await browser.newPage();
  for (const picture of helpPictures) {
    const file = await toWebp(page, await take(picture, 'png'));
    save(join(help, `${picture.name}.webp`), file);
  }
}

async function takeGuidePictures(browser: Browser, installation: Installation) {
  const take = openCamera(browser, installation, { width: 1300, pixels: 1625, shape: 16 / 9 });
  const taken = new Map<string, string>();
  for (const picture of guidePictures) {
    const file = await take(picture, 'jpeg');
    console.log(`${picture.name}: ${kilobytes(file)} KB`);
    taken.set(picture.name, `data:image/jpeg;base64,${file.toString('base64')}`);
  }
  return taken;
}

async function writeGuide(browser: Browser, pictures: Map<string, string>): Promise<void> {
  const chapters = readChapters(pictures);
  const page = await browser.newPage();
  const pages: number[] = [];
  let next = pagesBefore + 1;
  for (const chapter of chapters) {
    pages.push(next);
    next += countPages(await print(page, writeAlone(chapter))) - 1;
  }
  const edition = new Date().toLocaleDateString('en-GB', { month: 'long', year: 'numeric' });
  save(guide, await print(page, writeBook(chapters, pages, edition)));
}

function readChapters(pictures: Map<string, string>): Chapter[] {
  const folder = join(root, 'docs/guide');
  const picture = (name: string) => {
    const source = pictures.get(name);
    if (!source) throw new Error(`There is no picture ${name}: add it to guide-pictures.ts`);
    return source;
  };
  return globSync('[0-9]*.md', { cwd: folder })
    .sort()
    .map((file) => readChapter(readFileSync(join(folder, file), 'utf8'), picture));
}

function save(path: string, file: Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, file);
  console.log(`${path.slice(root.length + 1)}: ${kilobytes(file)} KB`);
}

function kilobytes(file: Buffer): number {
  return Math.round(file.length / 1024);
}
