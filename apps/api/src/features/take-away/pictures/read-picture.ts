import { readFile } from 'node:fs/promises';
import type { Picture } from '../document.ts';
import { drawableSvg } from './drawable-svg.ts';
import { opaquePng } from './opaque-png.ts';

/** A picture as every format can show it. */
export interface ReadablePicture {
  bytes: Buffer;
  type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
}

/** Drawings are made this much larger than they are shown, so that they stay sharp in print. */
const sharpness = 3;
const most = { side: 2400, pixels: 64_000_000 };

/** Loaded only by those who have pictures. */
const renderer = () => import('@napi-rs/canvas');

/** Null for a file that is missing, or is not the picture that it says it is. */
export async function readPicture(picture: Picture): Promise<ReadablePicture | null> {
  try {
    const bytes = await readFile(picture.path);
    return goesAsItIs(bytes, picture) ? await checked(bytes, picture) : await drawn(bytes, picture);
  } catch {
    return null;
  }
}

/** JPEG, and PNG without transparency, in rows from top to bottom. */
function goesAsItIs(bytes: Buffer, { type }: Picture): boolean {
  if (type === 'image/jpeg') return true;
  const [depth, colour, interlace] = [bytes[24], bytes[25], bytes[28]];
  return type === 'image/png' && depth === 8 && colour === 2 && interlace === 0 && !bytes.includes('tRNS');
}

async function checked(bytes: Buffer, { type }: Picture): Promise<ReadablePicture | null> {
  const isJpeg = type === 'image/jpeg';
  if (isJpeg ? bytes.readUInt16BE(0) !== 0xffd8 : !isWholePng(bytes)) return null;
  const { loadImage } = await renderer();
  const { width, height } = await loadImage(bytes);
  return { bytes, type: isJpeg ? 'image/jpeg' : 'image/png', width, height };
}

/** Of half a file, a decoder makes half a picture. */
function isWholePng(bytes: Buffer): boolean {
  return bytes.readUInt32BE(0) === 0x89504e47 && bytes.includes('IEND', -64);
}

/** Anything else is drawn on white, which is the paper. */
async function drawn(bytes: Buffer, picture: Picture): Promise<ReadablePicture | null> {
  const { createCanvas, loadImage } = await renderer();
  const isDrawing = picture.type === 'image/svg+xml';
  if (picture.type === 'image/png' && !isWholePng(bytes)) return null;
  const image = await loadImage(
    isDrawing ? Buffer.from(drawableSvg(bytes.toString('utf8'), picture)) : bytes,
  );
  const size = isDrawing ? picture : image;
  if (!(size.width > 0 && size.height > 0) || image.width * image.height > most.pixels) return null;
  const scale = Math.min(isDrawing ? sharpness : 1, most.side / Math.max(size.width, size.height));
  const [width, height] = [size.width, size.height].map((side) => Math.max(1, Math.round(side * scale))) as [
    number,
    number,
  ];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  return { bytes: await opaquePng(canvas.data(), width, height), type: 'image/png', width, height };
}
