import { crc32, deflateRawSync } from 'node:zlib';

/** A member of a ZIP, including faults that no proper tool writes. */
export interface Part {
  name: string;
  data: Buffer;
  deflate?: boolean;
  flags?: number;
  method?: number;
  mode?: number;
  /** The unpacked size in the directory. */
  declared?: number;
  /** More names for the same bytes. */
  also?: string[];
  /** The comment in the directory. */
  comment?: Buffer;
}

export function zipBytes(parts: Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const packed = part.deflate ? deflateRawSync(part.data) : part.data;
    const local = Buffer.concat([header(part, part.name, packed), Buffer.from(part.name), packed]);
    for (const name of [part.name, ...(part.also ?? [])])
      directory.push(directoryEntry(part, name, packed, offset));
    files.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  return Buffer.concat([...files, list, ending(directory.length, list.length, offset)]);
}

function sizes(part: Part, name: string, packed: Buffer): Buffer {
  const bytes = Buffer.alloc(26);
  bytes.writeUInt16LE(20, 0);
  bytes.writeUInt16LE((part.flags ?? 0) | 0x800, 2);
  bytes.writeUInt16LE(part.method ?? (part.deflate ? 8 : 0), 4);
  bytes.writeUInt32LE(crc32(part.data), 10);
  bytes.writeUInt32LE(packed.length, 14);
  bytes.writeUInt32LE(part.declared ?? part.data.length, 18);
  bytes.writeUInt16LE(Buffer.byteLength(name), 22);
  return bytes;
}

function header(part: Part, name: string, packed: Buffer): Buffer {
  return Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), sizes(part, name, packed)]);
}

function directoryEntry(part: Part, name: string, packed: Buffer, offset: number): Buffer {
  const rest = Buffer.alloc(14);
  rest.writeUInt32LE(((part.mode ?? 0) << 16) >>> 0, 6);
  rest.writeUInt32LE(offset, 10);
  rest.writeUInt16LE(part.comment?.length ?? 0, 0);
  const start = Buffer.from('PK\x01\x02\x14\x03', 'latin1');
  return Buffer.concat([
    start,
    sizes(part, name, packed),
    rest,
    Buffer.from(name),
    part.comment ?? Buffer.alloc(0),
  ]);
}

function ending(count: number, length: number, offset: number): Buffer {
  const bytes = Buffer.alloc(22);
  bytes.write('PK\x05\x06', 'latin1');
  bytes.writeUInt16LE(count, 8);
  bytes.writeUInt16LE(count, 10);
  bytes.writeUInt32LE(length, 12);
  bytes.writeUInt32LE(offset, 16);
  return bytes;
}
