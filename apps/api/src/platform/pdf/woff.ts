import { inflateSync } from 'node:zlib';

const headerBytes = 44;
const entryBytes = 20;
const fontEntryBytes = 16;

/** The font inside a WOFF file. The PDF writer could unpack it too, but in plain JavaScript, which is much slower. */
export function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) =>
    readTable(woff, headerBytes + index * entryBytes),
  );
  const power = Math.floor(Math.log2(count));
  const header = Buffer.alloc(12 + count * fontEntryBytes);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  header.writeUInt16BE(2 ** power * 16, 6);
  header.writeUInt16BE(power, 8);
  header.writeUInt16BE(count * 16 - 2 ** power * 16, 10);
  let offset = header.length;
  for (const [index, { tag, checksum, data }] of tables.entries()) {
    const place = 12 + index * fontEntryBytes;
    tag.copy(header, place);
    header.writeUInt32BE(checksum, place + 4);
    header.writeUInt32BE(offset, place + 8);
    header.writeUInt32BE(data.length, place + 12);
    offset += padded(data.length);
  }
  return Buffer.concat([
    header,
    ...tables.flatMap(({ data }) => [data, Buffer.alloc(padded(data.length) - data.length)]),
  ]);
}

function readTable(woff: Buffer, place: number) {
  const start = woff.readUInt32BE(place + 4);
  const packed = woff.subarray(start, start + woff.readUInt32BE(place + 8));
  const isPacked = packed.length < woff.readUInt32BE(place + 12);
  return {
    tag: woff.subarray(place, place + 4),
    checksum: woff.readUInt32BE(place + 16),
    data: isPacked ? inflateSync(packed) : packed,
  };
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}
