import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompress,
  brotliDecompressSync,
  constants,
  crc32,
  deflateRawSync,
} from 'node:zlib';

const [pack, unpack] = [promisify(brotliCompress), promisify(brotliDecompress)];

export type Encoding = 'br' | 'gzip' | 'identity';

const { BROTLI_PARAM_LGWIN, BROTLI_PARAM_QUALITY, BROTLI_OPERATION_FLUSH, Z_SYNC_FLUSH } = constants;

/**
 * Text that is sent again and again, kept packed as browsers ask for it. What differs from answer to answer is its end:
 * that is added as it is, which both formats allow, and costs next to nothing.
 */
export class Packed {
  #brotli: Buffer;
  #gzip: { deflated: Buffer; crc: number; length: number } | undefined;
  #asked = 0;

  /** In a hurry: one reader waits for it. */
  constructor(head: string) {
    this.#brotli = alone(brotliCompressSync(head, quick));
  }

  /** About how much it takes: the other format comes to about as much, where it is asked for. */
  get bytes(): number {
    return this.#brotli.length * 2;
  }

  /**
   * The whole text with this end, in pieces: what is kept is not copied for each reader. Copies would be
   * left for the collector faster than it takes them away.
   */
  with(end: string, encoding: Encoding): Buffer[] {
    const tail = Buffer.from(end);
    if (encoding === 'br') return this.#asBrotli(tail);
    return encoding === 'gzip' ? this.#asGzip(tail) : [this.#unpacked(), tail];
  }

  /** Better, and on another thread, once somebody else asks too: nobody waits for it, and all who follow load less. */
  async #packWell(): Promise<void> {
    const text = await unpack(this.#closed());
    this.#brotli = alone(await pack(text, thorough));
  }

  #unpacked(): Buffer {
    return brotliDecompressSync(this.#closed());
  }

  #closed(): Buffer {
    return Buffer.concat([this.#brotli, lastMetablock]);
  }

  #asBrotli(tail: Buffer): Buffer[] {
    this.#asked += 1;
    if (this.#asked === 2) this.#packWell().catch(() => {});
    const rest = piecesOf(tail).flatMap((part) => [uncompressedMetablock(part.length), part]);
    return [this.#brotli, Buffer.concat([...rest, lastMetablock])];
  }

  #asGzip(tail: Buffer): Buffer[] {
    this.#gzip ??= deflate(this.#unpacked());
    const { deflated, crc, length } = this.#gzip;
    const rest = piecesOf(tail).flatMap((part) => [storedBlock(part.length), part]);
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc32(tail, crc), 0);
    trailer.writeUInt32LE((length + tail.length) % 2 ** 32, 4);
    return [gzipHeader, deflated, Buffer.concat([...rest, lastBlock, trailer])];
  }
}

/** With a window of 256 KB, which is made ready sooner than the usual one of 4 MB. */
const packedAt = (quality: number) => ({
  finishFlush: BROTLI_OPERATION_FLUSH,
  params: { [BROTLI_PARAM_QUALITY]: quality, [BROTLI_PARAM_LGWIN]: 18 },
});
/** Half the time of quality 3, for a tenth more bytes. */
const quick = packedAt(1);
/** A tenth less bytes than quality 3. */
const thorough = packedAt(5);

/** At less than half of the usual level's time, for 3 % more bytes. */
function deflate(text: Buffer) {
  const deflated = alone(deflateRawSync(text, { level: 4, finishFlush: Z_SYNC_FLUSH }));
  return { deflated, crc: crc32(text), length: text.length };
}

/** Without the rest of the 16 KB that zlib wrote it into, which would be kept with it. */
function alone(packed: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(packed.length);
  packed.copy(own);
  return own;
}

/** RFC 1952: deflated, no name, no time. */
const gzipHeader = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** RFC 1951: an empty stored block that is the last one. */
const lastBlock = Buffer.from([1, 0, 0, 0xff, 0xff]);
/** RFC 7932: an empty meta-block that is the last one. */
const lastMetablock = Buffer.from([3]);

const mostInPiece = 0xffff;

function piecesOf(tail: Buffer): Buffer[] {
  const count = Math.ceil(tail.length / mostInPiece);
  return Array.from({ length: count }, (_, index) =>
    tail.subarray(index * mostInPiece, (index + 1) * mostInPiece),
  );
}

/** RFC 1951, 3.2.4: not the last, stored, its length and the complement of that. */
function storedBlock(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}

/** RFC 7932, 9.2: not the last, its length in four nibbles, uncompressed. */
function uncompressedMetablock(length: number): Buffer {
  const header = Buffer.alloc(3);
  header.writeUIntLE(((length - 1) << 3) | (1 << 19), 0, 3);
  return header;
}
