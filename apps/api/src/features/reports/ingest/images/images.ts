import { readFile, rm } from 'node:fs/promises';
import type { Finding } from '@caliper/contract/problem.ts';
import type { Archive } from '../../../../platform/zip/archive.ts';
import type { StagedFile } from '../content.ts';
import { decodePage } from '../html/decode.ts';
import type { Placed } from '../layout.ts';
import { find, type Notes, noteRefusal, warn } from '../notes.ts';
import { type Draft, finish, stageBytes, stageStream } from '../staged-files.ts';
import { imageLimits } from './limits.ts';
import { extensionOf, readRaster } from './raster.ts';
import { rebuildSvg, type SvgProblem } from './svg.ts';

/** Every image of the package by name; null for one that was reported. */
export async function stageImages(
  archive: Archive,
  images: Placed[],
  folder: string,
  notes: Notes,
): Promise<Map<string, StagedFile | null>> {
  const staged = new Map<string, StagedFile | null>();
  for (const image of images) staged.set(image.name, await stageImage(archive, image, folder, notes));
  return staged;
}

async function stageImage(
  archive: Archive,
  { member, name }: Placed,
  folder: string,
  notes: Notes,
): Promise<StagedFile | null> {
  const isDrawing = extensionOf(name) === 'svg';
  try {
    const draft = await stageStream(
      folder,
      archive.unpack(member, isDrawing ? imageLimits.svg : imageLimits.raster),
    );
    return isDrawing
      ? await stageSvg(draft, name, folder, notes)
      : await stageRaster(draft, name, folder, notes);
  } catch (error) {
    return noteRefusal(error, notes);
  }
}

async function stageRaster(
  draft: Draft,
  name: string,
  folder: string,
  notes: Notes,
): Promise<StagedFile | null> {
  const raster = readRaster(draft.start);
  const problem = rasterProblem(raster, name);
  if (problem || !raster) {
    if (problem) find(notes, { file: name, ...problem });
    await rm(draft.path);
    return null;
  }
  const { extension, type, width, height } = raster;
  return { ...(await finish(folder, draft, extension)), type, width, height };
}

function rasterProblem(raster: ReturnType<typeof readRaster>, name: string): Omit<Finding, 'file'> | null {
  const extension = extensionOf(name);
  const named = extension.toUpperCase();
  if (!raster) return { message: `This is not a readable ${named} image.`, remedy: 'Save it again.' };
  if (raster.extension !== extension) {
    const message = `The name says ${named}, but it is a ${raster.extension.toUpperCase()} image.`;
    return { message, remedy: 'Rename it.' };
  }
  if (raster.width * raster.height <= imageLimits.pixels) return null;
  const message = `The image has ${raster.width} × ${raster.height} pixels.`;
  return { message, remedy: 'Save it smaller.' };
}

async function stageSvg(
  draft: Draft,
  name: string,
  folder: string,
  notes: Notes,
): Promise<StagedFile | null> {
  const decoded = decodePage(await readFile(draft.path));
  await rm(draft.path);
  if ('problem' in decoded) {
    find(notes, { file: name, ...decoded.problem });
    return null;
  }
  const read = rebuildSvg(decoded.text);
  if ('problem' in read) {
    find(notes, { file: name, ...read.problem });
    return null;
  }
  const { svg, width, height, dropped } = read;
  const [first] = dropped;
  if (first)
    warn(notes, { file: name, ...first, message: leftOutOf(dropped), remedy: 'Check how it looks.' });
  const size = width && height ? { width, height } : {};
  return { ...(await stageBytes(folder, Buffer.from(svg), 'svg')), type: 'image/svg+xml', ...size };
}

function leftOutOf(dropped: SvgProblem[]): string {
  const what = [...new Set(dropped.map(({ message }) => message))].slice(0, 5).join(', ');
  return `Left out of the image, because it runs or fetches something: ${what}.`;
}
