import { crc32, deflateSync } from 'node:zlib';

/** A rectangle as Windows programs record it: a header, one record, an end. Or the same with nothing drawn. */
export function emf(isEmpty = false): Buffer {
  const header = Buffer.alloc(88);
  header.writeUInt32LE(1, 0);
  header.writeUInt32LE(88, 4);
  // Bounds in pixels, frame in hundredths of a millimetre.
  header.writeInt32LE(99, 16);
  header.writeInt32LE(49, 20);
  header.writeInt32LE(2646, 32);
  header.writeInt32LE(1323, 36);
  header.write(' EMF', 40, 'latin1');
  header.writeUInt32LE(0x10000, 44);
  header.writeUInt32LE(88 + (isEmpty ? 0 : 24) + 20, 48);
  header.writeUInt32LE(isEmpty ? 2 : 3, 52);
  header.writeUInt16LE(1, 56);
  for (const [at, value] of [
    [72, 1920],
    [76, 1080],
    [80, 508],
    [84, 286],
  ] as const)
    header.writeInt32LE(value, at);
  return Buffer.concat([header, ...(isEmpty ? [] : [record(43, [5, 5, 90, 40])]), record(14, [0, 0, 20])]);
}

function record(type: number, values: number[]): Buffer {
  const bytes = Buffer.alloc(8 + 4 * values.length);
  bytes.writeUInt32LE(type, 0);
  bytes.writeUInt32LE(bytes.length, 4);
  for (const [index, value] of values.entries()) bytes.writeInt32LE(value, 8 + 4 * index);
  return bytes;
}

/** The same for older Windows; a header in front of it may say how large it is. */
export function wmf(isPlaceable: boolean): Buffer {
  const placeable = Buffer.alloc(22);
  placeable.writeUInt32LE(0x9ac6cdd7, 0);
  placeable.writeInt16LE(2000, 10);
  placeable.writeInt16LE(1000, 12);
  placeable.writeUInt16LE(1000, 14);
  const header = Buffer.alloc(18);
  header.writeUInt16LE(1, 0);
  header.writeUInt16LE(9, 2);
  header.writeUInt16LE(0x300, 4);
  const extent = Buffer.alloc(10);
  extent.writeUInt32LE(5, 0);
  extent.writeUInt16LE(0x020c, 4);
  extent.writeInt16LE(1000, 6);
  extent.writeInt16LE(2000, 8);
  const end = Buffer.from([3, 0, 0, 0, 0, 0]);
  return Buffer.concat([...(isPlaceable ? [placeable] : []), header, extent, end]);
}

/** A PNG of one colour, its lines stored in one of the five ways; `dot` is the place of a byte that differs. */
export function pngOf(
  colour: [number, number, number],
  width: number,
  height: number,
  { filter = 0, dot }: { filter?: number; dot?: number } = {},
): Buffer {
  const pixels = Buffer.alloc(width * height * 3, Buffer.from(colour));
  if (dot !== undefined) pixels[dot] = 0;
  const at = (row: number, byte: number) => (row < 0 || byte < 0 ? 0 : (pixels[row * width * 3 + byte] ?? 0));
  const rows = Array.from({ length: height }, (_, row) => [
    filter,
    ...Array.from({ length: width * 3 }, (_, byte) => {
      const [left, above, corner] = [at(row, byte - 3), at(row - 1, byte), at(row - 1, byte - 3)];
      const guess = [0, left, above, (left + above) >> 1, paeth(left, above, corner)][filter] ?? 0;
      return (at(row, byte) - guess) & 0xff;
    }),
  ]);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const data = deflateSync(Buffer.from(rows.flat()));
  const start = Buffer.from('89504e470d0a1a0a', 'hex');
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

function paeth(left: number, above: number, corner: number): number {
  const near = (value: number) => Math.abs(left + above - corner - value);
  if (near(left) <= near(above) && near(left) <= near(corner)) return left;
  return near(above) <= near(corner) ? above : corner;
}

function chunk(type: string, data: Buffer): Buffer {
  const bytes = Buffer.concat([Buffer.alloc(4), Buffer.from(type, 'latin1'), data, Buffer.alloc(4)]);
  bytes.writeUInt32BE(data.length, 0);
  bytes.writeUInt32BE(crc32(bytes.subarray(4, -4)), bytes.length - 4);
  return bytes;
}
