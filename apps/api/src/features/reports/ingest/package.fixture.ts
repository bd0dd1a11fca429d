import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';
import { temporaryFolder } from '../../../testing/when-over.ts';
import type { Cover } from './content.ts';

/** A red pixel. */
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

export const cover: Cover = {
  title: 'Spinal Implants',
  year: 2026,
  region: 'Global',
  description: 'An invented market, described.',
  productName: 'Caliper',
};

export type PackageFiles = Record<string, string | Buffer>;

/** Writes a package to a file of its own. */
export async function packageOf(files: PackageFiles): Promise<string> {
  const folder = await temporaryFolder();
  const path = join(folder, 'package.zip');
  const zip = new ZipFile();
  for (const [name, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), name);
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(path));
  return path;
}

/** A small package that is accepted without warnings. */
export function goodPackage(): PackageFiles {
  return {
    'chapters/01-introduction.html': '<h1>Introduction</h1><p>What the report is about.</p>',
    'chapters/02-market.html': '<h1>Market</h1><p><img src="../images/chart.png" alt="Sales by year"></p>',
    'images/chart.png': png,
  };
}
