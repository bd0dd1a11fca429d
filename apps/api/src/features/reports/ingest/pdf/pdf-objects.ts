import type { FileHandle } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import {
  isDictionary,
  isName,
  type ParsedObject,
  type PdfDictionary,
  type PdfValue,
  parseObject,
  Unreadable,
} from './pdf-values.ts';

export interface PdfObject {
  /** Null for a trailer. */
  number: number | null;
  value: PdfValue;
}

const megabyte = 1024 * 1024;
/** The file is read in steps; no object is longer than one. */
const step = 4 * megabyte;
/** How much of a stream is read; more only if it has not ended. */
const packedSteps = [megabyte / 4, step, 4 * step];
const largestUnpacked = 16 * megabyte;
const mostObjects = 2_000_000;
const mostUnpacked = 256 * megabyte;

/** The two numbers before `obj`; comments may stand between them, which a line break betrays. */
const head = /(?:(\d+)[\s\0]+\d+[\s\0]*|[\r\n][\s\0]*\d*[\s\0]*)$/;
const longestHead = 32;

/**
 * All objects of a file, wherever they are: a program finds them by their place, so they may also be hidden in the
 * content of others. Those packed into streams are unpacked.
 */
export async function* pdfObjects(file: FileHandle): AsyncGenerator<PdfObject> {
  const { size } = await file.stat();
  // Objects within objects, as nobody writes them, would be read again and again.
  const budget: Budget = { objects: mostObjects, unpacked: mostUnpacked, read: 4 * size + mostUnpacked };
  for (let from = 0; from < size; from += step) {
    const start = Math.max(0, from - longestHead);
    const bytes = await readAt(file, start, from - start + 2 * step);
    const isAll = start + bytes.length >= size;
    for (const { number, at } of startsIn(bytes, from - start, from - start + step)) {
      const { value, streamAt } = spend(budget, at, parseObject(bytes, at, isAll));
      yield { number, value };
      if (streamAt === null || !isDictionary(value) || !value.entries.has('First')) continue;
      const content = await unpack(value, (length) => readAt(file, start + streamAt, length), budget);
      yield* objectsIn(value, content, budget);
    }
  }
}

interface Budget {
  objects: number;
  unpacked: number;
  read: number;
}

function spend(budget: Budget, from: number, parsed: ParsedObject): ParsedObject {
  budget.objects -= 1;
  budget.read -= parsed.end - from;
  if (budget.objects < 0 || budget.read < 0) throw new Unreadable();
  return parsed;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read({ buffer: Buffer.allocUnsafe(length), position });
  return buffer.subarray(0, bytesRead);
}

function* startsIn(
  bytes: Buffer,
  from: number,
  to: number,
): Generator<{ number: number | null; at: number }> {
  for (let at = bytes.indexOf('obj', from); at >= 0 && at < to; at = bytes.indexOf('obj', at + 3)) {
    const found = head.exec(bytes.toString('latin1', Math.max(0, at - longestHead), at));
    if (found) yield { number: found[1] === undefined ? null : Number(found[1]), at: at + 3 };
  }
  for (let at = bytes.indexOf('trailer', from); at >= 0 && at < to; at = bytes.indexOf('trailer', at + 7))
    yield { number: null, at: at + 7 };
}

/** The objects in a stream: first their numbers and places, then themselves. */
function* objectsIn(dictionary: PdfDictionary, bytes: Buffer, budget: Budget): Generator<PdfObject> {
  const [count, first] = [only(dictionary, 'N'), only(dictionary, 'First')];
  if (typeof count !== 'number' || typeof first !== 'number') throw new Unreadable();
  const numbers = bytes.toString('latin1', 0, first).match(/\d+/g)?.map(Number) ?? [];
  for (let index = 0; index + 1 < Math.min(numbers.length, 2 * count); index += 2) {
    const [number = 0, place = 0] = numbers.slice(index, index + 2);
    const { value } = spend(budget, first + place, parseObject(bytes, first + place, true));
    yield { number, value };
  }
}

type Read = (length: number) => Promise<Buffer>;

async function unpack(dictionary: PdfDictionary, read: Read, budget: Budget): Promise<Buffer> {
  const { entries } = dictionary;
  if (!entries.has('Filter') && !entries.has('F')) return read(largestUnpacked);
  if (!isDeflated(dictionary)) throw new Unreadable();
  for (const length of packedSteps) {
    const content = inflate(await read(length), Math.min(largestUnpacked, budget.unpacked));
    budget.unpacked -= content?.length ?? 0;
    if (content) return content;
  }
  throw new Unreadable();
}

/** Other ways to pack are allowed, but no program uses them for objects. */
function isDeflated(dictionary: PdfDictionary): boolean {
  const filter = only(dictionary, 'Filter');
  const name = Array.isArray(filter) && filter.length === 1 ? filter[0] : filter;
  const hasMore = dictionary.entries.has('DecodeParms') || dictionary.entries.has('F');
  return isName(name) && name.name === 'FlateDecode' && !hasMore;
}

/** Null if there is more of it. */
function inflate(packed: Buffer, maxOutputLength: number): Buffer | null {
  try {
    return inflateSync(packed, { maxOutputLength });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR') return null;
    throw new Unreadable();
  }
}

/** Undefined if there are several, because programs do not agree which one counts. */
function only({ entries }: PdfDictionary, key: string): PdfValue | undefined {
  const values = entries.get(key) ?? [];
  return values.length === 1 ? values[0] : undefined;
}
