import { imageSize } from 'image-size';

export interface Raster {
  extension: 'png' | 'jpg' | 'gif' | 'webp';
  type: string;
  width: number;
  height: number;
}

const signatures: [Raster['extension'], string, (start: Buffer) => boolean][] = [
  ['png', 'image/png', (start) => start.toString('latin1', 0, 8) === '\x89PNG\r\n\x1a\n'],
  ['jpg', 'image/jpeg', (start) => start.toString('latin1', 0, 3) === '\xff\xd8\xff'],
  ['gif', 'image/gif', (start) => /^GIF8[79]a/.test(start.toString('latin1', 0, 6))],
  ['webp', 'image/webp', (start) => /^RIFF[\s\S]{4}WEBP/.test(start.toString('latin1', 0, 12))],
];

/** The image type by its bytes, whatever its name; null if browsers cannot show it. */
export function readRaster(start: Buffer): Raster | null {
  const found = signatures.find(([, , fits]) => fits(start));
  if (!found) return null;
  try {
    const { width, height, orientation = 1 } = imageSize(start);
    if (!(width > 0 && height > 0)) return null;
    const isTurned = orientation >= 5;
    return {
      extension: found[0],
      type: found[1],
      width: isTurned ? height : width,
      height: isTurned ? width : height,
    };
  } catch {
    return null;
  }
}

export function extensionOf(name: string): string {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  return extension === 'jpeg' ? 'jpg' : extension;
}
