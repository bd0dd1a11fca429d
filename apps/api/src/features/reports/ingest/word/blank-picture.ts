import { inflateSync } from 'node:zlib';
import { readRaster } from '../images/raster.ts';

/** Bytes of a pixel by the type of colour, for eight bits each. */
const pixelBytes = new Map([
  [0, 1],
  [2, 3],
  [3, 1],
  [4, 2],
  [6, 4],
]);
const mostPixels = 30_000_000;

interface Header {
  width: number;
  height: number;
  /** Bytes of a pixel. */
  bytes: number;
}

/** Whether a PNG shows one colour and nothing else. One that is written in an unusual way is taken to show something. */
export function isBlank(png: Buffer): boolean {
  const header = headerOf(png);
  if (!header) return false;
  try {
    const { width, height, bytes } = header;
    const limit = { maxOutputLength: height * (1 + width * bytes) };
    return isPlain(inflateSync(Buffer.concat(dataOf(png)), limit), header);
  } catch {
    return false;
  }
}

function headerOf(png: Buffer): Header | null {
  if (readRaster(png)?.extension !== 'png' || png.length < 33) return null;
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const bytes = pixelBytes.get(png[25] ?? -1);
  const [depth, isInterlaced] = [png[24], png[28] !== 0];
  if (!bytes || depth !== 8 || isInterlaced || width * height > mostPixels) return null;
  return { width, height, bytes };
}

function dataOf(png: Buffer): Buffer[] {
  const data: Buffer[] = [];
  for (let at = 8; at + 12 <= png.length; at += 12 + png.readUInt32BE(at)) {
    const start = at + 8;
    if (png.toString('latin1', at + 4, start) === 'IDAT')
      data.push(png.subarray(start, start + png.readUInt32BE(at)));
  }
  return data;
}

/** A line is stored as differences to the pixel before it or the line above it, or as it is. */
function isPlain(rows: Buffer, { width, height, bytes }: Header): boolean {
  const stride = 1 + width * bytes;
  const first = rows.subarray(1, 1 + bytes);
  for (let row = 0; row < height; row += 1) {
    const filter = rows[row * stride] ?? 0;
    for (let at = 0; at < width * bytes; at += 1) {
      const stored = rows[row * stride + 1 + at];
      if (stored !== expected(filter, { row, at, bytes }, first)) return false;
    }
  }
  return true;
}

/** What is stored for a byte of a picture in which all pixels are like the first one. */
function expected(
  filter: number,
  { row, at, bytes }: { row: number; at: number; bytes: number },
  first: Buffer,
) {
  const value = first[at % bytes] ?? 0;
  const [left, above] = [at >= bytes ? value : 0, row > 0 ? value : 0];
  const predicted = [0, left, above, (left + above) >> 1, left || above][filter] ?? 0;
  return (value - predicted) & 0xff;
}
