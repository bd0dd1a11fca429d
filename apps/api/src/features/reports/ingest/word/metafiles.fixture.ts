/** A rectangle as Windows programs record it: a header, one record, an end. */
export function emf(): Buffer {
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
  header.writeUInt32LE(88 + 24 + 20, 48);
  header.writeUInt32LE(3, 52);
  header.writeUInt16LE(1, 56);
  for (const [at, value] of [
    [72, 1920],
    [76, 1080],
    [80, 508],
    [84, 286],
  ] as const)
    header.writeInt32LE(value, at);
  return Buffer.concat([header, record(43, [5, 5, 90, 40]), record(14, [0, 0, 20])]);
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
