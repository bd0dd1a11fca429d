import type { StagedFile } from '../content.ts';
import { stageBytes } from '../staged-files.ts';
import { imageLimits } from './limits.ts';
import { readRaster } from './raster.ts';
import { rebuildSvg } from './svg.ts';

/** An image as a file of the package; null if browsers cannot show it or it is too large. */
export async function stageRasterBytes(bytes: Buffer, folder: string): Promise<StagedFile | null> {
  const raster = bytes.length > imageLimits.raster.bytes ? null : readRaster(bytes);
  if (!raster || raster.width * raster.height > imageLimits.pixels) return null;
  const { extension, type, width, height } = raster;
  return { ...(await stageBytes(folder, bytes, extension)), type, width, height };
}

/** A drawing as a file of the package, rebuilt from what is allowed; null if it cannot be read. */
export async function stageSvgText(text: string, folder: string): Promise<StagedFile | null> {
  const read = text.length > imageLimits.svg.bytes ? null : rebuildSvg(text);
  if (!read || 'problem' in read) return null;
  const { svg, width, height } = read;
  const size = width && height ? { width, height } : {};
  return { ...(await stageBytes(folder, Buffer.from(svg), 'svg')), type: 'image/svg+xml', ...size };
}
