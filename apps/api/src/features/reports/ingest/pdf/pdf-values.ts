/** A value in a PDF, as far as it matters here: text and numbers are of no interest. */
export type PdfValue = Name | Reference | PdfDictionary | PdfValue[] | number | null;

interface Name {
  name: string;
}

interface Reference {
  refersTo: number;
}

/** A key may be given several times, and programs do not agree which one counts. */
export interface PdfDictionary {
  entries: Map<string, PdfValue[]>;
}

export interface ParsedObject {
  value: PdfValue;
  /** Where the content of its stream begins, if it has one. */
  streamAt: number | null;
  end: number;
}

/** The value goes on after the given bytes, or is nested deeper than in any document. */
export class Unreadable extends Error {}

type Token = Name | number | string | null;

const deepest = 200;
const whitespace = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set([...'()<>[]{}/%'].map((one) => one.charCodeAt(0)));
const ends = new Set(['endobj', 'stream', 'obj', 'xref', 'trailer', 'startxref']);

export function isName(value: PdfValue | undefined): value is Name {
  return typeof value === 'object' && value !== null && 'name' in value;
}

export function isReference(value: PdfValue | undefined): value is Reference {
  return typeof value === 'object' && value !== null && 'refersTo' in value;
}

export function isDictionary(value: PdfValue | undefined): value is PdfDictionary {
  return typeof value === 'object' && value !== null && 'entries' in value;
}

/**
 * Reads one value, as forgivingly as the programs that show documents do: what is not closed ends with the object.
 * `isAll` says that the bytes are the end of what there is.
 */
export function parseObject(bytes: Buffer, at: number, isAll: boolean): ParsedObject {
  const lexer = createLexer(bytes, at, isAll);
  const value = readValue(lexer, lexer.next(), 0);
  const after = lexer.next();
  const end = lexer.place();
  return { value, streamAt: after === 'stream' ? afterLineBreak(bytes, end) : null, end };
}

function afterLineBreak(bytes: Buffer, at: number): number {
  const next = bytes[at] === 13 ? at + 1 : at;
  return bytes[next] === 10 ? next + 1 : next;
}

type Lexer = ReturnType<typeof createLexer>;

function readValue(lexer: Lexer, token: Token, depth: number): PdfValue {
  if (depth > deepest) throw new Unreadable();
  if (token === '<<') return readDictionary(lexer, depth);
  if (token === '[') return readArray(lexer, depth);
  if (typeof token === 'number') return readNumber(lexer, token);
  return isName(token as PdfValue) ? (token as Name) : null;
}

function readDictionary(lexer: Lexer, depth: number): PdfDictionary {
  const entries = new Map<string, PdfValue[]>();
  for (let token = lexer.next(); token !== '>>' && !isEnd(lexer, token); token = lexer.next()) {
    if (typeof token !== 'object' || token === null) continue;
    const first = lexer.next();
    if (first === '>>' || isEnd(lexer, first)) break;
    const values = entries.get(token.name) ?? [];
    values.push(readValue(lexer, first, depth + 1));
    entries.set(token.name, values);
  }
  return { entries };
}

function readArray(lexer: Lexer, depth: number): PdfValue[] {
  const values: PdfValue[] = [];
  for (let token = lexer.next(); token !== ']' && !isEnd(lexer, token); token = lexer.next()) {
    if (token === '>>') {
      lexer.putBack();
      break;
    }
    values.push(readValue(lexer, token, depth + 1));
  }
  return values;
}

/** A number, or the first of the three parts of a reference: `12 0 R`. */
function readNumber(lexer: Lexer, number: number): number | Reference {
  const place = lexer.place();
  if (typeof lexer.next() === 'number' && lexer.next() === 'R') return { refersTo: number };
  lexer.goTo(place);
  return number;
}

/** The end of the object stays to be read, because it also ends everything around this. */
function isEnd(lexer: Lexer, token: Token): boolean {
  const is = token === null || (typeof token === 'string' && ends.has(token));
  if (is) lexer.putBack();
  return is;
}

function createLexer(bytes: Buffer, from: number, isAll: boolean) {
  let at = from;
  let before = from;

  function skipBlank(): void {
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at] as number;
      if (byte === 0x25) while (at < bytes.length && bytes[at] !== 10 && bytes[at] !== 13) at += 1;
      else if (!whitespace.has(byte)) return;
    }
  }

  function readRegular(): string {
    const start = at;
    while (at < bytes.length && !whitespace.has(bytes[at] as number) && !delimiters.has(bytes[at] as number))
      at += 1;
    return bytes.toString('latin1', start, at);
  }

  /** Any letter may be written as `#` and its code. */
  function readName(): Name {
    at += 1;
    const text = readRegular();
    const decode = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16));
    return { name: text.replace(/#([0-9a-f]{2})/gi, decode) };
  }

  function skipText(): string {
    let open = 0;
    for (; at < bytes.length; at += 1) {
      const byte = bytes[at];
      if (byte === 0x5c) at += 1;
      else if (byte === 0x28) open += 1;
      else if (byte === 0x29) open -= 1;
      if (open === 0) break;
    }
    at += 1;
    return '()';
  }

  function skipHex(): string {
    while (at < bytes.length && bytes[at] !== 0x3e) at += 1;
    at += 1;
    return '()';
  }

  function readMark(byte: number): Token {
    const isDouble = bytes[at + 1] === byte;
    if (byte === 0x2f) return readName();
    if (byte === 0x28) return skipText();
    if (byte === 0x3c && !isDouble) return skipHex();
    const width = isDouble && (byte === 0x3c || byte === 0x3e) ? 2 : 1;
    at += width;
    return bytes.toString('latin1', at - width, at);
  }

  function readToken(): Token {
    skipBlank();
    if (at >= bytes.length) return null;
    const byte = bytes[at] as number;
    if (delimiters.has(byte)) return readMark(byte);
    const word = readRegular();
    const number = /^[+-]?[\d.]+$/.test(word) ? Number(word) : Number.NaN;
    return Number.isNaN(number) ? word : number;
  }

  return {
    /** Null at the end of everything. */
    next(): Token {
      before = at;
      const token = readToken();
      if (at >= bytes.length && !isAll) throw new Unreadable();
      return token;
    },
    putBack: () => {
      at = before;
    },
    place: () => at,
    goTo: (place: number) => {
      at = place;
    },
  };
}
