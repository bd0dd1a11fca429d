/** In millimetres. */
export interface Size {
  width: number;
  height: number;
}

const emfSignature = ' EMF';
const placeableWmf = 'd7cdc69a';
const plainWmf = '01000900';
/** The record of a plain metafile that says how large its drawing is, in units of its own. */
const setWindowExtent = 0x020c;
const mostRecords = 100;
/** For a drawing that has proportions but no size: the width of the text on a usual page. */
const usualWidth = 160;

export function isMetafile(bytes: Buffer): boolean {
  const start = bytes.toString('hex', 0, 4);
  return isEmf(bytes) || start === placeableWmf || start === plainWmf;
}

function isEmf(bytes: Buffer): boolean {
  return bytes.length >= 88 && bytes.toString('latin1', 40, 44) === emfSignature;
}

/** Null for one that is damaged. */
export function metafileSize(bytes: Buffer): Size | null {
  const size = isEmf(bytes) ? emfSize(bytes) : wmfSize(bytes);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** The frame, in hundredths of a millimetre. */
function emfSize(bytes: Buffer): Size {
  const at = (offset: number) => bytes.readInt32LE(offset);
  return { width: (at(32) - at(24)) / 100, height: (at(36) - at(28)) / 100 };
}

function wmfSize(bytes: Buffer): Size | null {
  if (bytes.toString('hex', 0, 4) !== placeableWmf) return plainSize(bytes);
  if (bytes.length < 22) return null;
  const at = (offset: number) => bytes.readInt16LE(offset);
  const perMillimetre = bytes.readUInt16LE(14) / 25.4;
  return { width: (at(10) - at(6)) / perMillimetre, height: (at(12) - at(8)) / perMillimetre };
}

function plainSize(bytes: Buffer): Size | null {
  let place = 18;
  for (let record = 0; record < mostRecords && place + 10 <= bytes.length; record += 1) {
    if (bytes.readUInt16LE(place + 4) === setWindowExtent) {
      const [height, width] = [bytes.readInt16LE(place + 6), bytes.readInt16LE(place + 8)].map(Math.abs);
      return width && height ? { width: usualWidth, height: (usualWidth * height) / width } : null;
    }
    place += Math.max(3, bytes.readUInt32LE(place)) * 2;
  }
  return null;
}
