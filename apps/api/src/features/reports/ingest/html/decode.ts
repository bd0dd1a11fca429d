import type { Finding } from '@caliper/contract/problem.ts';

const remedy = 'Save it as UTF-8.';

type Note = Omit<Finding, 'file'>;

/** The text of a page, with what is uncertain about it; or a message for its author. */
export type Decoded = { text: string; note?: Note } | { problem: Note };

export function decodePage(bytes: Buffer): Decoded {
  const said = markedCharset(bytes) ?? declaredCharset(bytes);
  const unsaid = said === undefined ? unmarkedUtf16(bytes) : undefined;
  const charset = said ?? unsaid ?? 'utf-8';
  const decoder = decoderOf(charset);
  if (!decoder) return { problem: { message: `The charset ${charset} is not known.`, remedy } };
  try {
    return { text: decoder.decode(bytes), ...(unsaid && { note: guessed('UTF-16') }) };
  } catch {
    if (charset === 'utf-8' && !holdsUtf8(bytes)) return westernPage(bytes, said);
    return {
      problem: { message: `The page is not valid ${charset}.`, line: badLine(bytes, charset), remedy },
    };
  }
}

function guessed(charset: string, said?: string): Note {
  const why = said
    ? `is not written in ${said}, as it says`
    : 'does not say in which character set it is written';
  return {
    message: `The page ${why}; it was read as ${charset}.`,
    remedy: `Check letters such as é, ä and “ ” in the chapter. ${remedy}`,
  };
}

/** What Windows programs write if nobody says otherwise. */
function westernPage(bytes: Buffer, said: string | undefined): Decoded {
  const text = new TextDecoder('windows-1252').decode(bytes);
  const place = bytes.findIndex((byte) => byte > 0x7f);
  const line = bytes.toString('latin1', 0, place).split('\n').length;
  return { text, note: { ...guessed('windows-1252', said), line, excerpt: lineAround(text, place) } };
}

function lineAround(text: string, place: number): string {
  const start = Math.max(text.lastIndexOf('\n', place) + 1, place - 40);
  return text.slice(start, place + 60).split('\n')[0] ?? '';
}

/** A page in UTF-8 with a few wrong bytes is damaged, and not in another character set. */
function holdsUtf8(bytes: Buffer): boolean {
  return /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/.test(
    bytes.toString('latin1'),
  );
}

function markedCharset(bytes: Buffer): string | undefined {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return 'utf-8';
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return undefined;
}

/** In UTF-16, every second byte of the tags that begin a page is zero. */
function unmarkedUtf16(bytes: Buffer): string | undefined {
  const start = bytes.subarray(0, 2048);
  const zeros = [0, 0];
  for (const [index, byte] of start.entries()) if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const enough = start.length * 0.3;
  if (odd > enough && even < odd / 10) return 'utf-16le';
  return even > enough && odd < even / 10 ? 'utf-16be' : undefined;
}

/** A page that names UTF-16 in ASCII letters is not in UTF-16; browsers read it as UTF-8. */
function declaredCharset(bytes: Buffer): string | undefined {
  const start = bytes.toString('latin1', 0, 4096);
  const [, name] =
    start.match(/<meta[^>]*charset\s*=\s*["']?\s*([\w:.-]+)/i) ??
    start.match(/^\s*<\?xml[^>]*encoding\s*=\s*["']([\w:.-]+)/i) ??
    [];
  return name && /^utf-?16/i.test(name) ? 'utf-8' : name?.toLowerCase();
}

function decoderOf(charset: string): InstanceType<typeof TextDecoder> | null {
  try {
    return new TextDecoder(charset, { fatal: true });
  } catch {
    return null;
  }
}

function badLine(bytes: Buffer, charset: string): number | undefined {
  const text = new TextDecoder(charset).decode(bytes);
  const place = text.indexOf('\ufffd');
  return place < 0 ? undefined : text.slice(0, place).split('\n').length;
}
